// solve is static, so the class cannot implement the interface.

import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class SudokuSolver {

    public static int[][] solve(int[][] sudoku) {
        try {
            ISolver sat = SolverFactory.newLight();
            for (int[] clause : clauses(sudoku)) {
                sat.addClause(new VecInt(clause));
            }
            if (!sat.isSatisfiable()) return new int[9][9];
            int[][] answer = new int[9][9];
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    for (int d = 1; d <= 9; d++)
                        if (sat.model(v(r, c, d))) answer[r][c] = d;
            return answer;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    static int v(int r, int c, int d) {
        return r * 81 + c * 9 + d;
    }

    static List<int[]> clauses(int[][] sudoku) {
        List<int[]> list = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int[] some = new int[9];
                for (int d = 1; d <= 9; d++) some[d - 1] = v(r, c, d);
                list.add(some);
                if (sudoku[r][c] != 0) list.add(new int[] {v(r, c, sudoku[r][c])});
                for (int r2 = 0; r2 < 9; r2++) {
                    for (int c2 = 0; c2 < 9; c2++) {
                        boolean later = r2 * 9 + c2 > r * 9 + c;
                        boolean sees = r == r2 || c == c2 || (r / 3 == r2 / 3 && c / 3 == c2 / 3);
                        if (!later || !sees) continue;
                        for (int d = 1; d <= 9; d++) list.add(new int[] {-v(r, c, d), -v(r2, c2, d)});
                    }
                }
            }
        }
        return list;
    }
}
