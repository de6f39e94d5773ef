package gridmark.report.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultWordsTest {

  @ParameterizedTest
  @CsvSource({
    "PT0S, under 10 ms",
    "PT0.0000004S, 1 µs",
    "PT0.00003S, 30 µs",
    "PT0.012S, 12 ms",
    "PT0.999S, 999 ms",
    "PT1S, 1 s",
    "PT10.051S, 10.05 s"
  })
  void saysTimesInFewFigures(Duration time, String words) {
    assertThat(ResultWords.time(time)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Java 17.0.15 | Java 17",
        "Java 25 | Java 25",
        "Java 25.0.1, compiled for 17 | Java 17",
        "Java 25-ea, compiled for 21 | Java 21"
      })
  void saysOfAVersionWhatProgramsAreWrittenFor(String full, String words) {
    assertThat(ResultWords.mainVersion(full)).isEqualTo(words);
  }
}
