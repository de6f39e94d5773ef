package gridmark.grader.score;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.judge.Engine;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import java.util.Optional;

/** How large our encodings of a puzzle are, for comparison. */
public record OurFormulas(Size minimal, Size extended) {

  /** The size of a formula. */
  public record Size(int variables, int clauses) {}

  /** Of a puzzle; empty where we have no encodings. */
  static Optional<OurFormulas> of(Grid puzzle) {
    return Engine.isHere()
        ? Optional.of(
            new OurFormulas(size(Encoding.MINIMAL, puzzle), size(Encoding.EXTENDED, puzzle)))
        : Optional.empty();
  }

  private static Size size(Encoding encoding, Grid puzzle) {
    Cnf formula = encoding.encode(Puzzle.of(puzzle));
    return new Size(formula.variables(), formula.clauses());
  }
}
