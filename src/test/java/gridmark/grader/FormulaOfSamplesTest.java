package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.sandbox.Limits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What samples encode, counted by real workers and never worth a mark. */
@Tag("process")
class FormulaOfSamplesTest {

  private static final String NOTE =
      "The program does not use sat4j or SatSolver: that is fine, points are for right answers.";

  @ParameterizedTest
  @CsvSource({"sat4j-direct, 11988", "classic-one-file, 8829", "helper-classes, 8829"})
  void countsTheClausesOfTheRulesAndOneForEachGiven(String sample, int rules) throws Exception {
    Result result = grade(sample);
    FormulaFacts facts = result.formula().orElseThrow();
    int givens =
        (int)
            CaseBoards.puzzle(facts.testCase())
                .toString()
                .chars()
                .filter(Character::isDigit)
                .count();

    assertThat(result.isFull()).isTrue();
    assertThat(facts.calls()).isEqualTo(1);
    assertThat(facts.largest().variables()).isEqualTo(729);
    assertThat(facts.largest().clauses()).isEqualTo(rules + givens);
    assertThat(facts.largest().cardinalities()).isZero();
    assertThat(result.notes()).doesNotContain(NOTE);
  }

  @Test
  void givesBacktrackingFullMarksAndANote() throws Exception {
    Result result = grade("backtracking-no-sat");

    assertThat(result.isFull()).isTrue();
    assertThat(result.formula().orElseThrow().usesSat4j()).isFalse();
    assertThat(result.notes()).containsOnlyOnce(NOTE);
  }

  private static Result grade(String sample) throws Exception {
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      return grader.grade(
          Repository.testcases().resolve("1-classic.json"),
          Repository.sample("accepted/" + sample),
          Terms.USUAL,
          GradeListener.NONE);
    }
  }
}
