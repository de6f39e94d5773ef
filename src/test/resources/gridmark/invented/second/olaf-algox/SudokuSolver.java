import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Knuth's Algorithm X with dictionaries, after the Python version. */
public class SudokuSolver implements AbstractSudokuSolver {

    private Map<String, Set<Integer>> X;
    private Map<Integer, List<String>> Y;

    @Override
    public int[][] solve(int[][] sudoku) {
        X = new LinkedHashMap<>();
        Y = new LinkedHashMap<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int n = 1; n <= 9; n++) {
                    int b = r / 3 * 3 + c / 3;
                    Y.put(100 * r + 10 * c + n, List.of("rc" + r + c, "rn" + r + n, "cn" + c + n, "bn" + b + n));
                }
            }
        }
        Y.forEach((option, constraints) -> constraints.forEach(
            j -> X.computeIfAbsent(j, key -> new TreeSet<>()).add(option)));

        int[][] grid = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int n = sudoku[r][c];
                if (n != 0) {
                    int option = 100 * r + 10 * c + n;
                    for (String j : Y.get(option)) {
                        if (!X.containsKey(j)) {
                            return new int[9][9];
                        }
                    }
                    select(option);
                    grid[r][c] = n;
                }
            }
        }
        List<Integer> solution = new ArrayList<>();
        if (!search(solution)) {
            return new int[9][9];
        }
        for (int option : solution) {
            grid[option / 100][option / 10 % 10] = option % 10;
        }
        return grid;
    }

    private boolean search(List<Integer> solution) {
        if (X.isEmpty()) {
            return true;
        }
        String c = null;
        for (String j : X.keySet()) {
            if (c == null || X.get(j).size() < X.get(c).size()) {
                c = j;
            }
        }
        for (int option : new ArrayList<>(X.get(c))) {
            solution.add(option);
            List<Set<Integer>> cols = select(option);
            if (search(solution)) {
                return true;
            }
            deselect(option, cols);
            solution.remove(solution.size() - 1);
        }
        return false;
    }

    private List<Set<Integer>> select(int option) {
        List<Set<Integer>> cols = new ArrayList<>();
        for (String j : Y.get(option)) {
            for (int i : X.get(j)) {
                for (String k : Y.get(i)) {
                    if (!k.equals(j) && X.containsKey(k)) {
                        X.get(k).remove(i);
                    }
                }
            }
            cols.add(X.remove(j));
        }
        return cols;
    }

    private void deselect(int option, List<Set<Integer>> cols) {
        int index = 0;
        for (String j : Y.get(option)) {
            X.put(j, cols.get(index++));
            for (int i : X.get(j)) {
                for (String k : Y.get(i)) {
                    if (!k.equals(j) && X.containsKey(k)) {
                        X.get(k).add(i);
                    }
                }
            }
        }
    }
}
