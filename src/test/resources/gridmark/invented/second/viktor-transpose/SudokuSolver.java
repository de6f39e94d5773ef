import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        // The solver is quicker when the fullest lines come first and are rows.
        int[][] work = sudoku;
        if (fullest(transpose(sudoku)) > fullest(sudoku)) {
            work = transpose(sudoku);
        }
        return new Formula(work).solve();
    }

    private static long fullest(int[][] grid) {
        return Arrays.stream(grid)
            .mapToLong(row -> Arrays.stream(row).filter(n -> n > 0).count())
            .max()
            .orElse(0);
    }

    private static int[][] transpose(int[][] grid) {
        int[][] result = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                result[j][i] = grid[i][j];
            }
        }
        return result;
    }
}
