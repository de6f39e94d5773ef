package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A rule as data: in each group of cells, each of the digits stands at most once.
 *
 * @param pairing which cells of a group are compared
 * @param lastDigit the rule is written for 1 up to this digit
 */
record AtMostOnce(List<List<Cell>> groups, Pairing pairing, int lastDigit) {

  private static final Variables VARIABLES = new Variables(Cells.SHAPE);

  static AtMostOnce on(List<List<Cell>> groups) {
    return new AtMostOnce(groups, Pairing.ALL, Cells.SIZE);
  }

  /** For some of the units only. */
  static AtMostOnce on(List<List<Cell>> units, int... chosen) {
    return on(IntStream.of(chosen).mapToObj(units::get).toList());
  }

  AtMostOnce comparing(Pairing wanted) {
    return new AtMostOnce(groups, wanted, lastDigit);
  }

  AtMostOnce upTo(int digit) {
    return new AtMostOnce(groups, pairing, digit);
  }

  List<int[]> clauses() {
    List<int[]> clauses = new ArrayList<>();
    for (List<Cell> group : groups) {
      for (int second = 1; second < group.size(); second++) {
        for (int first = 0; first < second; first++) {
          if (pairing.pairs(group.get(first), group.get(second), second - first)) {
            forbid(group.get(first), group.get(second), clauses);
          }
        }
      }
    }
    return clauses;
  }

  private void forbid(Cell first, Cell second, List<int[]> clauses) {
    for (int digit = 1; digit <= lastDigit; digit++) {
      clauses.add(new int[] {-VARIABLES.of(first, digit), -VARIABLES.of(second, digit)});
    }
  }
}
