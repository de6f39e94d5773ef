import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

  private static final int[][] RESULT = new int[9][9];
  private DimacsWriter cnf;

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      Path path = Files.createTempFile("amelie", ".cnf");
      cnf = new DimacsWriter(path);
      rules();
      for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
          if (sudoku[y][x] != 0) {
            cnf.writeClause(var(y, x, sudoku[y][x]));
          }
        }
      }
      Optional<int[]> model = new SatSolver().solve(cnf);
      Files.delete(path);
      model.ifPresent(this::store);
    } catch (IOException e) {
      throw new RuntimeException(e);
    }
    int[][] copy = new int[9][9];
    for (int y = 0; y < 9; y++) {
      System.arraycopy(RESULT[y], 0, copy[y], 0, 9);
    }
    return copy;
  }

  private void store(int[] model) {
    for (int y = 0; y < 9; y++) {
      for (int x = 0; x < 9; x++) {
        for (int n = 1; n <= 9; n++) {
          if (model[var(y, x, n) - 1] > 0) {
            RESULT[y][x] = n;
          }
        }
      }
    }
  }

  private void rules() throws IOException {
    for (int a = 0; a < 9; a++) {
      for (int b = 0; b < 9; b++) {
        for (int n = 1; n <= 9; n++) {
          cnf.writeLiteral(var(a, b, n));
        }
        cnf.finishClause();
        for (int n = 1; n <= 9; n++) {
          for (int i = b + 1; i < 9; i++) {
            cnf.writeImplication(var(a, b, n), -var(a, i, n));
            cnf.writeImplication(var(b, a, n), -var(i, a, n));
            cnf.writeImplication(inBlock(a, b, n), -inBlock(a, i, n));
          }
        }
      }
    }
  }

  private int var(int y, int x, int n) {
    return y + 9 * x + 81 * (n - 1) + 1;
  }

  private int inBlock(int block, int cell, int n) {
    return var(3 * (block / 3) + cell / 3, 3 * (block % 3) + cell % 3, n);
  }
}
