package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.score.Result;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Samples with a bug that has a name are told its name, by way of real processes. */
class DiagnosedSamplesTest {

  @ParameterizedTest
  @CsvSource({
    "missing-row-rule, MISSING_ROW_RULE",
    "missing-column-rule, MISSING_COLUMN_RULE",
    "missing-block-rule, MISSING_BLOCK_RULE",
    "missing-cell-rule, EMPTY_CELLS",
    "givens-ignored, GIVENS_IGNORED",
    "transposed, TRANSPOSED",
    "digit-off-by-one, DIGIT_OFF_BY_ONE",
    "always-zeros, ALWAYS_ZEROS",
    "null-for-unsolvable, UNSOLVABLE_NOT_ZEROS",
    "fills-unsolvable, UNSOLVABLE_NOT_ZEROS",
    "remembers-first-answer, STATE_LEAK",
    "right-every-other-time, STATE_LEAK",
    "hard-coded-answers, HARD_CODED",
    "null-always, WRONG_SHAPE"
  })
  void namesTheBug(String sample, String code) throws Exception {
    Result result = grade("wrong_answer/" + sample);

    assertThat(result.diagnoses())
        .first()
        .extracting(diagnosis -> diagnosis.code().name())
        .isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"accepted/classic-one-file", "accepted/backtracking-no-sat"})
  void saysNothingOfRightSolver(String sample) throws Exception {
    assertThat(grade(sample).diagnoses()).isEmpty();
  }

  private static Result grade(String sample) throws Exception {
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      return grader.grade(
          Repository.testcases(), Repository.sample(sample), Terms.USUAL, run -> {});
    }
  }
}
