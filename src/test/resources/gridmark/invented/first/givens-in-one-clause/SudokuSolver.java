import gridmark.api.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;

public class SudokuSolver implements AbstractSudokuSolver {

    private DimacsWriter writer;

    public int[][] solve(int[][] sudoku) {
        try {
            File f = File.createTempFile("sudoku", "cnf");
            f.deleteOnExit();
            writer = new DimacsWriter(f.toPath());
            atLeastOneDigit();
            uniqueInRow();
            uniqueInColumn();
            uniqueInBlock();
            knownDigits(sudoku);
            writer.close();

            Optional<int[]> result = new SatSolver().solve(f.toPath());
            int[][] grid = new int[9][9];
            if (result.isPresent()) {
                int[] values = result.get();
                int pos = 0;
                for (int r = 0; r < 9; r++)
                    for (int c = 0; c < 9; c++)
                        for (int d = 1; d <= 9; d++)
                            if (values[pos++] > 0)
                                grid[r][c] = d;
            }
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    int var(int r, int c, int d) {
        return 9 * (9 * r + c) + d;
    }

    void atLeastOneDigit() throws IOException {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++)
                    writer.writeLiteral(var(r, c, d));
                writer.finishClause();
            }
    }

    void uniqueInRow() throws IOException {
        for (int r = 0; r < 9; r++)
            for (int d = 1; d <= 9; d++)
                for (int c = 0; c < 8; c++)
                    for (int c2 = c + 1; c2 < 9; c2++) {
                        writer.writeLiteral(-var(r, c, d));
                        writer.writeLiteral(-var(r, c2, d));
                        writer.finishClause();
                    }
    }

    void uniqueInColumn() throws IOException {
        for (int c = 0; c < 9; c++)
            for (int d = 1; d <= 9; d++)
                for (int r = 0; r < 8; r++)
                    for (int r2 = r + 1; r2 < 9; r2++) {
                        writer.writeLiteral(-var(r, c, d));
                        writer.writeLiteral(-var(r2, c, d));
                        writer.finishClause();
                    }
    }

    void uniqueInBlock() throws IOException {
        for (int br = 0; br < 3; br++)
            for (int bc = 0; bc < 3; bc++)
                for (int d = 1; d <= 9; d++)
                    for (int i = 0; i < 8; i++)
                        for (int j = i + 1; j < 9; j++) {
                            writer.writeLiteral(-var(3 * br + i / 3, 3 * bc + i % 3, d));
                            writer.writeLiteral(-var(3 * br + j / 3, 3 * bc + j % 3, d));
                            writer.finishClause();
                        }
    }

    void knownDigits(int[][] sudoku) throws IOException {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (sudoku[r][c] != 0)
                    writer.writeLiteral(var(r, c, sudoku[r][c]));
        writer.finishClause();
    }
}
