import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final class Empty {
        final int row;
        final int col;
        final int first;
        final boolean[] excluded = new boolean[10];

        Empty(int row, int col, int number) {
            this.row = row;
            this.col = col;
            this.first = 9 * number;
        }

        boolean sees(int r, int c) {
            return r == row || c == col || r / 3 == row / 3 && c / 3 == col / 3;
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Empty> empties = new ArrayList<>();
        int[][] solution = new int[9][9];
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                solution[row][col] = sudoku[row][col];
                if (sudoku[row][col] == 0) {
                    empties.add(new Empty(row, col, empties.size()));
                }
            }
        }
        for (Empty empty : empties) {
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (empty.sees(row, col)) {
                        empty.excluded[sudoku[row][col]] = true;
                    }
                }
            }
        }

        ISolver solver = SolverFactory.newDefault();
        solver.newVar(9 * empties.size());
        try {
            for (int i = 0; i < empties.size(); i++) {
                Empty one = empties.get(i);
                VecInt some = new VecInt();
                for (int digit = 1; digit <= 9; digit++) {
                    if (one.excluded[digit]) {
                        solver.addClause(new VecInt(new int[] {-(one.first + digit)}));
                    }
                    some.push(one.first + digit);
                }
                solver.addClause(some);
                for (Empty two : empties.subList(i + 1, empties.size())) {
                    if (one.sees(two.row, two.col)) {
                        for (int digit = 1; digit <= 9; digit++) {
                            solver.addClause(new VecInt(new int[] {-(one.first + digit), -(two.first + digit)}));
                        }
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return new int[9][9];
            }
            for (Empty empty : empties) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (solver.model(empty.first + digit)) {
                        solution[empty.row][empty.col] = digit;
                    }
                }
            }
            return solution;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }
}
