package gridmark.reference;

import gridmark.api.AbstractSudokuSolver;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * The model answer: says the rules and the givens in clauses, and leaves the rest to sat4j.
 * Variable 81·row + 9·column + digit stands for "this cell holds this digit".
 */
public final class SudokuSolver implements AbstractSudokuSolver {

  @Override
  public int[][] solve(int[][] sudoku) {
    return solve(sudoku, new int[0]);
  }

  /** Solves a Sudoku in which some more literals must hold. */
  int[][] solve(int[][] sudoku, int[] literals) {
    int[][] solution = new int[9][9];
    try {
      ISolver solver = SolverFactory.newDefault();
      addRules(solver);
      addGivens(solver, sudoku);
      for (int literal : literals) {
        add(solver, literal);
      }
      for (int literal : solver.isSatisfiable() ? solver.model() : new int[0]) {
        if (literal > 0) {
          solution[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
        }
      }
    } catch (ContradictionException e) {
      return solution; // two clauses contradict each other at first sight: all zeros
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
    return solution;
  }

  private static void addRules(ISolver solver) throws ContradictionException {
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        int cell = variable(i, j, 0);
        add(solver, IntStream.rangeClosed(cell + 1, cell + 9).toArray()); // every cell has a digit
        for (int m = 0; m < 9; m++) {
          for (int n = m + 1; n < 9; n++) {
            add(solver, -variable(i, j, m + 1), -variable(i, j, n + 1)); // no cell has two
            add(solver, -variable(i, m, j + 1), -variable(i, n, j + 1)); // no row has one twice
            add(solver, -variable(m, i, j + 1), -variable(n, i, j + 1)); // nor has a column
            add(solver, -inBlock(i, m, j + 1), -inBlock(i, n, j + 1)); // nor has a block
          }
        }
      }
    }
  }

  private static void addGivens(ISolver solver, int[][] sudoku) throws ContradictionException {
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        if (sudoku[row][column] != 0) {
          add(solver, variable(row, column, sudoku[row][column]));
        }
      }
    }
  }

  private static void add(ISolver solver, int... clause) throws ContradictionException {
    solver.addClause(new VecInt(clause));
  }

  /** Rows and columns count from 0. */
  static int variable(int row, int column, int digit) {
    return 81 * row + 9 * column + digit;
  }

  /** Blocks and their cells count from 0, line by line. */
  private static int inBlock(int block, int cell, int digit) {
    return variable(block / 3 * 3 + cell / 3, block % 3 * 3 + cell % 3, digit);
  }
}
