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
import gridmark.words.Words;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Gives points. An answer earns its share for every check it passes: a quarter each for givens,
 * rows, columns and blocks; all or nothing for a puzzle without a solution. No answer, no points,
 * and none for what is known by heart. The rest is the rubric's.
 *
 * @param submitted when the submission was handed in, if that matters
 */
public record Scorer(Rubric rubric, Optional<Instant> submitted) {

  private static final String BY_HEART =
      "%s %s no points: the answers were right there, but wrong whenever the same questions came in another"
          + " form. Points are for answers that the program works out.";
  private static final String TOO_FAR =
      "Part of the points is for answers that are nearly right: %s earned none.";

  /**
   * The result of a run.
   *
   * @param byHeart the ids of cases whose answers are right in no other form
   */
  public Result score(
      Submission submission,
      Preparation preparation,
      List<Judgement> judgements,
      Set<String> byHeart,
      List<Diagnosis> diagnoses,
      Assignment assignment,
      long seed,
      Environment environment) {
    List<String> notes = new ArrayList<>(preparation.notes());
    notes.addAll(notesOnInput(judgements, assignment.signature().methodName()));
    notes.addAll(notesOnLeftovers(judgements, assignment.signature().methodName()));
    Optional<FormulaFacts> formula = FormulaFacts.of(judgements);
    formula.filter(facts -> !facts.usesSat4j()).ifPresent(facts -> notes.add(FormulaFacts.NO_SAT));
    notes.addAll(notesOnPoints(judgements, byHeart));
    List<CaseResult> cases =
        judgements.stream()
            .map(each -> new CaseResult(each, byHeart.contains(id(each)) ? 0 : points(each)))
            .toList();
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
    double counted = rubric.partialCredit() ? judgement.share() : Math.floor(judgement.share());
    BigDecimal points = BigDecimal.valueOf(judgement.run().testCase().points() * counted);
    return Rounding.USUAL.of(points).doubleValue();
  }

  /** Without a number: with one, the hidden cases could be made to count for the student. */
  private static List<String> notesOnLeftovers(List<Judgement> judgements, String method) {
    boolean isAfresh =
        judgements.stream()
            .map(Judgement::run)
            .anyMatch(run -> run.isAfresh() && run.testCase().feedback().tellsEnd());
    return isAfresh
        ? List.of(
            ("Some cases were asked again in a fresh process, because what earlier calls of %s left"
                    + " behind (threads, open files, temporary files, memory) had used up a limit;"
                    + " the second answer counts. Shut down executors, close files and delete"
                    + " temporary ones before %s returns.")
                .formatted(method, method))
        : List.of();
  }

  private static String id(Judgement judgement) {
    return judgement.run().testCase().id();
  }

  /** Where points are missing that a reader may have counted on. */
  private List<String> notesOnPoints(List<Judgement> judgements, Set<String> byHeart) {
    List<String> notes = new ArrayList<>();
    if (!byHeart.isEmpty()) {
      notes.add(
          BY_HEART.formatted(
              Words.counted(byHeart.size(), "public case"),
              byHeart.size() == 1 ? "earns" : "earn"));
    }
    long tooFar =
        judgements.stream()
            .filter(each -> each.run().testCase().feedback().tellsAll())
            .filter(each -> each.share() == 0 && each.checks().stream().anyMatch(Check::passed))
            .count();
    if (rubric.partialCredit() && tooFar > 0) {
      notes.add(TOO_FAR.formatted(Words.counted(tooFar, "public case")));
    }
    return notes;
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
