package gridmark.grader.judge;

import gridmark.board.Violation;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import java.util.List;
import java.util.Set;

/**
 * One case, judged.
 *
 * @param message what is wrong and where, with nothing held back; empty when the case is accepted
 * @param checks what the answer was checked for; none if there was no answer
 * @param violations the places where the answer breaks the rules
 */
public record Judgement(
    CaseRun run, Verdict verdict, String message, List<Check> checks, List<Violation> violations) {

  /** What wrong programs throw without meaning to. */
  private static final Set<String> TELLING =
      Set.of(
          "java.lang.ArithmeticException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.ClassCastException",
          "java.lang.IndexOutOfBoundsException",
          "java.lang.NegativeArraySizeException",
          "java.lang.NullPointerException",
          "java.lang.StackOverflowError",
          "java.util.NoSuchElementException");

  public Judgement {
    checks = List.copyOf(checks);
    violations = List.copyOf(violations);
  }

  /**
   * A message that gives away neither the puzzle nor the answer, for a hidden case. What the
   * submission chose itself (the text, the place and the type of an exception, an exit code) could
   * carry the puzzle out, and which rule an answer breaks would tell whether there is a solution.
   */
  public String discreetMessage() {
    return switch (verdict) {
      case ACCEPTED -> "";
      case WRONG_ANSWER -> "the answer is wrong";
      case CRASHED ->
          run.outcome() instanceof Outcome.Threw threw
              ? discreet(threw)
              : "the program ended itself";
      case MEMORY_LIMIT -> "the program needed too much memory";
      case OUTPUT_LIMIT -> "the program printed or wrote too much";
      case TIME_LIMIT, NOT_RUN, GRADER_ERROR -> message;
    };
  }

  /** A few types are named, since they help; any type would be a way to speak. */
  private static String discreet(Outcome.Threw threw) {
    return TELLING.contains(threw.type())
        ? "solve threw " + threw.type()
        : "solve threw an exception";
  }
}
