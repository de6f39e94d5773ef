package gridmark.grader.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DiagnosisCodeTest {

  @Test
  void saysWhatOneDoesAndWhatManyDo() {
    assertThat(DiagnosisCode.MISSING_BLOCK_RULE.doneBy(31)).isEqualTo("miss the block rule");
    assertThat(DiagnosisCode.MISSING_BLOCK_RULE.doneBy(1)).isEqualTo("misses the block rule");
    assertThat(DiagnosisCode.TOO_SLOW.doneBy(1)).isEqualTo("runs out of time");
  }

  @ParameterizedTest
  @EnumSource
  void everyDeedBeginsWithAVerb(DiagnosisCode code) {
    assertThat(code.doneBy(2)).matches("[a-z]+ [a-z ]+");
    assertThat(code.doneBy(1)).matches("[a-z]+s [a-z ]+");
  }
}
