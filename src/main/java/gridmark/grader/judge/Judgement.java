package gridmark.grader.judge;

import gridmark.board.Violation;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import java.util.List;

/**
 * One case, judged.
 *
 * @param message what is wrong and where, with nothing held back; empty when the case is accepted
 * @param checks what the answer was checked for; none if there was no answer
 * @param violations the places where the answer breaks the rules
 */
public record Judgement(
    CaseRun run, Verdict verdict, String message, List<Check> checks, List<Violation> violations) {

  public Judgement {
    checks = List.copyOf(checks);
    violations = List.copyOf(violations);
  }

  /** A message that gives away neither the puzzle nor the answer, for a hidden case. */
  public String discreetMessage() {
    if (run.outcome() instanceof Outcome.Threw threw) {
      // Message and frames are in the submission's hands and could carry the puzzle; the type is
      // not.
      return verdict == Verdict.MEMORY_LIMIT
          ? "the program needed too much memory"
          : "solve threw " + threw.type();
    }
    if (verdict != Verdict.WRONG_ANSWER) {
      return message;
    }
    List<String> failed =
        checks.stream().filter(check -> !check.passed()).map(Check::name).toList();
    // Whether the puzzle has a solution is part of the answer, so "zeros", and zeros, look the
    // same.
    boolean tellsNothing = failed.contains(Judge.ZEROS) || failed.size() == checks.size();
    return tellsNothing
        ? "the answer is wrong"
        : "the answer breaks the rule for " + String.join(", ", failed);
  }
}
