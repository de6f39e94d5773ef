package gridmark.grader.score;

import gridmark.assignment.Verdict;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a submission, in one word: the verdict of the first case lost, the status of what
 * could not be run, or why there is neither.
 */
public enum Upshot {
  ACCEPTED,
  WRONG_ANSWER,
  TIME_LIMIT,
  MEMORY_LIMIT,
  OUTPUT_LIMIT,
  CRASHED,
  NOT_RUN,
  COMPILE_ERROR,
  NO_SOLVER,
  WRONG_INTERFACE,
  GRADER_ERROR,

  /** The submission could not be read, or broke the grader. */
  NOT_GRADED,

  /** There is no submission. */
  NOTHING;

  static Upshot of(Status status, Stream<Verdict> verdicts) {
    Stream<Verdict> lost = verdicts.filter(verdict -> verdict != Verdict.ACCEPTED);
    return status == Status.GRADED
        ? valueOf(lost.findFirst().orElse(Verdict.ACCEPTED).name())
        : valueOf(status.name());
  }

  /** What may come of grading and has this word, such as "wrong_answer" or "compile_error". */
  public static Optional<Upshot> named(String word) {
    return Stream.of(values())
        .filter(each -> each != NOT_GRADED && each != NOTHING)
        .filter(each -> each.name().equalsIgnoreCase(word))
        .findFirst();
  }

  /** In one word: "wrong_answer". */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As people would say it. */
  public String words() {
    return this == NOTHING ? "nothing handed in" : word().replace('_', ' ');
  }
}
