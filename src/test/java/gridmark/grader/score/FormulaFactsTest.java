package gridmark.grader.score;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.SatUse;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FormulaFactsTest {

  private static final TestCase OPEN = Runs.solvable("c-1");
  private static final SatUse EXTENDED = new SatUse(1, 729, 12_018, 0);
  private static final SatUse NONE = new SatUse(0, 0, 0, 0);

  @Test
  void comparesWithOurEncodingsOfTheSamePuzzle() {
    assertThat(of(run(OPEN, EXTENDED)).orElseThrow().text())
        .isEqualTo(
            "1 call of sat4j a case; 729 variables, 12,018 clauses in c-1"
                + " (extended encoding: 729 and 12,018; minimal: 729 and 8,859)");
  }

  @Test
  void namesCardinalityConstraints() {
    assertThat(of(run(OPEN, new SatUse(12, 729, 30, 648))).orElseThrow().text())
        .startsWith(
            "up to 12 calls of sat4j a case; 729 variables, 30 clauses, 648 cardinality constraints in c-1 (");
  }

  @Test
  void takesTheFirstOfTheLargestFormulas() {
    FormulaFacts facts =
        of(
                run(Runs.unsolvable("c-0"), NONE),
                run(OPEN, new SatUse(4, 9, 5, 0)),
                run(Runs.solvable("c-2"), EXTENDED),
                run(Runs.solvable("c-3"), EXTENDED))
            .orElseThrow();

    assertThat(facts.testCase().id()).isEqualTo("c-2");
    assertThat(facts.largest()).isEqualTo(EXTENDED);
    assertThat(facts.calls()).isEqualTo(4);
  }

  @Test
  void keepsHiddenCasesOut() {
    CaseRun hidden = run(Runs.hidden(Runs.solvable("h-1")), new SatUse(9, 729, 99_999, 0));

    assertThat(of(hidden)).isEmpty();
    assertThat(of(run(OPEN, EXTENDED), hidden)).isEqualTo(of(run(OPEN, EXTENDED)));
  }

  @Test
  void keepsOutWhatWasNotAnsweredOrNotCounted() {
    assertThat(of(Runs.run(OPEN, new Outcome.Ended(1), NONE))).isEmpty();
    assertThat(of(Runs.run(OPEN, Runs.rowsReturned(Runs.solution())))).isEmpty();
  }

  @Test
  void tellsThatSat4jWasNotCalled() {
    assertThat(of(run(OPEN, NONE)).orElseThrow().usesSat4j()).isFalse();
    assertThat(of(run(OPEN, NONE), run(OPEN, EXTENDED)).orElseThrow().usesSat4j()).isTrue();
  }

  @Test
  void canTellOfAnyForgedNumber() {
    int most = Integer.MAX_VALUE;

    assertThat(of(run(OPEN, new SatUse(most, most, most, most))).orElseThrow().text())
        .startsWith("up to 2,147,483,647 calls of sat4j a case; 2,147,483,647 variables");
  }

  private static Optional<FormulaFacts> of(CaseRun... runs) {
    return FormulaFacts.of(Judges.judge(List.of(runs)));
  }

  private static CaseRun run(TestCase testCase, SatUse use) {
    return Runs.run(testCase, Runs.rowsReturned(Runs.solution()), use);
  }
}
