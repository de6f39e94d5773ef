package gridmark.grader.judge;

import gridmark.assignment.Check;
import gridmark.assignment.Crash;
import gridmark.assignment.Lesson;
import gridmark.assignment.Observation;
import gridmark.assignment.Observation.Ending;
import gridmark.assignment.SatUse;
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
 * @param share what part of the points it earns, from 0 to 1
 * @param breaches the places where the answer breaks the rules, a phrase each
 * @param crash what was thrown, if that ended it
 * @param lesson what there is to learn from it, if it was lost and that was worked out
 */
public record Judgement(
    CaseRun run,
    Verdict verdict,
    String message,
    String discreetMessage,
    List<Check> checks,
    double share,
    List<String> breaches,
    Optional<Crash> crash,
    Optional<Lesson> lesson) {

  public Judgement {
    checks = List.copyOf(checks);
    breaches = List.copyOf(breaches);
  }

  /** A judgement of a run that gave no answer. */
  static Judgement of(CaseRun run, Verdict verdict, String message, String discreetMessage) {
    return new Judgement(
        run,
        verdict,
        message,
        discreetMessage,
        List.of(),
        0,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same, ended by something that was thrown. */
  Judgement with(Crash thrown) {
    return new Judgement(
        run,
        verdict,
        message,
        discreetMessage,
        checks,
        share,
        breaches,
        Optional.of(thrown),
        lesson);
  }

  Judgement withLesson() {
    Optional<Lesson> learnt = run.testCase().question().lesson(verdict, run.outcome().answer());
    return new Judgement(
        run, verdict, message, discreetMessage, checks, share, breaches, crash, learnt);
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
        ending(),
        run.outcome().answer(),
        crash,
        run.printed(),
        SatUse.of(run.facts()));
  }

  /** An exception that tells of a limit is the limit's doing, and says nothing of the question. */
  private Ending ending() {
    return verdict == Verdict.MEMORY_LIMIT || verdict == Verdict.OUTPUT_LIMIT
        ? Ending.OTHER_LIMIT
        : run.outcome().ending();
  }
}
