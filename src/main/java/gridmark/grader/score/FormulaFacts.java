package gridmark.grader.score;

import gridmark.assignment.OurFormulas;
import gridmark.assignment.SatUse;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.words.Words;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a submission encodes, over the cases it answered of which all is told: how many clauses it
 * makes of a hidden puzzle would tell how many givens that has. Counted in the submission's own
 * process, and worth no points either way.
 *
 * @param calls the most calls of sat4j in one case
 * @param testCase the first of those with the largest formula
 * @param largest what was asked of sat4j there
 * @param ours what our own encodings make of the same question, where there are any
 */
public record FormulaFacts(
    int calls, TestCase testCase, SatUse largest, Optional<OurFormulas> ours) {

  /** For those who solve without sat4j. */
  static final String NO_SAT =
      "The program does not use sat4j or SatSolver: that is fine, points are for right answers.";

  /** The facts of all judgements, if a public case was answered and its worker counted. */
  static Optional<FormulaFacts> of(List<Judgement> judgements) {
    List<CaseRun> counted =
        judgements.stream()
            .map(Judgement::run)
            .filter(run -> run.testCase().feedback().tellsAll())
            .filter(run -> run.outcome() instanceof Outcome.Answered)
            .filter(run -> SatUse.of(run.facts()).isPresent())
            .toList();
    int calls = counted.stream().mapToInt(run -> use(run).calls()).max().orElse(0);
    return counted.stream()
        .min(Comparator.comparingLong(run -> -constraints(use(run))))
        .map(
            run ->
                new FormulaFacts(
                    calls, run.testCase(), use(run), run.testCase().question().formulas()));
  }

  private static SatUse use(CaseRun run) {
    return SatUse.of(run.facts()).orElseThrow();
  }

  private static long constraints(SatUse use) {
    return (long) use.clauses() + use.cardinalities();
  }

  /** Whether sat4j was called at all. */
  public boolean usesSat4j() {
    return calls > 0;
  }

  /** The facts in words, without a full stop. */
  public String text() {
    if (!usesSat4j()) {
      return "no call of sat4j";
    }
    String cardinalities =
        largest.cardinalities() == 0
            ? ""
            : ", " + count(largest.cardinalities(), "cardinality constraint");
    return "%s of sat4j a case; %s, %s%s in %s%s"
        .formatted(
            (calls == 1 ? "" : "up to ") + count(calls, "call"),
            count(largest.variables(), "variable"),
            count(largest.clauses(), "clause"),
            cardinalities,
            testCase.id(),
            ours().map(FormulaFacts::comparison).orElse(""));
  }

  private static String count(int number, String thing) {
    return Words.grouped(number) + " " + thing + (number == 1 ? "" : "s");
  }

  private static String comparison(OurFormulas ours) {
    return " (extended encoding: %s; minimal: %s)"
        .formatted(size(ours.extended()), size(ours.minimal()));
  }

  private static String size(OurFormulas.Size formula) {
    return Words.grouped(formula.variables()) + " and " + Words.grouped(formula.clauses());
  }
}
