package gridmark.assignment.filling;

import gridmark.assignment.OurFormulas;
import gridmark.board.Puzzle;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;

/** How large our encodings of a puzzle are. */
final class EncodingSizes {

  private EncodingSizes() {}

  static OurFormulas of(Puzzle puzzle) {
    return new OurFormulas(size(Encoding.MINIMAL, puzzle), size(Encoding.EXTENDED, puzzle));
  }

  private static OurFormulas.Size size(Encoding encoding, Puzzle puzzle) {
    Cnf formula = encoding.encode(puzzle);
    return new OurFormulas.Size(formula.variables(), formula.clauses());
  }
}
