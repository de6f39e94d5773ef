package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariablesTest {

  @Test
  void numberTheClassicBoardAsTheAssignmentDoes() {
    Variables variables = new Variables(BoxShape.CLASSIC);
    assertThat(variables.count()).isEqualTo(729);
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        for (int n = 1; n <= 9; n++) {
          int variable = 81 * i + 9 * j + n;
          assertThat(variables.of(new Cell(i, j), n)).isEqualTo(variable);
          assertThat(variables.cellOf(variable)).isEqualTo(new Cell(i, j));
          assertThat(variables.digitOf(variable)).isEqualTo(n);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "2, 3", "3, 2", "3, 4", "5, 5"})
  void numberBoardsOfAnySizeFromOneWithoutGaps(int boxRows, int boxColumns) {
    Variables variables = new Variables(new BoxShape(boxRows, boxColumns));
    int size = boxRows * boxColumns;
    assertThat(variables.count()).isEqualTo(size * size * size);
    int next = 1;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        for (int digit = 1; digit <= size; digit++) {
          assertThat(variables.of(new Cell(row, column), digit)).isEqualTo(next);
          assertThat(variables.cellOf(next)).isEqualTo(new Cell(row, column));
          assertThat(variables.digitOf(next)).isEqualTo(digit);
          next++;
        }
      }
    }
  }

  @Test
  void numberTheTriadsOfTheClassicBoardAfterItsCells() {
    Variables variables = new Variables(BoxShape.CLASSIC);
    assertThat(variables.countWithTriads()).isEqualTo(1215);
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        Cell cell = new Cell(i, j);
        assertThat(variables.ofRowTriad(cell, 5)).isEqualTo(729 + 27 * i + 9 * (j / 3) + 5);
        assertThat(variables.ofColumnTriad(cell, 5)).isEqualTo(972 + 27 * j + 9 * (i / 3) + 5);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 4", "2, 2", "2, 3", "3, 2", "3, 4", "5, 5"})
  void numberTheTriadsOfAnyBoardWithoutGaps(int boxRows, int boxColumns) {
    Variables variables = new Variables(new BoxShape(boxRows, boxColumns));
    int size = boxRows * boxColumns;
    Set<Integer> triads = new TreeSet<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        for (int digit = 1; digit <= size; digit++) {
          triads.add(variables.ofRowTriad(new Cell(row, column), digit));
          triads.add(variables.ofColumnTriad(new Cell(row, column), digit));
        }
      }
    }
    assertThat(triads)
        .isEqualTo(
            IntStream.rangeClosed(variables.count() + 1, variables.countWithTriads())
                .boxed()
                .collect(Collectors.toSet()));
  }
}
