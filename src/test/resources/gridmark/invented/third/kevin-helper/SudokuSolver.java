import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

  private static final class Cell {
    final int row;
    final int col;

    Cell(int row, int col) {
      this.row = row;
      this.col = col;
    }

    int with(int value) {
      return row * 81 + col * 9 + value;
    }
  }

  public int[][] solve(int[][] sudoku) {
    Path tmp = null;
    try {
      tmp = Files.createTempFile("kevin", null);
      Optional<int[]> model;
      try (DimacsWriter w = new DimacsWriter(tmp)) {
        for (int r = 0; r < 9; r++) {
          for (int c = 0; c < 9; c++) {
            Cell cell = new Cell(r, c);
            for (int v = 1; v <= 9; v++) {
              w.writeLiteral(cell.with(v));
            }
            w.finishClause();
            if (sudoku[r][c] != 0) {
              w.writeClause(cell.with(sudoku[r][c]));
            }
          }
        }
        for (List<Cell> group : groups()) {
          different(w, group);
        }
        model = new SatSolver().solve(w);
      }
      int[][] out = new int[9][9];
      if (!model.isPresent()) {
        return out;
      }
      for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
          for (int v = 1; v <= 9; v++) {
            if (model.get()[new Cell(r, c).with(v) - 1] > 0) {
              out[r][c] = v;
            }
          }
        }
      }
      return out;
    } catch (IOException e) {
      throw new RuntimeException(e);
    } finally {
      if (tmp != null) {
        tmp.toFile().delete();
      }
    }
  }

  /** All groups of nine cells which must hold different numbers. */
  private List<List<Cell>> groups() {
    List<List<Cell>> all = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      List<Cell> row = new ArrayList<>();
      List<Cell> col = new ArrayList<>();
      for (int j = 0; j < 9; j++) {
        row.add(new Cell(i, j));
        col.add(new Cell(j, i));
      }
      all.add(row);
      all.add(col);
    }
    for (int br = 0; br < 3; br++) {
      for (int bc = 0; bc < 3; bc++) {
        List<Cell> block = new ArrayList<>();
        for (int r = 3 * br; r < 3 * br + 3; r++) {
          for (int c = bc; c < bc + 3; c++) {
            block.add(new Cell(r, c));
          }
        }
        all.add(block);
      }
    }
    return all;
  }

  private void different(DimacsWriter w, List<Cell> group) throws IOException {
    for (int v = 1; v <= 9; v++) {
      for (int a = 0; a < group.size(); a++) {
        for (int b = a + 1; b < group.size(); b++) {
          w.writeImplication(group.get(a).with(v), -group.get(b).with(v));
        }
      }
    }
  }
}
