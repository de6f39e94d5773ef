import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

  private final Map<String, Integer> numbers = new HashMap<>();

  private int get(int row, int col, int digit) {
    String key = row + col + "/" + digit;
    return numbers.computeIfAbsent(key, k -> numbers.size() + 1);
  }

  @Override
  public int[][] solve(int[][] sudoku) {
    numbers.clear();
    int[][] result = new int[9][9];
    Path path = null;
    try {
      path = Files.createTempFile("dmitri", ".cnf");
      DimacsWriter writer = new DimacsWriter(path);
      for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) {
          if (sudoku[row][col] != 0) {
            writer.writeClause(get(row, col, sudoku[row][col]));
          }
          for (int digit = 1; digit <= 9; digit++) {
            writer.writeLiteral(get(row, col, digit));
          }
          writer.finishClause();
        }
      }
      for (int digit = 1; digit <= 9; digit++) {
        for (int cell = 0; cell < 81; cell++) {
          for (int other = cell + 1; other < 81; other++) {
            int row = cell / 9;
            int col = cell % 9;
            int row2 = other / 9;
            int col2 = other % 9;
            if (row == row2 || col == col2 || row / 3 == row2 / 3 && col / 3 == col2 / 3) {
              writer.writeClause(-get(row, col, digit), -get(row2, col2, digit));
            }
          }
        }
      }
      writer.close();
      Optional<int[]> model = new SatSolver().solve(path);
      if (model.isPresent()) {
        for (int row = 0; row < 9; row++) {
          for (int col = 0; col < 9; col++) {
            for (int digit = 1; digit <= 9; digit++) {
              if (model.get()[get(row, col, digit) - 1] > 0) {
                result[row][col] = digit;
              }
            }
          }
        }
      }
    } catch (IOException e) {
      throw new RuntimeException("I/O", e);
    } finally {
      if (path != null) {
        path.toFile().delete();
      }
    }
    return result;
  }
}
