package gridmark.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordsTest {

  @Test
  void oneThingIsOneAndAllElseAreMany() {
    assertThat(Words.counted(0, "case")).isEqualTo("0 cases");
    assertThat(Words.counted(1, "case")).isEqualTo("1 case");
    assertThat(Words.counted(2, "case")).isEqualTo("2 cases");
    assertThat(Words.counted(1, "try", "tries")).isEqualTo("1 try");
    assertThat(Words.counted(3, "try", "tries")).isEqualTo("3 tries");
  }

  @Test
  void theLastOfAListComesAfterAnAnd() {
    assertThat(Words.list(List.of())).isEmpty();
    assertThat(Words.list(List.of("a"))).isEqualTo("a");
    assertThat(Words.list(List.of("a", "b"))).isEqualTo("a and b");
    assertThat(Words.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
  }

  @Test
  void ofManyTheFirstAreNamedAndTheOthersCounted() {
    assertThat(Words.some(List.of("a", "b"), 2)).isEqualTo("a, b");
    assertThat(Words.some(List.of("a", "b", "c", "d"), 2)).isEqualTo("a, b and 2 more");
  }

  @Test
  void numbersAreTheSameInEveryLocale() {
    assertThat(Words.plain(2.50)).isEqualTo("2.5");
    assertThat(Words.plain(100)).isEqualTo("100");
    assertThat(Words.seconds(Duration.ofSeconds(10))).isEqualTo("10 s");
    assertThat(Words.seconds(Duration.ofMillis(250))).isEqualTo("0.25 s");
    assertThat(Words.hundredths(Duration.ofSeconds(10))).isEqualTo("10.00 s");
    assertThat(Words.grouped(999)).isEqualTo("999");
    assertThat(Words.grouped(12_018)).isEqualTo("12,018");
    assertThat(Words.grouped(new BigInteger("6670903752021072936960")))
        .isEqualTo("6,670,903,752,021,072,936,960");
  }

  @Test
  void aSentenceBeginsWithACapital() {
    assertThat(Words.capital("wrong answer")).isEqualTo("Wrong answer");
  }
}
