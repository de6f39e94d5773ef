import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {
  private static int var(int r, int c, int d) {
    return r * 81 + c * 9 + d;
  }

  @Override
  public int[][] solve(int[][] sudoku) {
    int[][] result = new int[9][9];
    try {
      Path file = Files.createTempFile("sudoku", ".cnf");
      DimacsWriter w = new DimacsWriter(file);
      // every cell holds exactly one digit
      for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
          for (int d = 1; d <= 9; d++) {
            w.writeLiteral(var(r, c, d));
          }
          w.finishClause();
          for (int d = 1; d <= 9; d++) {
            for (int e = d + 1; e <= 9; e++) {
              w.writeClause(-var(r, c, d), -var(r, c, e));
            }
          }
        }
      }
      // rows
      for (int r = 0; r < 9; r++) {
        for (int d = 1; d <= 9; d++) {
          for (int c1 = 0; c1 < 9; c1++) {
            for (int c2 = c1 + 1; c2 < c1 / 3 * 3 + 3; c2++) {
              w.writeClause(-var(r, c1, d), -var(r, c2, d));
            }
          }
        }
      }
      // columns
      for (int c = 0; c < 9; c++) {
        for (int d = 1; d <= 9; d++) {
          for (int r1 = 0; r1 < 9; r1++) {
            for (int r2 = r1 + 1; r2 < 9; r2++) {
              w.writeClause(-var(r1, c, d), -var(r2, c, d));
            }
          }
        }
      }
      // blocks
      for (int b = 0; b < 9; b++) {
        for (int d = 1; d <= 9; d++) {
          for (int i = 0; i < 9; i++) {
            for (int j = i + 1; j < 9; j++) {
              int r1 = b / 3 * 3 + i / 3, c1 = b % 3 * 3 + i % 3;
              int r2 = b / 3 * 3 + j / 3, c2 = b % 3 * 3 + j % 3;
              w.writeClause(-var(r1, c1, d), -var(r2, c2, d));
            }
          }
        }
      }
      // givens
      for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
          if (sudoku[r][c] != 0) {
            w.writeClause(var(r, c, sudoku[r][c]));
          }
        }
      }
      w.close();
      Optional<int[]> model = new SatSolver().solve(file);
      Files.delete(file);
      if (model.isEmpty()) {
        return result;
      }
      for (int lit : model.get()) {
        if (lit > 0) {
          int n = lit - 1;
          result[n / 81][n / 9 % 9] = n % 9 + 1;
        }
      }
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
