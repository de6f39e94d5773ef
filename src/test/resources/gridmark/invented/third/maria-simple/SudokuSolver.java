import gridmark.api.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;

public class SudokuSolver implements AbstractSudokuSolver {

    int var(int row, int col, int num) {
        return num * 81 + row * 9 + col + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            Path path = Files.createTempFile("maria", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);

            // only one number per cell
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = a + 1; b < 9; b++) {
                            writer.writeClause(-var(row, col, a), -var(row, col, b));
                        }
                    }
                }
            }
            // numbers only once per row, per column
            for (int num = 0; num < 9; num++) {
                for (int i = 0; i < 9; i++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = a + 1; b < 9; b++) {
                            writer.writeClause(-var(i, a, num), -var(i, b, num));
                            writer.writeClause(-var(a, i, num), -var(b, i, num));
                        }
                    }
                }
            }
            // numbers only once per block
            int[] start = {0, 3, 6};
            for (int num = 0; num < 9; num++) {
                for (int top : start) {
                    for (int left : start) {
                        List<Integer> cells = new ArrayList<>();
                        for (int i = 0; i < 3; i++) {
                            for (int j = 0; j < 3; j++) {
                                cells.add(var(top + i, left + j, num));
                            }
                        }
                        for (int a : cells) {
                            for (int b : cells) {
                                if (a < b) {
                                    writer.writeClause(-a, -b);
                                }
                            }
                        }
                    }
                }
            }
            // the numbers of the task
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        writer.writeClause(var(row, col, sudoku[row][col] - 1));
                    }
                }
            }
            writer.close();

            Optional<int[]> model = new SatSolver().solve(path);
            path.toFile().delete();
            if (model.isPresent()) {
                for (int l : model.get()) {
                    if (l > 0) {
                        int i = l - 1;
                        result[i % 81 / 9][i % 9] = i / 81 + 1;
                    }
                }
            }
        } catch (IOException e) {
            e.printStackTrace();
        }
        return result;
    }
}
