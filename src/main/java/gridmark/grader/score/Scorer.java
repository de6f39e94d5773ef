package gridmark.grader.score;

import gridmark.grader.judge.Check;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Verdict;
import gridmark.grader.run.Outcome;
import gridmark.grader.submission.CompileError;
import gridmark.grader.submission.Preparation;
import gridmark.grader.submission.Submission;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives points. An answer earns its share for every check it passes: a quarter each for givens,
 * rows, columns and blocks; all or nothing for a puzzle without a solution. No answer, no points.
 */
public final class Scorer {

  private Scorer() {}

  /** The result of a run. */
  public static Result score(
      Submission submission,
      Preparation preparation,
      List<Judgement> judgements,
      String assignment,
      long seed,
      Environment environment) {
    List<String> notes = new ArrayList<>(preparation.notes());
    notes.addAll(notesOnInput(judgements));
    FormulaFacts.of(judgements)
        .filter(facts -> !facts.usesSat4j())
        .ifPresent(facts -> notes.add(FormulaFacts.NO_SAT));
    return new Result(
        submission.name(),
        assignment,
        status(preparation, judgements),
        seed,
        environment,
        notes,
        errors(preparation),
        judgements.stream()
            .map(judgement -> new CaseResult(judgement, points(judgement)))
            .toList());
  }

  private static Status status(Preparation preparation, List<Judgement> judgements) {
    if (preparation instanceof Preparation.Rejected rejected) {
      return switch (rejected.reason()) {
        case COMPILE_ERROR -> Status.COMPILE_ERROR;
        case NO_SOLVER -> Status.NO_SOLVER;
        case WRONG_INTERFACE -> Status.WRONG_INTERFACE;
        case GRADER_ERROR -> Status.GRADER_ERROR;
      };
    }
    boolean fault = judgements.stream().anyMatch(each -> each.verdict() == Verdict.GRADER_ERROR);
    return fault ? Status.GRADER_ERROR : Status.GRADED;
  }

  private static List<CompileError> errors(Preparation preparation) {
    return preparation instanceof Preparation.Rejected rejected
        ? rejected.compileErrors()
        : List.of();
  }

  private static double points(Judgement judgement) {
    long passed = judgement.checks().stream().filter(Check::passed).count();
    double share = judgement.checks().isEmpty() ? 0 : (double) passed / judgement.checks().size();
    return Result.rounded(judgement.run().testCase().points() * share);
  }

  private static List<String> notesOnInput(List<Judgement> judgements) {
    List<Outcome.InputUse> uses =
        judgements.stream()
            .map(judgement -> judgement.run().outcome())
            .filter(Outcome.Answered.class::isInstance)
            .map(outcome -> ((Outcome.Answered) outcome).inputUse())
            .toList();
    if (uses.contains(Outcome.InputUse.RETURNED)) {
      return List.of("solve returned the array it was given: accepted.");
    }
    return uses.contains(Outcome.InputUse.CHANGED)
        ? List.of("solve changed the array it was given: accepted.")
        : List.of();
  }
}
