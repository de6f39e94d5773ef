package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CnfTest {

  private static final Cnf FORMULA = Cnf.of(3, List.of(new int[] {1, -2}, new int[] {}));

  @Test
  void givesTheClausesBackInOrder() {
    assertThat(FORMULA.variables()).isEqualTo(3);
    assertThat(FORMULA.clauses()).isEqualTo(2);
    assertThat(FORMULA.clause(0)).containsExactly(1, -2);
    assertThat(FORMULA.clause(1)).isEmpty();
  }

  @Test
  void growsToManyClausesOfAnyLength() {
    List<int[]> clauses = new ArrayList<>();
    for (int length = 0; length < 300; length++) {
      clauses.add(IntStream.rangeClosed(1, length).toArray());
    }
    Cnf formula = Cnf.of(300, clauses);
    for (int i = 0; i < 300; i++) {
      assertThat(formula.clause(i)).isEqualTo(clauses.get(i));
    }
  }

  @Test
  void addingAClauseLeavesTheFormulaAsItWas() {
    assertThat(FORMULA.and(3, 1))
        .isEqualTo(Cnf.of(3, List.of(new int[] {1, -2}, new int[] {}, new int[] {3, 1})));
    assertThat(FORMULA.andAllOf(3, 1))
        .isEqualTo(
            Cnf.of(3, List.of(new int[] {1, -2}, new int[] {}, new int[] {3}, new int[] {1})));
    assertThat(FORMULA.clauses()).isEqualTo(2);
  }

  @Test
  void cannotBeChangedThroughItsArrays() {
    int[] clause = {1, 2};
    Cnf formula = Cnf.of(2, List.of(clause));
    clause[0] = -1;
    formula.clause(0)[1] = -2;
    assertThat(formula.clause(0)).containsExactly(1, 2);
  }

  @Test
  void isEqualToTheSameClausesInTheSameOrder() {
    Cnf split = Cnf.of(3, List.of(new int[] {1}, new int[] {-2}));
    Cnf joined = Cnf.of(3, List.of(new int[] {1, -2}));
    assertThat(FORMULA).isEqualTo(Cnf.of(3, List.of(new int[] {1, -2}, new int[] {})));
    assertThat(FORMULA).hasSameHashCodeAs(Cnf.of(3, List.of(new int[] {1, -2}, new int[] {})));
    assertThat(split).isNotEqualTo(joined);
    assertThat(joined).isNotEqualTo(Cnf.of(4, List.of(new int[] {1, -2})));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, -4, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void takesNoLiteralOfAnotherVariable(int literal) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cnf.of(3, List.of(new int[] {1, literal})))
        .withMessage(literal + " is no literal of the variables 1 to 3");
  }
}
