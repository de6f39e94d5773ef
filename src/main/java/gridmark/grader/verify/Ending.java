package gridmark.grader.verify;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How grading a sample ended, or must.
 *
 * @param status of the submission
 * @param verdict if it was graded, of the first case that was not accepted, or else of all
 */
public record Ending(Status status, Optional<Verdict> verdict) {

  /** How it ended. */
  static Ending of(Result result) {
    return named(result.outcome()).orElseThrow();
  }

  /** What a word stands for, such as "wrong_answer" or "compile_error". */
  static Optional<Ending> named(String word) {
    Stream<Ending> graded =
        Stream.of(Verdict.values()).map(each -> new Ending(Status.GRADED, Optional.of(each)));
    Stream<Ending> others =
        Stream.of(Status.values())
            .filter(each -> each != Status.GRADED)
            .map(each -> new Ending(each, Optional.empty()));
    return Stream.concat(others, graded)
        .filter(each -> each.word().equalsIgnoreCase(word))
        .findFirst();
  }

  /** The name of its folder. */
  public String word() {
    return verdict.map(Enum::name).orElse(status.name()).toLowerCase(Locale.ROOT);
  }

  boolean is(Verdict other) {
    return verdict.equals(Optional.of(other));
  }
}
