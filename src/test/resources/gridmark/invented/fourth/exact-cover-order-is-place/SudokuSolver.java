import java.util.*;

/** Exact cover by Knuth's Algorithm X with dictionaries: 324 constraints, 729 choices. */
public class SudokuSolver implements AbstractSudokuSolver {
    private Map<Integer, Set<Integer>> cover;
    private int[][] constraints;
    private Deque<Integer> chosen;

    private static int[] constraintsOf(int r, int c, int d) {
        int b = r / 3 * 3 + c / 3;
        return new int[] { r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + b * 9 + d };
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        cover = new HashMap<>();
        constraints = new int[729][];
        chosen = new ArrayDeque<>();
        for (int k = 0; k < 324; k++) cover.put(k, new TreeSet<>());
        for (int n = 0; n < 729; n++) {
            int r = n / 81, c = n / 9 % 9, d = n % 9;
            constraints[n] = constraintsOf(r, c, d);
            if (sudoku[r][c] != 0 && sudoku[r][c] != d + 1) continue;
            for (int k : constraints[n]) cover.get(k).add(n);
        }
        if (!search()) return new int[9][9];
        return build();
    }

    private int[][] build() {
        int[][] out = new int[9][9];
        int place = 0;
        for (int n : chosen) {
            out[place / 9][place % 9] = n % 9 + 1;
            place++;
        }
        return out;
    }

    private boolean search() {
        if (cover.isEmpty()) return true;
        int best = -1;
        for (int k : cover.keySet())
            if (best < 0 || cover.get(k).size() < cover.get(best).size()) best = k;
        for (int n : new ArrayList<>(cover.get(best))) {
            chosen.addLast(n);
            List<Set<Integer>> removed = select(n);
            if (search()) return true;
            deselect(n, removed);
            chosen.removeLast();
        }
        return false;
    }

    private List<Set<Integer>> select(int n) {
        List<Set<Integer>> removed = new ArrayList<>();
        for (int k : constraints[n]) {
            for (int m : cover.get(k))
                for (int o : constraints[m]) if (o != k) cover.get(o).remove(m);
            removed.add(cover.remove(k));
        }
        return removed;
    }

    private void deselect(int n, List<Set<Integer>> removed) {
        for (int i = 3; i >= 0; i--) {
            int k = constraints[n][i];
            cover.put(k, removed.get(i));
            for (int m : cover.get(k))
                for (int o : constraints[m]) if (o != k) cover.get(o).add(m);
        }
    }
}
