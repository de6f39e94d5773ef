import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final List<List<Integer>> clauses = new ArrayList<>();

    static {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                List<Integer> cell = new ArrayList<>();
                for (int n = 1; n <= 9; n++) {
                    cell.add(literal(i, j, n));
                    for (int k = 0; k < 9; k++) {
                        if (k > j) {
                            clauses.add(List.of(-literal(i, j, n), -literal(i, k, n)));
                        }
                        if (k > i) {
                            clauses.add(List.of(-literal(i, j, n), -literal(k, j, n)));
                        }
                        int bi = i / 3 * 3 + k / 3;
                        int bj = j / 3 * 3 + k % 3;
                        if (bi > i && bj != j) {
                            clauses.add(List.of(-literal(i, j, n), -literal(bi, bj, n)));
                        }
                    }
                }
                clauses.add(cell);
            }
        }
    }

    private static int literal(int i, int j, int n) {
        return i * 81 + j * 9 + n;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0) {
                    clauses.add(List.of(literal(i, j, sudoku[i][j])));
                }
            }
        }
        int[][] solution = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (List<Integer> clause : clauses) {
                VecInt vec = new VecInt();
                clause.forEach(vec::push);
                solver.addClause(vec);
            }
            if (solver.isSatisfiable()) {
                for (int lit : solver.model()) {
                    if (lit > 0) {
                        solution[(lit - 1) / 81][(lit - 1) % 81 / 9] = (lit - 1) % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException e) {
            return solution;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return solution;
    }
}
