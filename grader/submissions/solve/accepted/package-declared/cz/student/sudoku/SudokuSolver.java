// Stands in a package of its own and imports the interface from gridmark.api.

package cz.student.sudoku;

import gridmark.api.AbstractSudokuSolver;
import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path cnf = Files.createTempFile("hw-sudoku-", ".cnf");
            try (DimacsWriter out = new DimacsWriter(cnf)) {
                writeRules(out);
                writeGivens(out, sudoku);
                return new SatSolver().solve(out).map(this::toGrid).orElseGet(() -> new int[9][9]);
            } finally {
                Files.deleteIfExists(cnf);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeRules(DimacsWriter out) throws IOException {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                final int a = i, b = j;
                exactlyOne(out, k -> id(a, b, k));
                exactlyOne(out, k -> id(a, k, b));
                exactlyOne(out, k -> id(k, a, b));
                exactlyOne(out, k -> id(3 * (a / 3) + k / 3, 3 * (a % 3) + k % 3, b));
            }
        }
    }

    private void exactlyOne(DimacsWriter out, IntUnaryOperator variable) throws IOException {
        int[] all = IntStream.range(0, 9).map(variable).toArray();
        out.writeClause(all);
        for (int p = 0; p < 9; p++) {
            for (int q = 0; q < p; q++) {
                out.writeImplication(all[p], -all[q]);
            }
        }
    }

    private void writeGivens(DimacsWriter out, int[][] sudoku) throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    out.writeClause(id(r, c, sudoku[r][c] - 1));
                }
            }
        }
    }

    private int[][] toGrid(int[] model) {
        int[][] grid = new int[9][9];
        Arrays.stream(model).filter(l -> l > 0).map(l -> l - 1)
                .forEach(l -> grid[l / 81][l % 81 / 9] = l % 9 + 1);
        return grid;
    }

    private static int id(int row, int column, int digit) {
        return 1 + digit + 9 * column + 81 * row;
    }
}
