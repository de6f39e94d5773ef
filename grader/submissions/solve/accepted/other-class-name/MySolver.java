// The only solver is called MySolver; there is no class SudokuSolver.

import java.util.*;

public class MySolver implements AbstractSudokuSolver {

    // Algorithm X with maps of sets, after the well-known short Python version
    private Map<String, Set<String>> columns;
    private Map<String, List<String>> rows;
    private List<String> solution;

    @Override
    public int[][] solve(int[][] sudoku) {
        build();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    String move = "" + r + c + sudoku[r][c];
                    for (String col : rows.get(move)) {
                        if (!columns.containsKey(col)) {
                            return new int[9][9]; // clash
                        }
                    }
                    select(move);
                    solution.add(move);
                }
            }
        }
        int[][] result = new int[9][9];
        if (search()) {
            for (String s : solution) {
                result[s.charAt(0) - '0'][s.charAt(1) - '0'] = s.charAt(2) - '0';
            }
        }
        return result;
    }

    private void build() {
        columns = new HashMap<>();
        rows = new HashMap<>();
        solution = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    int b = r / 3 * 3 + c / 3;
                    List<String> list = List.of("cell" + r + c, "row" + r + d, "col" + c + d, "box" + b + d);
                    rows.put("" + r + c + d, list);
                    for (String x : list) {
                        columns.computeIfAbsent(x, k -> new HashSet<>()).add("" + r + c + d);
                    }
                }
            }
        }
    }

    private boolean search() {
        if (columns.isEmpty()) {
            return true;
        }
        Set<String> smallest = Collections.min(columns.values(), Comparator.comparingInt(Set::size));
        for (String move : new ArrayList<>(smallest)) {
            solution.add(move);
            Deque<Map.Entry<String, Set<String>>> removed = select(move);
            if (search()) {
                return true;
            }
            deselect(removed);
            solution.remove(solution.size() - 1);
        }
        return false;
    }

    private Deque<Map.Entry<String, Set<String>>> select(String move) {
        Deque<Map.Entry<String, Set<String>>> removed = new ArrayDeque<>();
        for (String col : rows.get(move)) {
            for (String other : columns.get(col)) {
                for (String x : rows.get(other)) {
                    if (!x.equals(col)) {
                        columns.get(x).remove(other);
                    }
                }
            }
            removed.push(Map.entry(col, columns.remove(col)));
        }
        return removed;
    }

    private void deselect(Deque<Map.Entry<String, Set<String>>> removed) {
        while (!removed.isEmpty()) {
            Map.Entry<String, Set<String>> entry = removed.pop();
            columns.put(entry.getKey(), entry.getValue());
            for (String other : entry.getValue()) {
                for (String x : rows.get(other)) {
                    columns.get(x).add(other);
                }
            }
        }
    }
}
