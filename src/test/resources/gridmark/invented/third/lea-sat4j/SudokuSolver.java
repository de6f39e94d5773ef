import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      ISolver solver = build(sudoku);
      if (!solver.isSatisfiable()) {
        return new int[9][9];
      }
      int[] model = solver.model();
      if (hasAnother(solver, model)) {
        return new int[9][9];
      }
      return toGrid(model);
    } catch (ContradictionException e) {
      return new int[9][9];
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean hasAnother(ISolver solver, int[] model) throws TimeoutException {
    VecInt different = new VecInt();
    for (int literal : model) {
      if (literal > 0) {
        different.push(-literal);
      }
    }
    try {
      solver.addClause(different);
      return solver.isSatisfiable();
    } catch (ContradictionException e) {
      return false;
    }
  }

  private ISolver build(int[][] sudoku) throws ContradictionException {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(729);
    for (int a = 0; a < 9; a++) {
      for (int b = 0; b < 9; b++) {
        VecInt[] groups = {new VecInt(), new VecInt(), new VecInt(), new VecInt()};
        for (int c = 0; c < 9; c++) {
          groups[0].push(x(a, b, c));
          groups[1].push(x(a, c, b));
          groups[2].push(x(c, a, b));
          groups[3].push(x(a - a % 3 + c / 3, a % 3 * 3 + c % 3, b));
        }
        for (VecInt group : groups) {
          solver.addClause(group);
          for (int i = 0; i < 9; i++) {
            for (int j = 0; j < i; j++) {
              solver.addClause(new VecInt(new int[] {-group.get(i), -group.get(j)}));
            }
          }
        }
      }
    }
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        if (sudoku[row][column] != 0) {
          solver.addClause(new VecInt(new int[] {x(row, column, sudoku[row][column] - 1)}));
        }
      }
    }
    return solver;
  }

  private int[][] toGrid(int[] model) {
    int[][] grid = new int[9][9];
    for (int literal : model) {
      if (literal > 0) {
        int index = literal - 1;
        grid[index / 9 % 9][index % 9] = index / 81 + 1;
      }
    }
    return grid;
  }

  private int x(int row, int column, int digit) {
    return digit * 81 + row * 9 + column + 1;
  }
}
