import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int var(int row, int col, int num) {
        return (row - 1) * 81 + (col - 1) * 9 + num;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[9][9];
        try {
            Path file = Files.createTempFile("lena", ".cnf");
            file.toFile().deleteOnExit();
            DimacsWriter w = new DimacsWriter(file);

            // Every cell has a number
            for (int row = 1; row <= 9; row++) {
                for (int col = 1; col <= 9; col++) {
                    for (int num = 1; num <= 9; num++) {
                        w.writeLiteral(var(row, col, num));
                    }
                    w.finishClause();
                }
            }
            // Every number is in every row
            for (int row = 1; row <= 9; row++) {
                for (int num = 1; num <= 9; num++) {
                    for (int col = 1; col <= 9; col++) {
                        w.writeLiteral(var(row, col, num));
                    }
                    w.finishClause();
                }
            }
            // Every number is in every column
            for (int col = 1; col <= 9; col++) {
                for (int num = 1; num <= 9; num++) {
                    for (int row = 1; row <= 9; row++) {
                        w.writeLiteral(var(row, col, num));
                    }
                    w.finishClause();
                }
            }
            // Every number is in every block
            for (int top = 1; top <= 7; top += 3) {
                for (int left = 1; left <= 7; left += 3) {
                    for (int num = 1; num <= 9; num++) {
                        for (int row = top; row < top + 3; row++) {
                            for (int col = left; col < left + 3; col++) {
                                w.writeLiteral(var(row, col, num));
                            }
                        }
                        w.finishClause();
                    }
                }
            }
            // The numbers in the puzzle, and no others in their cells
            for (int row = 1; row <= 9; row++) {
                for (int col = 1; col <= 9; col++) {
                    int given = sudoku[row - 1][col - 1];
                    if (given != 0) {
                        for (int num = 1; num <= 9; num++) {
                            w.writeClause(num == given ? var(row, col, num) : -var(row, col, num));
                        }
                    }
                }
            }
            w.close();
            Optional<int[]> model = new SatSolver().solve(file);
            if (model.isPresent()) {
                for (int row = 1; row <= 9; row++) {
                    for (int col = 1; col <= 9; col++) {
                        for (int num = 1; num <= 9; num++) {
                            if (model.get()[var(row, col, num) - 1] > 0) {
                                solution[row - 1][col - 1] = num;
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        return solution;
    }
}
