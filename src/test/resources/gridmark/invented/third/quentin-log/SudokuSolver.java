import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Log encoding: a cell has four variables, the bits of its digit minus one. 324 variables in all.
 */
public class SudokuSolver implements AbstractSudokuSolver {

  private static final int BITS = 4;

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      Path file = Files.createTempFile("quentin", ".cnf");
      try (DimacsWriter writer = new DimacsWriter(file)) {
        for (int cell = 0; cell < 81; cell++) {
          for (int value = 10; value < 1 << BITS; value++) {
            isNot(writer, cell, value);
            writer.finishClause();
          }
          for (int other = 0; other < cell; other++) {
            if (related(cell, other)) {
              for (int value = 0; value < 9; value++) {
                isNot(writer, cell, value);
                isNot(writer, other, value);
                writer.finishClause();
              }
            }
          }
          int given = sudoku[cell / 9][cell % 9];
          if (given != 0) {
            for (int bit = 0; bit < BITS; bit++) {
              int variable = variable(cell, bit);
              writer.writeClause((given - 1 >> bit & 1) == 1 ? variable : -variable);
            }
          }
        }
      }
      Optional<int[]> model = new SatSolver().solve(file);
      Files.delete(file);
      int[][] grid = new int[9][9];
      if (model.isPresent()) {
        for (int cell = 0; cell < 81; cell++) {
          int value = 0;
          for (int bit = 0; bit < BITS; bit++) {
            if (model.get()[variable(cell, bit) - 1] > 0) {
              value |= 1 << bit;
            }
          }
          grid[cell / 9][cell % 9] = value + 1;
        }
      }
      return grid;
    } catch (IOException e) {
      throw new RuntimeException(e);
    }
  }

  private static boolean related(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  }

  private static int variable(int cell, int bit) {
    return BITS * cell + bit + 1;
  }

  /** At least one bit is different. */
  private static void isNot(DimacsWriter writer, int cell, int value) throws IOException {
    for (int bit = 0; bit < BITS; bit++) {
      int variable = variable(cell, bit);
      writer.writeLiteral((value >> bit & 1) == 1 ? -variable : variable);
    }
  }
}
