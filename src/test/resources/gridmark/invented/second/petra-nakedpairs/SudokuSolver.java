import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

public class SudokuSolver implements AbstractSudokuSolver {

    private List<List<Set<Integer>>> candidates;

    @Override
    public int[][] solve(int[][] sudoku) {
        candidates = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            List<Set<Integer>> line = new ArrayList<>();
            for (int col = 0; col < 9; col++) {
                line.add(candidatesOf(sudoku, row, col));
            }
            candidates.add(line);
        }
        for (List<Set<Integer>> line : candidates) {
            nakedPairs(line);
        }
        try {
            return sat();
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private static Set<Integer> candidatesOf(int[][] sudoku, int row, int col) {
        if (sudoku[row][col] != 0) {
            return new TreeSet<>(Set.of(sudoku[row][col]));
        }
        Set<Integer> result = new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        for (int i = 0; i < 9; i++) {
            result.remove(sudoku[row][i]);
            result.remove(sudoku[i][col]);
            result.remove(sudoku[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3]);
        }
        return result;
    }

    /** Two cells of a row with two candidates: these candidates are nowhere else in the row. */
    private static void nakedPairs(List<Set<Integer>> line) {
        for (int a = 0; a < 9; a++) {
            for (int b = a + 1; b < 9; b++) {
                if (line.get(a).size() == 2 && line.get(b).size() == 2) {
                    Set<Integer> pair = new TreeSet<>(line.get(a));
                    for (int c = 0; c < 9; c++) {
                        if (c != a && c != b) {
                            line.get(c).removeAll(pair);
                        }
                    }
                }
            }
        }
    }

    private int[][] sat() throws IOException {
        Path path = Files.createTempFile("petra", ".cnf");
        DimacsWriter w = new DimacsWriter(path);
        for (int i = 0; i < 81; i++) {
            for (int digit : candidates.get(i / 9).get(i % 9)) {
                w.writeLiteral(9 * i + digit);
            }
            w.finishClause();
            for (int j = 0; j < i; j++) {
                if (i / 9 == j / 9 || i % 9 == j % 9 || i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3) {
                    for (int digit = 1; digit <= 9; digit++) {
                        w.writeClause(-(9 * i + digit), -(9 * j + digit));
                    }
                }
            }
        }
        Optional<int[]> model = new SatSolver().solve(w);
        Files.delete(path);
        int[][] result = new int[9][9];
        if (model.isPresent()) {
            for (int literal : model.get()) {
                if (literal > 0) {
                    result[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
                }
            }
        }
        return result;
    }
}
