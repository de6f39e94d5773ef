import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      Path cnf = Files.createTempFile("sofia", ".cnf");
      try (Encoder encoder = new Encoder(cnf)) {
        encoder.cells();
        encoder.houses();
        encoder.givens(sudoku);
      }
      var model = new SatSolver().solve(cnf);
      Files.delete(cnf);
      return model.map(Encoder::decode).orElseGet(() -> new int[9][9]);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}

class Encoder implements AutoCloseable {

  private final DimacsWriter out;

  Encoder(Path file) throws IOException {
    out = new DimacsWriter(file);
  }

  static int encode(int row, int col, int value) {
    return 1 + row + 9 * col + 81 * (value - 1);
  }

  static int[][] decode(int[] model) {
    int[][] grid = new int[9][9];
    for (int i = 0; i < model.length; i++) {
      if (model[i] > 0) {
        grid[i % 9][i / 9 % 9] = i / 81 + 1;
      }
    }
    return grid;
  }

  void cells() throws IOException {
    for (int row = 0; row < 9; row++) {
      for (int col = 0; col < 9; col++) {
        for (int value = 1; value <= 9; value++) {
          out.writeLiteral(encode(row, col, value));
        }
        out.finishClause();
        for (int value = 1; value <= 9; value++) {
          for (int other = value + 1; other <= 9; other++) {
            out.writeClause(-encode(row, col, value), -encode(row, col, other));
          }
        }
      }
    }
  }

  void houses() throws IOException {
    for (int value = 1; value < 9; value++) {
      for (int house = 0; house < 9; house++) {
        int[] row = new int[9];
        int[] col = new int[9];
        int[] box = new int[9];
        for (int i = 0; i < 9; i++) {
          row[i] = encode(house, i, value);
          col[i] = encode(i, house, value);
          box[i] = encode(house / 3 * 3 + i / 3, house % 3 * 3 + i % 3, value);
        }
        atMostOne(row);
        atMostOne(col);
        atMostOne(box);
      }
    }
  }

  void givens(int[][] sudoku) throws IOException {
    for (int row = 0; row < 9; row++) {
      for (int col = 0; col < 9; col++) {
        if (sudoku[row][col] != 0) {
          out.writeClause(encode(row, col, sudoku[row][col]));
        }
      }
    }
  }

  private void atMostOne(int[] vars) throws IOException {
    for (int i = 0; i < vars.length; i++) {
      for (int j = 0; j < i; j++) {
        out.writeClause(-vars[i], -vars[j]);
      }
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
