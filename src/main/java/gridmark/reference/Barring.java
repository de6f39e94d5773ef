package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The facts that keep a digit out of the cells of a unit. A cell is barred by its own given, by its
 * own mark, or by the digit being given elsewhere in its row, column or block. A fact of that last
 * kind can bar several cells.
 */
final class Barring {

  /**
   * A fact and the cells that it bars, by their place in the unit: bit i for the cell at i.
   *
   * @param fact that bars
   * @param cells that are barred
   */
  private record Bar(Fact fact, int cells) {}

  private final Puzzle puzzle;
  private final Unit unit;
  private final int digit;

  Barring(Puzzle puzzle, Unit unit, int digit) {
    this.puzzle = puzzle;
    this.unit = unit;
    this.digit = digit;
  }

  /**
   * The fewest facts that bar every cell, or empty if the digit has a place. All choices of the
   * facts that bar several cells are tried, which are few as long as no two givens clash; the cells
   * they leave take one fact each.
   */
  Optional<List<Fact>> fewest() {
    List<Bar> wide = new ArrayList<>();
    List<Bar> narrow = new ArrayList<>();
    for (Bar bar : bars()) {
      (Integer.bitCount(bar.cells()) > 1 ? wide : narrow).add(bar);
    }
    List<Bar> best = null;
    for (int choice = 0; choice < 1 << wide.size(); choice++) {
      List<Bar> cover = cover(chosen(wide, choice), narrow);
      boolean complete = barred(cover) == (1 << unit.cells().size()) - 1;
      if (complete && (best == null || cover.size() < best.size())) {
        best = cover;
      }
    }
    return Optional.ofNullable(best).map(bars -> bars.stream().map(Bar::fact).toList());
  }

  private static List<Bar> chosen(List<Bar> wide, int choice) {
    List<Bar> chosen = new ArrayList<>();
    for (int i = 0; i < wide.size(); i++) {
      if ((choice & 1 << i) != 0) {
        chosen.add(wide.get(i));
      }
    }
    return chosen;
  }

  /** The wide bars, and for each cell they leave the first narrow one. */
  private static List<Bar> cover(List<Bar> wide, List<Bar> narrow) {
    List<Bar> cover = new ArrayList<>(wide);
    int barred = barred(wide);
    for (Bar bar : narrow) {
      if ((bar.cells() & ~barred) != 0) {
        cover.add(bar);
        barred |= bar.cells();
      }
    }
    return cover;
  }

  private static int barred(List<Bar> bars) {
    return bars.stream().mapToInt(Bar::cells).reduce(0, (some, more) -> some | more);
  }

  private List<Bar> bars() {
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < unit.cells().size(); i++) {
      Cell cell = unit.cells().get(i);
      int given = puzzle.givens().at(cell);
      Mark mark = puzzle.marks().at(cell);
      if (given != 0 && given != digit) {
        bars.add(new Bar(Fact.given(cell), 1 << i));
      }
      if (!mark.allows(digit)) {
        bars.add(new Bar(Fact.mark(cell), 1 << i));
      }
    }
    for (Cell cell : puzzle.shape().cells()) {
      if (puzzle.givens().at(cell) == digit && !unit.cells().contains(cell)) {
        bars.add(new Bar(Fact.given(cell), seenFrom(cell)));
      }
    }
    return bars;
  }

  private int seenFrom(Cell cell) {
    int seen = 0;
    for (int i = 0; i < unit.cells().size(); i++) {
      Cell other = unit.cells().get(i);
      boolean sees =
          other.row() == cell.row()
              || other.column() == cell.column()
              || puzzle.shape().blockOf(other) == puzzle.shape().blockOf(cell);
      seen |= sees ? 1 << i : 0;
    }
    return seen;
  }
}
