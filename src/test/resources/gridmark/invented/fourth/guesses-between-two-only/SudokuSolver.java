import java.util.*;

/** Candidates of all cells, singles as far as they go, then a guess on a copy. */
public class SudokuSolver implements AbstractSudokuSolver {

    static class State {
        int[] value = new int[81];
        List<TreeSet<Integer>> cand = new ArrayList<>();

        State() {
            for (int i = 0; i < 81; i++) cand.add(new TreeSet<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9)));
        }

        State copy() {
            State s = new State();
            s.value = value.clone();
            for (int i = 0; i < 81; i++) s.cand.set(i, new TreeSet<>(cand.get(i)));
            return s;
        }

        boolean set(int cell, int d) {
            if (!cand.get(cell).contains(d)) return false;
            value[cell] = d;
            cand.get(cell).clear();
            cand.get(cell).add(d);
            for (int p : peers(cell)) {
                cand.get(p).remove(d);
                if (cand.get(p).isEmpty()) return false;
            }
            return true;
        }
    }

    static List<Integer> peers(int cell) {
        List<Integer> list = new ArrayList<>();
        for (int q = 0; q < 81; q++) {
            if (q == cell) continue;
            boolean row = q / 9 == cell / 9, col = q % 9 == cell % 9;
            boolean box = q / 27 == cell / 27 && q % 9 / 3 == cell % 9 / 3;
            if (row || col || box) list.add(q);
        }
        return list;
    }

    public int[][] solve(int[][] sudoku) {
        State start = new State();
        for (int i = 0; i < 81; i++) {
            int given = sudoku[i / 9][i % 9];
            if (given > 0 && !start.set(i, given)) return new int[9][9];
        }
        State end = search(start);
        int[][] result = new int[9][9];
        if (end != null) for (int i = 0; i < 81; i++) result[i / 9][i % 9] = end.value[i];
        return result;
    }

    private boolean singles(State s) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < 81; i++) {
                if (s.value[i] == 0 && s.cand.get(i).size() == 1) {
                    if (!s.set(i, s.cand.get(i).first())) return false;
                    changed = true;
                }
            }
        }
        return true;
    }

    private State search(State s) {
        if (!singles(s)) return null;
        int cell = -1;
        for (int i = 0; i < 81; i++) {
            if (s.value[i] == 0 && (cell < 0 || s.cand.get(i).size() < s.cand.get(cell).size())) cell = i;
        }
        if (cell < 0 || s.cand.get(cell).size() > 2) return s;
        for (int d : s.cand.get(cell)) {
            State t = s.copy();
            if (t.set(cell, d)) {
                State found = search(t);
                if (found != null) return found;
            }
        }
        return null;
    }
}
