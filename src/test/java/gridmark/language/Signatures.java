package gridmark.language;

import gridmark.exchange.Signature;
import gridmark.exchange.Signature.Parameter;
import gridmark.exchange.Type;
import java.util.List;

/** What tests ask of programs. */
public final class Signatures {

  public static final Signature SOLVE =
      new Signature(
          "SudokuSolver",
          "AbstractSudokuSolver",
          "solve",
          List.of(new Parameter("sudoku", Type.GRID)),
          Type.GRID,
          "the solved grid, or all zeros when there is no solution");

  public static final Signature EVEN_ODD =
      new Signature(
          "EvenOddSolver",
          "AbstractEvenOddSolver",
          "solve",
          List.of(new Parameter("sudoku", Type.GRID), new Parameter("parity", Type.GRID)),
          Type.GRID,
          "the solved grid, or all zeros when there is no solution");

  public static final Signature COUNT =
      new Signature(
          "SudokuCounter",
          "AbstractSudokuCounter",
          "count",
          List.of(new Parameter("sudoku", Type.GRID), new Parameter("most", Type.NUMBER)),
          Type.COUNT,
          "the number of solutions");

  private Signatures() {}
}
