// No clause says that a cell has a digit at all, so the solver leaves cells empty.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[9][9];
        try {
            ISolver solver = SolverFactory.newDefault();
            solver.newVar(729);
            for (int a = 0; a < 81; a++) {
                for (int b = a + 1; b < 81; b++) {
                    if (sameUnit(a, b)) {
                        for (int d = 1; d <= 9; d++) {
                            solver.addClause(new VecInt(new int[] {-(a * 9 + d), -(b * 9 + d)}));
                        }
                    }
                }
                for (int d = 1; d <= 9; d++) {
                    for (int e = d + 1; e <= 9; e++) {
                        solver.addClause(new VecInt(new int[] {-(a * 9 + d), -(a * 9 + e)}));
                    }
                }
                if (sudoku[a / 9][a % 9] != 0) {
                    solver.addClause(new VecInt(new int[] {a * 9 + sudoku[a / 9][a % 9]}));
                }
            }
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        int cell = (literal - 1) / 9;
                        solution[cell / 9][cell % 9] = literal - cell * 9;
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return solution;
    }

    private boolean sameUnit(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
    }
}
