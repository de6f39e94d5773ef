import java.util.*;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private final Map<String, Integer> variables = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();

    private int x(int row, int col, int digit) {
        String name = row + "," + col + "," + digit;
        if (!variables.containsKey(name)) {
            int number = variables.size() + 1;
            variables.put(name, number);
            names.put(number, name);
        }
        return variables.get(name);
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        int[][] result = new int[9][9];
        try {
            for (int[] clause : formula(sudoku)) {
                solver.addClause(new VecInt(clause));
            }
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        String[] parts = names.get(literal).split(",");
                        int row = Integer.parseInt(parts[0]);
                        int col = Integer.parseInt(parts[1]);
                        result[row][col] = Integer.parseInt(parts[2]);
                    }
                }
            }
        } catch (ContradictionException e) {
            return result;
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return result;
    }

    private List<int[]> formula(int[][] sudoku) {
        List<int[]> f = new LinkedList<>();
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                int[] c = new int[9];
                for (int d = 1; d <= 9; d++) {
                    c[d - 1] = x(i, j, d);
                    for (int e = 1; e < d; e++) {
                        f.add(new int[] {-x(i, j, d), -x(i, j, e)});
                    }
                }
                f.add(c);
                if (sudoku[i][j] != 0) {
                    f.add(new int[] {x(i, j, sudoku[i][j])});
                }
            }
        }
        for (int d = 1; d <= 9; d++) {
            for (int i = 0; i < 9; i++) {
                // rows
                for (int j = 0; j < 9; j++) {
                    for (int k = j + 1; k < 9; k++) {
                        f.add(new int[] {-x(i, j, d), -x(i, k, d)});
                    }
                }
                // columns
                for (int j = 1; j < 9; j++) {
                    for (int k = j + 1; k < 9; k++) {
                        f.add(new int[] {-x(j, i, d), -x(k, i, d)});
                    }
                }
            }
            // blocks
            for (int top = 0; top < 9; top += 3) {
                for (int left = 0; left < 9; left += 3) {
                    for (int j = 0; j < 9; j++) {
                        for (int k = j + 1; k < 9; k++) {
                            f.add(new int[] {
                                -x(top + j % 3, left + j / 3, d), -x(top + k % 3, left + k / 3, d)
                            });
                        }
                    }
                }
            }
        }
        return f;
    }
}
