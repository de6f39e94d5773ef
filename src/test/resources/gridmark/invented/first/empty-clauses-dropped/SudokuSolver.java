import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    /** 1 true, -1 false, 0 not known yet; index = variable */
    private int[] value;

    private static int var(int row, int col, int digit) {
        return row * 81 + col * 9 + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[]> clauses = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (sudoku[row][col] != 0) {
                    clauses.add(new int[] {var(row, col, sudoku[row][col])});
                }
                int[] some = new int[9];
                for (int digit = 1; digit <= 9; digit++) {
                    some[digit - 1] = var(row, col, digit);
                }
                clauses.add(some);
            }
        }
        for (int digit = 1; digit <= 9; digit++) {
            for (int u = 0; u < 9; u++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        clauses.add(new int[] {-var(u, i, digit), -var(u, j, digit)});
                        clauses.add(new int[] {-var(i, u, digit), -var(j, u, digit)});
                        clauses.add(new int[] {
                            -var(u / 3 * 3 + i / 3, u % 3 * 3 + i % 3, digit),
                            -var(u / 3 * 3 + j / 3, u % 3 * 3 + j % 3, digit)
                        });
                    }
                }
            }
        }
        value = new int[730];
        int[][] result = new int[9][9];
        if (!search(clauses)) {
            return result;
        }
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (value[var(row, col, digit)] > 0) {
                        result[row][col] = digit;
                    }
                }
            }
        }
        return result;
    }

    private boolean search(List<int[]> clauses) {
        int[] before = value.clone();
        List<int[]> rest = simplify(clauses);
        if (rest == null) {
            value = before;
            return false;
        }
        if (rest.isEmpty()) {
            return true;
        }
        // branch on the first literal of a shortest clause of positive literals
        int[] shortest = rest.get(0);
        for (int[] clause : rest) {
            if (clause[0] > 0 && (shortest[0] < 0 || clause.length < shortest.length)) {
                shortest = clause;
            }
        }
        int literal = shortest[0];
        for (int sign : new int[] {1, -1}) {
            int[] saved = value.clone();
            assign(sign * literal);
            if (search(rest)) {
                return true;
            }
            value = saved;
        }
        value = before;
        return false;
    }

    private void assign(int literal) {
        value[Math.abs(literal)] = literal > 0 ? 1 : -1;
    }

    private boolean isTrue(int literal) {
        return value[Math.abs(literal)] == (literal > 0 ? 1 : -1);
    }

    private boolean isFalse(int literal) {
        return isTrue(-literal);
    }

    /** unit propagation; null if there is a conflict */
    private List<int[]> simplify(List<int[]> clauses) {
        List<int[]> current = clauses;
        boolean changed = true;
        while (changed) {
            changed = false;
            List<int[]> next = new ArrayList<>();
            for (int[] clause : current) {
                if (Arrays.stream(clause).anyMatch(this::isTrue)) {
                    continue;
                }
                int[] open = Arrays.stream(clause).filter(l -> !isFalse(l)).toArray();
                if (open.length == 1) {
                    if (isFalse(open[0])) {
                        return null;
                    }
                    assign(open[0]);
                    changed = true;
                } else if (open.length > 1) {
                    next.add(open);
                }
            }
            current = next;
        }
        return current;
    }
}
