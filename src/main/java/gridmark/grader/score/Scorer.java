package gridmark.grader.score;

import gridmark.assignment.Assignment;
import gridmark.assignment.Check;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Verdict;
import gridmark.exchange.Wire;
import gridmark.grader.judge.Judgement;
import gridmark.grader.run.Outcome;
import gridmark.grader.submission.Submission;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Gives points. An answer earns its share for every check it passes: a quarter each for givens,
 * rows, columns and blocks; all or nothing for a puzzle without a solution. No answer, no points.
 * The rest is the rubric's.
 *
 * @param submitted when the submission was handed in, if that matters
 */
public record Scorer(Rubric rubric, Optional<Instant> submitted) {

  /** The result of a run. */
  public Result score(
      Submission submission,
      Preparation preparation,
      List<Judgement> judgements,
      List<Diagnosis> diagnoses,
      Assignment assignment,
      long seed,
      Environment environment) {
    List<String> notes = new ArrayList<>(preparation.notes());
    notes.addAll(notesOnInput(judgements, assignment.signature().methodName()));
    Optional<FormulaFacts> formula = FormulaFacts.of(judgements);
    formula.filter(facts -> !facts.usesSat4j()).ifPresent(facts -> notes.add(FormulaFacts.NO_SAT));
    List<CaseResult> cases =
        judgements.stream().map(judgement -> new CaseResult(judgement, points(judgement))).toList();
    Reckoning.Circumstances circumstances = circumstances(preparation, judgements);
    return new Result(
        submission.name(),
        assignment.word(),
        circumstances.status(),
        seed,
        environment,
        notes,
        errors(preparation),
        diagnoses,
        cases,
        Reckoning.score(cases, rubric, circumstances),
        Reckoning.score(shown(cases), rubric, circumstances),
        formula);
  }

  private static List<CaseResult> shown(List<CaseResult> cases) {
    return cases.stream().filter(each -> each.testCase().feedback().tellsEnd()).toList();
  }

  private Reckoning.Circumstances circumstances(
      Preparation preparation, List<Judgement> judgements) {
    boolean lacksInterface =
        preparation instanceof Preparation.Ready ready && !ready.program().conforms();
    Set<String> tags =
        judgements.stream()
            .flatMap(judgement -> judgement.run().testCase().tags().stream())
            .collect(Collectors.toSet());
    return new Reckoning.Circumstances(
        status(preparation, judgements), lacksInterface, submitted, tags);
  }

  private static Status status(Preparation preparation, List<Judgement> judgements) {
    if (preparation instanceof Preparation.Rejected rejected) {
      return Status.valueOf(rejected.reason().name());
    }
    boolean fault = judgements.stream().anyMatch(each -> each.verdict() == Verdict.GRADER_ERROR);
    return fault ? Status.GRADER_ERROR : Status.GRADED;
  }

  private static List<CompileError> errors(Preparation preparation) {
    return preparation instanceof Preparation.Rejected rejected
        ? rejected.compileErrors()
        : List.of();
  }

  private double points(Judgement judgement) {
    long passed = judgement.checks().stream().filter(Check::passed).count();
    double share = judgement.checks().isEmpty() ? 0 : (double) passed / judgement.checks().size();
    double counted = rubric.partialCredit() ? share : Math.floor(share);
    BigDecimal points = BigDecimal.valueOf(judgement.run().testCase().points() * counted);
    return Rounding.USUAL.of(points).doubleValue();
  }

  private static List<String> notesOnInput(List<Judgement> judgements, String method) {
    List<String> uses =
        judgements.stream()
            .map(Judgement::run)
            // A note would tell of a case of which nothing may be told.
            .filter(run -> run.testCase().feedback().tellsEnd())
            .filter(run -> run.outcome() instanceof Outcome.Answered)
            .map(run -> run.facts().getOrDefault(Wire.INPUT, ""))
            .toList();
    if (uses.contains(Wire.RETURNED)) {
      return List.of(method + " returned the array it was given; that alone costs nothing.");
    }
    return uses.contains(Wire.CHANGED)
        ? List.of(method + " changed the array it was given; that alone costs nothing.")
        : List.of();
  }
}
