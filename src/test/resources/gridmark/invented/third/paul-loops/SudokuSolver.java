import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.nio.file.*;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {
  public int[][] solve(int[][] sudoku) {
    int[][] ret = new int[9][9];
    try {
      Path file = Files.createTempFile("paul", "cnf");
      DimacsWriter dw = new DimacsWriter(file);
      for (int x = 1; x <= 9; x++) {
        for (int y = 1; y <= 9; y++) {
          for (int z = 1; z <= 9; z++) {
            dw.writeLiteral(S(x, y, z));
          }
          dw.finishClause();
        }
      }
      // at most once in each row
      for (int y = 1; y <= 9; y++)
        for (int z = 1; z <= 9; z++)
          for (int x = 1; x <= 9; x++)
            for (int i = x; i <= 9; i++)
              dw.writeClause(-S(x, y, z), -S(i, y, z));
      // at most once in each column
      for (int x = 1; x <= 9; x++)
        for (int z = 1; z <= 9; z++)
          for (int y = 1; y <= 8; y++)
            for (int i = y + 1; i <= 9; i++)
              dw.writeClause(-S(x, y, z), -S(x, i, z));
      // at most once in each 3x3
      for (int z = 1; z <= 9; z++)
        for (int i = 0; i <= 2; i++)
          for (int j = 0; j <= 2; j++)
            for (int x = 1; x <= 3; x++)
              for (int y = 1; y <= 3; y++) {
                for (int k = y + 1; k <= 3; k++)
                  dw.writeClause(-S(3 * i + x, 3 * j + y, z), -S(3 * i + x, 3 * j + k, z));
                for (int k = x + 1; k <= 3; k++)
                  for (int l = 1; l <= 3; l++)
                    dw.writeClause(-S(3 * i + x, 3 * j + y, z), -S(3 * i + k, 3 * j + l, z));
              }
      for (int x = 1; x <= 9; x++)
        for (int y = 1; y <= 9; y++)
          if (sudoku[x - 1][y - 1] != 0) dw.writeClause(S(x, y, sudoku[x - 1][y - 1]));
      dw.close();
      Optional<int[]> model = new SatSolver().solve(file);
      if (model.isPresent()) {
        for (int lit : model.get()) {
          if (lit > 0) ret[lit / 100 - 1][lit % 100 / 10 - 1] = lit % 10;
        }
      }
      Files.delete(file);
    } catch (Exception e) {
      e.printStackTrace();
    }
    return ret;
  }

  private static int S(int x, int y, int z) {
    return x * 100 + y * 10 + z;
  }
}
