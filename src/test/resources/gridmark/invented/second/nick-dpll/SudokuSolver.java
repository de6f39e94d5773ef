import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[]> cnf = new ArrayList<>();
        for (int a = 0; a < 81; a++) {
            int[] cell = new int[9];
            for (int d = 1; d <= 9; d++) {
                cell[d - 1] = 9 * a + d;
            }
            cnf.add(cell);
            if (sudoku[a / 9][a % 9] > 0) {
                cnf.add(new int[] {9 * a + sudoku[a / 9][a % 9]});
            }
            for (int b = 0; b < a; b++) {
                boolean related = a / 9 == b / 9 || a % 9 == b % 9
                    || (a / 27 == b / 27 && a / 3 % 3 == b / 3 % 3);
                for (int d = 1; related && d <= 9; d++) {
                    cnf.add(new int[] {-(9 * a + d), -(9 * b + d)});
                }
            }
        }
        boolean[] model = new Dpll(cnf, 729).solve();
        int[][] grid = new int[9][9];
        if (model != null) {
            for (int v = 1; v <= 729; v++) {
                if (model[v]) {
                    grid[(v - 1) / 81][(v - 1) / 9 % 9] = (v - 1) % 9 + 1;
                }
            }
        }
        return grid;
    }
}
