import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] answer = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(999);
        solver.setTimeout(60);
        try {
            for (int i = 1; i <= 9; i++) {
                for (int j = 1; j <= 9; j++) {
                    VecInt atLeast = new VecInt();
                    for (int k = 1; k <= 9; k++) {
                        atLeast.push(enc(i, j, k));
                    }
                    solver.addClause(atLeast);
                }
            }
            for (int k = 1; k <= 9; k++) {
                // same row / same col
                for (int a = 1; a <= 9; a++) {
                    for (int b = 1; b <= 9; b++) {
                        for (int c = b + 1; c <= 9; c++) {
                            solver.addClause(new VecInt(new int[] {-enc(a, b, k), -enc(a, c, k)}));
                            solver.addClause(new VecInt(new int[] {-enc(b, a, k), -enc(c, a, k)}));
                        }
                    }
                }
                // same box
                for (int bi = 1; bi <= 7; bi += 3) {
                    for (int bj = 1; bj <= 7; bj += 3) {
                        for (int i = bi; i < bi + 3; i++) {
                            for (int j = bj; j < bj + 3; j++) {
                                for (int i2 = i + 1; i2 < bi + 3; i2++) {
                                    for (int j2 = j + 1; j2 < bj + 3; j2++) {
                                        solver.addClause(new VecInt(new int[] {-enc(i, j, k), -enc(i2, j2, k)}));
                                    }
                                }
                            }
                        }
                    }
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    if (sudoku[i][j] != 0) {
                        solver.addClause(new VecInt(new int[] {enc(i + 1, j + 1, sudoku[i][j])}));
                    }
                }
            }
            IProblem problem = solver;
            if (problem.isSatisfiable()) {
                for (int lit : problem.model()) {
                    if (lit > 0) {
                        answer[lit / 100 - 1][lit / 10 % 10 - 1] = lit % 10;
                    }
                }
            }
        } catch (ContradictionException e) {
            System.out.println("unsatisfiable (trivial)");
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        return answer;
    }

    private int enc(int i, int j, int k) {
        return i * 100 + j * 10 + k;
    }
}
