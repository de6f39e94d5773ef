package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * A rule as data: in each group of cells, each of the digits stands at most once.
 *
 * @param pairing which cells of a group are compared
 * @param lastDigit the rule is written for 1 up to this digit
 */
record AtMostOnce(List<List<Cell>> groups, Pairing pairing, int lastDigit) {

  /** Which two cells of a group are compared, by their places in it; all, if the rule is right. */
  interface Pairing {

    Pairing ALL = (group, first, second) -> true;
    Pairing NEIGHBOURS = (group, first, second) -> second - first == 1;
    Pairing ALL_BUT_NEIGHBOURS = (group, first, second) -> second - first > 1;
    Pairing WITH_THE_FIRST = (group, first, second) -> first == 0;
    Pairing IN_ONE_ROW = of((one, other) -> one.row() == other.row());
    Pairing DOWN_TO_THE_RIGHT =
        of((one, other) -> one.row() < other.row() && one.column() < other.column());
    Pairing IN_NO_COMMON_LINE =
        of((one, other) -> one.row() != other.row() && one.column() != other.column());

    private static Pairing of(BiPredicate<Cell, Cell> cells) {
      return (group, first, second) -> cells.test(group.get(first), group.get(second));
    }

    boolean pairs(List<Cell> group, int first, int second);
  }

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
          if (pairing.pairs(group, first, second)) {
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
