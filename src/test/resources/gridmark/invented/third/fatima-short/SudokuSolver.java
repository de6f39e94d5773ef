import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

  public int[][] solve(int[][] sudoku) {
    int[][] grid = new int[9][9];
    try {
      Path path = Files.createTempFile("fatima", ".cnf");
      DimacsWriter cnf = new DimacsWriter(path);
      for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
          int[] cell = new int[9];
          int[] row = new int[9];
          int[] col = new int[9];
          int[] box = new int[9];
          for (int k = 0; k < 9; k++) {
            cell[k] = num(i, j, k);
            row[k] = num(i, k, j);
            col[k] = num(k, i, j);
            box[k] = num(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
          }
          for (int[] group : new int[][] {cell, row, col, box}) {
            cnf.writeClause(group);
            for (int a = 0; a < 9; a++) {
              for (int b = 0; b < a; b++) {
                cnf.writeClause(-group[a], -group[b]);
              }
            }
          }
          if (sudoku[i][j] != 0) {
            cnf.writeClause(num(i, j, sudoku[i][j] - 1));
          }
        }
      }
      var model = new SatSolver().solve(cnf);
      Files.delete(path);
      if (model.isPresent()) {
        for (int lit : model.get()) {
          if (lit > 0) {
            grid[row(lit)][col(lit)] = digit(lit);
          }
        }
      }
    } catch (IOException e) {
      e.printStackTrace();
    }
    return grid;
  }

  private static int num(int row, int col, int digit) {
    return (row * 9 + col) * 9 + digit;
  }

  private static int row(int num) {
    return num / 81;
  }

  private static int col(int num) {
    return num / 9 % 9;
  }

  private static int digit(int num) {
    return num % 9 + 1;
  }
}
