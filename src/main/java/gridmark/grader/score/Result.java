package gridmark.grader.score;

import gridmark.grader.judge.Verdict;
import gridmark.grader.submission.CompileError;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of one graded submission; every report is a rendering of it.
 *
 * @param submission its name
 * @param seed a number that goes with the submission, for whatever needs one
 * @param notes for the student
 */
public record Result(
    String submission,
    String assignment,
    Status status,
    long seed,
    Environment environment,
    List<String> notes,
    List<CompileError> compileErrors,
    List<CaseResult> cases) {

  public Result {
    notes = List.copyOf(notes);
    compileErrors = List.copyOf(compileErrors);
    cases = List.copyOf(cases);
  }

  public double score() {
    return rounded(cases.stream().mapToDouble(CaseResult::points).sum());
  }

  public double maxScore() {
    return rounded(cases.stream().mapToDouble(CaseResult::maxPoints).sum());
  }

  public long count(Verdict verdict) {
    return cases.stream().filter(each -> each.verdict() == verdict).count();
  }

  public boolean isFull() {
    return status == Status.GRADED && count(Verdict.ACCEPTED) == cases.size();
  }

  /** What the submission encodes; absent where nothing was counted. */
  public Optional<FormulaFacts> formula() {
    return FormulaFacts.of(cases.stream().map(CaseResult::judgement).toList());
  }

  /**
   * One word for the whole: the status if it was not graded, else the verdict of the first case
   * lost.
   */
  public String outcome() {
    if (status != Status.GRADED) {
      return status.name();
    }
    return cases.stream()
        .map(CaseResult::verdict)
        .filter(verdict -> verdict != Verdict.ACCEPTED)
        .findFirst()
        .orElse(Verdict.ACCEPTED)
        .name();
  }

  /** Shares of points are fractions; their sum should not show it. */
  static double rounded(double points) {
    return Math.round(points * 10_000) / 10_000.0;
  }
}
