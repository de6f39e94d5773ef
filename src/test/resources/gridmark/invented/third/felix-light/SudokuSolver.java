import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

  /** Fills in the empty cells. */
  @Override
  public int[][] solve(int[][] sudoku) {
    int[][] copy = new int[9][];
    for (int i = 0; i < 9; i++) {
      copy[i] = sudoku[i].clone();
    }
    List<Integer> trues = sat(copy);
    for (int lit : trues) {
      int row = (lit - 1) / 81;
      int column = (lit - 1) % 81 / 9;
      if (copy[row][column] == 0) {
        copy[row][column] = (lit - 1) % 9 + 1;
      }
    }
    return copy;
  }

  private List<Integer> sat(int[][] puzzle) {
    List<Integer> trues = new ArrayList<>();
    ISolver solver = SolverFactory.newLight();
    solver.newVar(729);
    try {
      for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
          VecInt cell = new VecInt();
          VecInt row = new VecInt();
          VecInt column = new VecInt();
          VecInt block = new VecInt();
          for (int k = 0; k < 9; k++) {
            cell.push(v(i, j, k));
            row.push(v(i, k, j));
            column.push(v(k, i, j));
            block.push(v(3 * (i / 3) + k / 3, 3 * (i % 3) + k % 3, j));
          }
          solver.addExactly(cell, 1);
          solver.addExactly(row, 1);
          solver.addExactly(column, 1);
          solver.addExactly(block, 1);
          if (puzzle[i][j] != 0) {
            solver.addClause(new VecInt(new int[] {v(i, j, puzzle[i][j] - 1)}));
          }
        }
      }
      if (solver.isSatisfiable()) {
        for (int lit : solver.model()) {
          if (lit > 0) {
            trues.add(lit);
          }
        }
      }
    } catch (ContradictionException e) {
      trues.clear();
    } catch (TimeoutException e) {
      throw new RuntimeException(e);
    }
    return trues;
  }

  private static int v(int row, int column, int digit) {
    return 81 * row + 9 * column + digit + 1;
  }
}
