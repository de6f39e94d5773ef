// In a package of its own, without the interface, and solve is static.

package cz.student.evenodd;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class EvenOddSolver {

    public static int[][] solve(int[][] sudoku, int[][] parity) {
        int[][] answer = new int[9][9];
        try {
            ISolver sat = SolverFactory.newLight();
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    VecInt some = new VecInt();
                    for (int d = 1; d <= 9; d++) {
                        boolean fits = parity[r][c] == 0 || d % 2 == parity[r][c] % 2;
                        if (fits && (sudoku[r][c] == 0 || sudoku[r][c] == d)) some.push(v(r, c, d));
                        else sat.addClause(new VecInt(new int[] {-v(r, c, d)}));
                    }
                    if (some.isEmpty()) return answer; // the given breaks the mark
                    sat.addClause(some);
                    for (int r2 = 0; r2 < 9; r2++)
                        for (int c2 = 0; c2 < 9; c2++)
                            if (r2 * 9 + c2 > r * 9 + c && sees(r, c, r2, c2))
                                for (int d = 1; d <= 9; d++)
                                    sat.addClause(new VecInt(new int[] {-v(r, c, d), -v(r2, c2, d)}));
                }
            }
            if (!sat.isSatisfiable()) return answer;
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    for (int d = 1; d <= 9; d++) if (sat.model(v(r, c, d))) answer[r][c] = d;
        } catch (ContradictionException e) {
            return answer;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return answer;
    }

    static boolean sees(int r, int c, int r2, int c2) {
        return r == r2 || c == c2 || (r / 3 == r2 / 3 && c / 3 == c2 / 3);
    }

    static int v(int r, int c, int d) {
        return r * 81 + c * 9 + d;
    }
}
