package gridmark.grader.score;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UpshotTest {

  @Test
  void everyVerdictAndEveryStatusOfWhatWasNotGradedIsOne() {
    assertThat(
            Stream.concat(
                Stream.of(Verdict.values()).map(Verdict::name),
                Stream.of(Status.values())
                    .filter(status -> status != Status.GRADED)
                    .map(Status::name)))
        .allSatisfy(word -> assertThat(Upshot.valueOf(word).name()).isEqualTo(word));
  }

  @Test
  void isSaidInPlainWords() {
    assertThat(Upshot.WRONG_ANSWER.words()).isEqualTo("wrong answer");
    assertThat(Upshot.NOTHING.words()).isEqualTo("nothing handed in");
  }
}
