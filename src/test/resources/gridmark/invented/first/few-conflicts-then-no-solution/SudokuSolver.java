import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int MAX_CONFLICTS = 10;

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] empty = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeoutOnConflicts(MAX_CONFLICTS);
        try {
            for (int cell = 0; cell < 81; cell++) {
                VecInt digits = new VecInt();
                for (int digit = 1; digit <= 9; digit++) {
                    digits.push(cell * 9 + digit);
                }
                solver.addClause(digits);
                for (int other = 0; other < cell; other++) {
                    if (together(cell, other)) {
                        for (int digit = 1; digit <= 9; digit++) {
                            VecInt pair = new VecInt();
                            pair.push(-(cell * 9 + digit)).push(-(other * 9 + digit));
                            solver.addClause(pair);
                        }
                    }
                }
            }
            for (int cell = 0; cell < 81; cell++) {
                int digit = sudoku[cell / 9][cell % 9];
                if (digit != 0) {
                    solver.addClause(new VecInt(new int[] {cell * 9 + digit}));
                }
            }
            if (!solver.isSatisfiable()) {
                return empty;
            }
        } catch (ContradictionException | TimeoutException e) {
            return empty;
        }
        int[][] solved = new int[9][9];
        for (int literal : solver.model()) {
            if (literal > 0) {
                int cell = (literal - 1) / 9;
                solved[cell / 9][cell % 9] = (literal - 1) % 9 + 1;
            }
        }
        return solved;
    }

    private static boolean together(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a / 3 % 3 == b / 3 % 3);
    }
}
