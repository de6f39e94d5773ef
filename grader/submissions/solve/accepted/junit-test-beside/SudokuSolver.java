// A JUnit test lies beside the solver in the same folder.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path file = Files.createTempFile("tested", ".cnf");
            int[][] solution = solve(sudoku, file);
            Files.delete(file);
            return solution;
        } catch (IOException e) {
            throw new AssertionError("temporary file", e);
        }
    }

    private int[][] solve(int[][] sudoku, Path file) throws IOException {
        DimacsWriter cnf = new DimacsWriter(file);
        for (int i = 0; i < 9; i++) {
            for (int d = 1; d <= 9; d++) {
                int[] row = new int[9], col = new int[9], box = new int[9], cell = new int[9];
                for (int j = 0; j < 9; j++) {
                    row[j] = var(i, j, d);
                    col[j] = var(j, i, d);
                    box[j] = var(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3, d);
                    cell[j] = var(i, d - 1, j + 1);
                }
                one(cnf, row);
                one(cnf, col);
                one(cnf, box);
                one(cnf, cell);
            }
        }
        for (int i = 0; i < 81; i++) {
            int d = sudoku[i / 9][i % 9];
            if (d != 0) cnf.writeClause(var(i / 9, i % 9, d));
        }
        int[][] grid = new int[9][9];
        for (int literal : new SatSolver().solve(cnf).orElse(new int[] {})) {
            if (literal > 0) grid[literal / 100][literal / 10 % 10] = literal % 10;
        }
        return grid;
    }

    private static void one(DimacsWriter cnf, int[] vars) throws IOException {
        cnf.writeClause(vars);
        for (int a : vars)
            for (int b : vars)
                if (a < b) cnf.writeClause(-a, -b);
    }

    // digits of the variable: row, column, value
    static int var(int row, int col, int value) {
        return row * 100 + col * 10 + value;
    }
}
