package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainNameTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Lee",
        "ann lee",
        "ANN  LEE ",
        "Lee, Ann",
        "ann_lee",
        "Ann-Lee",
        "ann.lee",
        "Änn Leé"
      })
  void doesNotDependOnSpelling(String name) {
    assertThat(PlainName.of(name)).isEqualTo("ann lee");
  }

  @Test
  void theOrderOfNamesCanBeIgnored() {
    assertThat(PlainName.inAnyOrder("Lee Ann")).isEqualTo(PlainName.inAnyOrder("Ann Lee"));
    assertThat(PlainName.of("Lee Ann")).isNotEqualTo(PlainName.of("Ann Lee"));
  }

  @Test
  void lettersWithStrokesArePlainToo() {
    assertThat(PlainName.of("Łukasz Øß O’Brien")).isEqualTo("lukasz oss obrien");
  }

  @Test
  void otherScriptsStay() {
    assertThat(PlainName.of("王 小明")).isEqualTo("王 小明");
    assertThat(PlainName.of("Иван-Петров")).isEqualTo("иван петров");
  }
}
