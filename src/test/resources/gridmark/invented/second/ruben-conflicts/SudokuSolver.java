import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeoutOnConflicts(10);
        solver.newVar(729);
        int[][] solution = new int[9][9];
        try {
            for (int cell = 0; cell < 81; cell++) {
                int[] digits = new int[9];
                for (int digit = 0; digit < 9; digit++) {
                    digits[digit] = 1 + 9 * cell + digit;
                    for (int other = cell + 1; other < 81; other++) {
                        if (sameRow(cell, other) || sameColumn(cell, other) || sameBlock(cell, other)) {
                            solver.addClause(new VecInt(new int[] {
                                -(1 + 9 * cell + digit), -(1 + 9 * other + digit)}));
                        }
                    }
                }
                solver.addClause(new VecInt(digits));
                int given = sudoku[cell / 9][cell % 9];
                if (given != 0) {
                    solver.addClause(new VecInt(new int[] {9 * cell + given}));
                }
            }
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        int n = literal - 1;
                        solution[n / 81][n / 9 % 9] = n % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException | TimeoutException e) {
            return new int[9][9];
        }
        return solution;
    }

    private static boolean sameRow(int a, int b) {
        return a / 9 == b / 9;
    }

    private static boolean sameColumn(int a, int b) {
        return a % 9 == b % 9;
    }

    private static boolean sameBlock(int a, int b) {
        return a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    }
}
