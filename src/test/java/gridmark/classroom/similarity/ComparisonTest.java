package gridmark.classroom.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gridmark.classroom.gradebook.SimilarPair;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  private static final List<String> KEYS = List.of("ann", "bob", "eve");

  @Test
  void numbersBecomeKeys() {
    Comparison comparison =
        Comparison.read(
            List.of("left 2 short", "pair 0 1 0.9800", "end 2 1"), KEYS, Map.of("zoe", "is gone"));

    assertThat(comparison.pairs()).containsExactly(new SimilarPair("ann", "bob", 0.98));
    assertThat(comparison.compared()).isEqualTo(2);
    assertThat(comparison.similarPairs()).isEqualTo(1);
    assertThat(comparison.leftOut()).isEqualTo(Map.of("eve", "it is too short", "zoe", "is gone"));
  }

  @Test
  void anAnswerThatIsCutOffIsNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Comparison.read(List.of("pair 0 1 0.98"), KEYS, Map.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Comparison.read(List.of(), KEYS, Map.of()));
  }
}
