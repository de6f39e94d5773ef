// Prints grids and progress on both streams all the time, and brings a main method.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    public SudokuSolver() {
        System.out.println("SudokuSolver created");
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        System.out.println("=== INPUT ===");
        print(sudoku);
        int[][] result = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int a = 0; a < 9; a++) {
                System.out.println("DEBUG writing clauses " + (a + 1) + "/9");
                for (int b = 0; b < 9; b++) {
                    VecInt[] units = {new VecInt(), new VecInt(), new VecInt(), new VecInt()};
                    for (int c = 0; c < 9; c++) {
                        units[0].push(v(a, b, c));
                        units[1].push(v(a, c, b));
                        units[2].push(v(c, a, b));
                        units[3].push(v(a / 3 * 3 + c / 3, a % 3 * 3 + c % 3, b));
                    }
                    for (VecInt unit : units) solver.addExactly(unit, 1);
                    if (sudoku[a][b] != 0) {
                        System.out.print("given " + sudoku[a][b] + " at " + a + "," + b + "; ");
                        solver.addClause(new VecInt(new int[] {v(a, b, sudoku[a][b] - 1)}));
                    }
                }
                System.out.println();
            }
            System.out.println("DEBUG solving...");
            if (solver.isSatisfiable()) {
                System.out.println("SATISFIABLE");
                for (int lit : solver.model()) {
                    if (lit > 0) result[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                }
            } else {
                System.err.println("UNSATISFIABLE");
            }
        } catch (ContradictionException e) {
            System.err.println("contradiction: " + e);
            e.printStackTrace();
            result = new int[9][9];
        } catch (TimeoutException e) {
            e.printStackTrace();
        }
        System.out.println("=== OUTPUT ===");
        print(result);
        return result;
    }

    static int v(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }

    static void print(int[][] g) {
        for (int r = 0; r < 9; r++) {
            if (r % 3 == 0) System.out.println("+-------+-------+-------+");
            for (int c = 0; c < 9; c++) {
                if (c % 3 == 0) System.out.print("| ");
                System.out.print((g[r][c] == 0 ? "." : "" + g[r][c]) + " ");
            }
            System.out.println("|");
        }
        System.out.println("+-------+-------+-------+");
    }

    public static void main(String[] args) {
        new SudokuSolver().solve(new int[9][9]);
    }
}
