package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.diagnosis.CommonBug;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardBugTest {

  @Test
  void saysWhatOneDoesAndWhatManyDo() {
    assertThat(doneBy(BoardBug.MISSING_BLOCK_RULE, 31)).isEqualTo("miss the block rule");
    assertThat(doneBy(BoardBug.MISSING_BLOCK_RULE, 1)).isEqualTo("misses the block rule");
    assertThat(doneBy(CommonBug.TOO_SLOW, 1)).isEqualTo("runs out of time");
  }

  @ParameterizedTest
  @EnumSource
  void everyDeedBeginsWithAVerb(BoardBug code) {
    assertThat(doneBy(code, 2)).matches("[a-z]+ [a-z ]+");
    assertThat(doneBy(code, 1)).matches("[a-z]+s [a-z ]+");
  }

  private static String doneBy(DiagnosisCode code, long count) {
    return DiagnosisCode.doneBy(code.meaning().deed(), count);
  }
}
