package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.diagnosis.CommonBug;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardBugTest {

  @Test
  void saysWhatOneDoesAndWhatManyDo() {
    assertThat(BoardBug.MISSING_BLOCK_RULE.doneBy(31)).isEqualTo("miss the block rule");
    assertThat(BoardBug.MISSING_BLOCK_RULE.doneBy(1)).isEqualTo("misses the block rule");
    assertThat(CommonBug.TOO_SLOW.doneBy(1)).isEqualTo("runs out of time");
  }

  @ParameterizedTest
  @EnumSource
  void everyDeedBeginsWithAVerb(BoardBug code) {
    assertThat(code.doneBy(2)).matches("[a-z]+ [a-z ]+");
    assertThat(code.doneBy(1)).matches("[a-z]+s [a-z ]+");
  }
}
