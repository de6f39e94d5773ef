package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The facts of a puzzle in a fixed order, givens before marks. Sets of them are bit sets. */
final class Facts {

  private final Puzzle puzzle;
  private final List<Fact> facts = new ArrayList<>();

  Facts(Puzzle puzzle) {
    this.puzzle = puzzle;
    List<Cell> cells = puzzle.shape().cells();
    cells.stream().filter(c -> puzzle.givens().at(c) != 0).map(Fact::given).forEach(facts::add);
    cells.stream()
        .filter(c -> puzzle.marks().at(c) != Mark.NONE)
        .map(Fact::mark)
        .forEach(facts::add);
  }

  int count() {
    return facts.size();
  }

  /** How many digits the board has. */
  int digits() {
    return puzzle.shape().size();
  }

  /** The set of all facts. */
  BitSet all() {
    BitSet all = new BitSet();
    all.set(0, facts.size());
    return all;
  }

  BitSet setOf(List<Fact> some) {
    BitSet set = new BitSet();
    some.forEach(fact -> set.set(facts.indexOf(fact)));
    return set;
  }

  /** The facts of a set in words, in order. */
  List<String> inWords(BitSet set) {
    return set.stream().mapToObj(i -> facts.get(i).in(puzzle)).toList();
  }

  /** The cells where the set has a fact of this kind. */
  List<Cell> cells(BitSet set, Fact.Kind kind) {
    return set.stream()
        .mapToObj(facts::get)
        .filter(fact -> fact.kind() == kind)
        .map(Fact::cell)
        .toList();
  }

  /** The facts that a filled board does not obey. */
  BitSet brokenBy(Grid filled) {
    BitSet broken = new BitSet();
    for (int i = 0; i < facts.size(); i++) {
      Cell cell = facts.get(i).cell();
      boolean kept =
          facts.get(i).kind() == Fact.Kind.GIVEN
              ? filled.at(cell) == puzzle.givens().at(cell)
              : puzzle.marks().at(cell).allows(filled.at(cell));
      broken.set(i, !kept);
    }
    return broken;
  }

  /** The puzzle that states only these facts. */
  Puzzle only(BitSet set) {
    int[][] digits = Grid.empty(puzzle.shape()).toRows();
    Mark[][] marks = Marks.none(puzzle.shape()).toRows();
    for (Cell cell : cells(set, Fact.Kind.GIVEN)) {
      digits[cell.row()][cell.column()] = puzzle.givens().at(cell);
    }
    for (Cell cell : cells(set, Fact.Kind.MARK)) {
      marks[cell.row()][cell.column()] = puzzle.marks().at(cell);
    }
    return new Puzzle(Grid.of(puzzle.shape(), digits), Marks.of(puzzle.shape(), marks));
  }
}
