import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

  @Override
  public int[][] solve(int[][] sudoku) {
    int[][] answer = new int[9][9];
    try {
      Path path = Files.createTempFile("carla", ".cnf");
      DimacsWriter dw = new DimacsWriter(path);

      /* PART 1: the givens */
      boolean any = false;
      for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
          if (sudoku[i][j] != 0) {
            dw.writeLiteral(number(i, j, sudoku[i][j]));
            any = true;
          }
        }
      }
      if (any) {
        dw.finishClause();
      }

      /* PART 2: one digit in each cell */
      for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
          for (int d = 1; d <= 9; d++) {
            dw.writeLiteral(number(i, j, d));
          }
          dw.finishClause();
        }
      }

      /* PART 3: rows, columns */
      for (int d = 1; d <= 9; d++) {
        for (int i = 0; i < 9; i++) {
          for (int j = 0; j < 9; j++) {
            for (int k = j + 1; k < 9; k++) {
              dw.writeLiteral(-number(i, j, d));
              dw.writeLiteral(-number(i, k, d));
              dw.finishClause();
              dw.writeLiteral(-number(j, i, d));
              dw.writeLiteral(-number(k, i, d));
              dw.finishClause();
            }
          }
        }
      }

      /* PART 4: boxes */
      for (int d = 1; d <= 9; d++) {
        for (int a = 0; a < 81; a++) {
          for (int b = a + 1; b < 81; b++) {
            if (box(a) == box(b)) {
              dw.writeLiteral(-number(a / 9, a % 9, d));
              dw.writeLiteral(-number(b / 9, b % 9, d));
              dw.finishClause();
            }
          }
        }
      }
      dw.close();

      Optional<int[]> model = new SatSolver().solve(path);
      if (model.isPresent()) {
        for (int i = 0; i < 9; i++) {
          for (int j = 0; j < 9; j++) {
            for (int d = 1; d <= 9; d++) {
              if (model.get()[number(i, j, d) - 1] > 0) {
                answer[i][j] = d;
              }
            }
          }
        }
      }
      Files.delete(path);
    } catch (IOException e) {
      System.err.println(e.getMessage());
    }
    return answer;
  }

  private static int box(int cell) {
    return cell / 27 * 3 + cell % 9 / 3;
  }

  private static int number(int i, int j, int d) {
    return 1 + (d - 1) + 9 * j + 81 * i;
  }
}
