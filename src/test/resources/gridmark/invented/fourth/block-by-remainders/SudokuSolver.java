import gridmark.api.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Sudoku as SAT: the digits are numbered first, then rows, then columns. */
public class SudokuSolver implements AbstractSudokuSolver {

    private final List<List<Integer>> clauses = new ArrayList<>();

    private int x(int row, int col, int digit) {
        return (digit - 1) * 81 + row * 9 + col + 1;
    }

    /** All the 27 units as lists of cell numbers 0..80. */
    private List<List<Integer>> units() {
        List<List<Integer>> units = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            List<Integer> row = new ArrayList<>(), col = new ArrayList<>(), box = new ArrayList<>();
            for (int k = 0; k < 9; k++) {
                row.add(i * 9 + k);
                col.add(k * 9 + i);
                box.add((k / 3 * 3 + i / 3) * 9 + k % 3 * 3 + i % 3);
            }
            units.add(row);
            units.add(col);
            units.add(box);
        }
        return units;
    }

    private void rules() {
        for (List<Integer> unit : units())
            for (int digit = 1; digit <= 9; digit++) {
                final int d = digit;
                clauses.add(unit.stream().map(p -> x(p / 9, p % 9, d)).collect(Collectors.toList()));
                for (int p : unit)
                    for (int q : unit)
                        if (p < q) clauses.add(List.of(-x(p / 9, p % 9, d), -x(q / 9, q % 9, d)));
            }
        for (int cell = 0; cell < 81; cell++) {
            final int p = cell;
            clauses.add(IntStream.rangeClosed(1, 9).mapToObj(d -> x(p / 9, p % 9, d)).collect(Collectors.toList()));
            for (int d = 1; d <= 9; d++)
                for (int e = 1; e < d; e++) clauses.add(List.of(-x(p / 9, p % 9, d), -x(p / 9, p % 9, e)));
        }
    }

    private void givens(int[][] s) {
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++)
                if (s[row][col] > 0) clauses.add(List.of(x(row, col, s[row][col])));
    }

    private int[][] decode(int[] model) {
        int[][] answer = new int[9][9];
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++)
                for (int digit = 1; digit <= 9; digit++)
                    if (model[x(row, col, digit) - 1] > 0) answer[row][col] = digit;
        return answer;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        clauses.clear();
        rules();
        givens(sudoku);
        try {
            Path path = Files.createTempFile("s", ".cnf");
            try (DimacsWriter out = new DimacsWriter(path)) {
                for (List<Integer> clause : clauses)
                    out.writeClause(clause.stream().mapToInt(Integer::intValue).toArray());
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.deleteIfExists(path);
            return model.map(this::decode).orElseGet(() -> new int[9][9]);
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}
