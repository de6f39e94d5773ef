package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The facts that keep a digit out of the cells of a unit. A cell is barred by its own given, by its
 * own mark, or by the digit being given elsewhere in its row, column or block. A fact of that last
 * kind can bar several cells.
 */
final class Barring {

  /** A fact and the cells that it bars, by their place in the unit: bit i for the cell at i. */
  private record Bar(Fact fact, int cells) {

    boolean isWide() {
      return Integer.bitCount(cells) > 1;
    }
  }

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
    List<Bar> bars = bars();
    bars.sort(Comparator.comparing(bar -> !bar.isWide()));
    int wide = (int) bars.stream().filter(Bar::isWide).count();
    List<Fact> best = null;
    for (int choice = 0; choice < 1 << wide; choice++) {
      List<Fact> cover = new ArrayList<>();
      int barred = 0;
      for (int i = 0; i < bars.size(); i++) {
        Bar bar = bars.get(i);
        if (i < wide ? (choice & 1 << i) != 0 : (bar.cells() & ~barred) != 0) {
          cover.add(bar.fact());
          barred |= bar.cells();
        }
      }
      boolean complete = barred == (1 << unit.cells().size()) - 1;
      if (complete && (best == null || cover.size() < best.size())) {
        best = cover;
      }
    }
    return Optional.ofNullable(best);
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
