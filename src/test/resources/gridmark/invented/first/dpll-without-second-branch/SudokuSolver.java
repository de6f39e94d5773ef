import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** SAT solver of my own (DPLL), so no library is needed. */
public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Set<Integer>> clauses = encode(sudoku);
        Set<Integer> model = new HashSet<>();
        int[][] grid = new int[9][9];
        if (dpll(clauses, model)) {
            for (int literal : model) {
                if (literal > 0) {
                    grid[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
                }
            }
        }
        return grid;
    }

    private boolean dpll(List<Set<Integer>> clauses, Set<Integer> model) {
        while (true) {
            if (clauses.isEmpty()) {
                return true;
            }
            Integer unit = null;
            Set<Integer> shortest = null;
            for (Set<Integer> clause : clauses) {
                if (clause.isEmpty()) {
                    return false;
                }
                if (clause.size() == 1) {
                    unit = clause.iterator().next();
                    break;
                }
                if (positive(clause) && (shortest == null || clause.size() < shortest.size())) {
                    shortest = clause;
                }
            }
            if (unit != null) {
                model.add(unit);
                clauses = assume(clauses, unit);
                continue;
            }
            if (shortest == null) {
                // only negative literals are left: everything else is false
                return true;
            }
            int literal = shortest.iterator().next();
            Set<Integer> copy = new HashSet<>(model);
            copy.add(literal);
            if (!dpll(assume(clauses, literal), copy)) {
                return false;
            }
            model.addAll(copy);
            return true;
        }
    }

    private boolean positive(Set<Integer> clause) {
        for (int literal : clause) {
            if (literal < 0) {
                return false;
            }
        }
        return true;
    }

    private List<Set<Integer>> assume(List<Set<Integer>> clauses, int literal) {
        List<Set<Integer>> rest = new ArrayList<>();
        for (Set<Integer> clause : clauses) {
            if (clause.contains(literal)) {
                continue;
            }
            if (clause.contains(-literal)) {
                Set<Integer> smaller = new HashSet<>(clause);
                smaller.remove(-literal);
                rest.add(smaller);
            } else {
                rest.add(clause);
            }
        }
        return rest;
    }

    private int v(int r, int c, int d) {
        return r * 81 + c * 9 + d;
    }

    private List<Set<Integer>> encode(int[][] sudoku) {
        List<Set<Integer>> clauses = new ArrayList<>();
        for (int a = 0; a < 81; a++) {
            int r = a / 9;
            int c = a % 9;
            if (sudoku[r][c] != 0) {
                clauses.add(Set.of(v(r, c, sudoku[r][c])));
            }
            Set<Integer> cell = new HashSet<>();
            for (int d = 1; d <= 9; d++) {
                cell.add(v(r, c, d));
                for (int e = 1; e < d; e++) {
                    clauses.add(Set.of(-v(r, c, d), -v(r, c, e)));
                }
            }
            clauses.add(cell);
            for (int b = 0; b < a; b++) {
                int r2 = b / 9;
                int c2 = b % 9;
                if (r == r2 || c == c2 || r / 3 == r2 / 3 && c / 3 == c2 / 3) {
                    for (int d = 1; d <= 9; d++) {
                        clauses.add(Set.of(-v(r, c, d), -v(r2, c2, d)));
                    }
                }
            }
        }
        return clauses;
    }
}
