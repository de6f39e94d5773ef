import gridmark.api.*;
import java.nio.file.*;
import java.util.*;

public class SudokuSolver implements AbstractSudokuSolver {

  public int[][] solve(int[][] s) {
    try {
      Path f = Files.createTempFile("n", "");
      try (var w = new DimacsWriter(f)) {
        for (int a = 0; a < 81; a++) {
          for (int d = 1; d <= 9; d++) w.writeLiteral(9 * a + d);
          w.finishClause();
          for (int b = 0; b < a; b++)
            if (a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
              for (int d = 1; d <= 9; d++) w.writeClause(-9 * a - d, -9 * b - d);
          if (s[a / 9][a % 9] > 0) w.writeClause(9 * a + s[a / 9][a % 9]);
        }
      }
      int[] m = new SatSolver().solve(f).get();
      Files.delete(f);
      int[][] r = new int[9][9];
      for (int l : m) if (l > 0) r[--l / 81][l / 9 % 9] = l % 9 + 1;
      return r;
    } catch (java.io.IOException e) {
      throw new Error(e);
    }
  }
}
