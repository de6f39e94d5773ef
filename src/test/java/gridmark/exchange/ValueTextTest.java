package gridmark.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ValueTextTest {

  @Test
  void readsWhatItWrote() {
    assertReadBack(Type.GRID, new Value.Rows(new int[][] {{1, -2}, null, {}, {7}}));
    assertReadBack(Type.GRID, new Value.Rows(new int[0][]));
    assertReadBack(Type.GRID, new Value.Rows(new int[1][0]));
    assertReadBack(Type.CLAUSES, new Value.Rows(new int[100_000][3]));
    assertReadBack(Type.MODEL, new Value.Literals(1, -2, Integer.MIN_VALUE));
    assertReadBack(Type.MODEL, new Value.Literals());
    assertReadBack(Type.COUNT, new Value.Count(BigInteger.TEN.pow(999)));
    assertReadBack(Type.COUNT, new Value.Count(BigInteger.TEN.pow(999).negate()));
    assertReadBack(Type.NUMBER, new Value.WholeNumber(-7));
  }

  @ParameterizedTest
  @EnumSource
  void readsOfAnyTypeThatThereIsNothingOrTooMuch(Type type) {
    assertReadBack(type, new Value.Nothing());
    assertReadBack(type, new Value.TooLarge(20_000, Long.MAX_VALUE));
  }

  @ParameterizedTest
  @CsvSource({
    "GRID, literals:1:1",
    "GRID, number:1",
    "CLAUSES, rows:2000001:1",
    "CLAUSES, rows:2000000:1",
    "CLAUSES, rows:2:1;x",
    "MODEL, rows:1:1",
    "MODEL, literals:1:",
    "MODEL, literals:0:1",
    "MODEL, literals:-1:",
    "MODEL, literals:1000001:1",
    "MODEL, literals:1:null",
    "COUNT, count:",
    "COUNT, count:-",
    "COUNT, count:1.5",
    "COUNT, number:1",
    "NUMBER, number:",
    "NUMBER, number:2147483648",
    "NUMBER, count:1",
    "NUMBER, large:1",
    "NUMBER, large::",
    "NUMBER, Nothing"
  })
  void refusesWhatIsNoneOfItsType(Type type, String field) {
    assertThatIllegalArgumentException().isThrownBy(() -> ValueText.read(field, type));
  }

  @Test
  void refusesMoreThanTheTypeAllows() {
    String row = String.join(",", Collections.nCopies(1_000_001, "1"));
    assertRefused(Type.GRID, "rows:1:" + row);
    assertRefused(Type.GRID, "rows:65:" + ";".repeat(64));
    assertRefused(Type.CLAUSES, "rows:2:" + row + ";" + row);
    assertRefused(Type.MODEL, "literals:1000001:" + row);
    assertRefused(Type.COUNT, "count:" + "9".repeat(1001));
  }

  @Test
  void hasRoomForTheLargest() {
    int[][] grid = new int[64][64];
    for (int[] row : grid) {
      java.util.Arrays.fill(row, Integer.MIN_VALUE);
    }

    assertThat(ValueText.of(new Value.Rows(grid)).length())
        .isLessThanOrEqualTo(Type.GRID.longestField());
    assertThat(Type.CLAUSES.longestField()).isGreaterThan(Type.MODEL.longestField());
  }

  private static void assertRefused(Type type, String field) {
    assertThatIllegalArgumentException().isThrownBy(() -> ValueText.read(field, type));
  }

  private static void assertReadBack(Type type, Value value) {
    String field = ValueText.of(value);
    assertThat(field).doesNotContain(" ");
    assertThat(ValueText.read(field, type)).isEqualTo(value);
  }
}
