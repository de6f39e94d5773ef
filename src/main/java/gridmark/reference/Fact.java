package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Puzzle;
import java.util.Comparator;

/** Something a puzzle states: the given of a cell, or its mark. */
record Fact(Kind kind, Cell cell) {

  static final Comparator<Fact> ORDER = Comparator.comparing(Fact::kind).thenComparing(Fact::cell);

  /** What is stated. */
  enum Kind {
    GIVEN,
    MARK
  }

  static Fact given(Cell cell) {
    return new Fact(Kind.GIVEN, cell);
  }

  static Fact mark(Cell cell) {
    return new Fact(Kind.MARK, cell);
  }

  /** The fact in words: "r1c1 = 5" or "r2c3 even". */
  String in(Puzzle puzzle) {
    return kind == Kind.GIVEN
        ? cell + " = " + puzzle.givens().at(cell)
        : cell + " " + puzzle.marks().at(cell).word();
  }
}
