package gridmark.grader.judge;

import gridmark.assignment.Check;
import gridmark.assignment.Lesson;
import gridmark.assignment.Observation;
import gridmark.assignment.Verdict;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import java.util.List;
import java.util.Optional;

/**
 * One case, judged.
 *
 * @param message what is wrong and where, with nothing held back; empty when the case is accepted
 * @param discreetMessage one that gives away neither the question nor the answer, for a case that
 *     is held back. What the submission chose itself (the text, the place and the type of an
 *     exception, an exit code) could carry the question out
 * @param checks what the answer was checked for; none if there was no answer
 * @param breaches the places where the answer breaks the rules, a phrase each
 * @param lesson what there is to learn from it, if it was lost and that was worked out
 */
public record Judgement(
    CaseRun run,
    Verdict verdict,
    String message,
    String discreetMessage,
    List<Check> checks,
    List<String> breaches,
    Optional<Lesson> lesson) {

  public Judgement {
    checks = List.copyOf(checks);
    breaches = List.copyOf(breaches);
  }

  /** A judgement of a run that gave no answer. */
  static Judgement of(CaseRun run, Verdict verdict, String message, String discreetMessage) {
    return new Judgement(
        run, verdict, message, discreetMessage, List.of(), List.of(), Optional.empty());
  }

  Judgement withLesson() {
    Optional<Lesson> learnt = run.testCase().question().lesson(verdict, run.outcome().answer());
    return new Judgement(run, verdict, message, discreetMessage, checks, breaches, learnt);
  }

  /** What a diagnosis may see of it. */
  public Observation observed() {
    TestCase testCase = run.testCase();
    return new Observation(
        testCase.id(),
        testCase.question(),
        testCase.tags(),
        testCase.feedback().tellsAll(),
        verdict,
        run.outcome().ending(),
        run.outcome().answer());
  }
}
