import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The digits are renamed at random before the formula is made, so that a puzzle with several
 * solutions does not always get the same one.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private final Random random = new Random();

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Integer> names = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            names.add(digit);
        }
        Collections.shuffle(names, random);
        names.add(0, 0);

        int[][] renamed = rename(sudoku, names);
        int[][] solved = satSolve(renamed);
        return rename(solved, names);
    }

    private static int[][] rename(int[][] grid, List<Integer> names) {
        int[][] result = new int[9][9];
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                result[row][col] = names.get(grid[row][col]);
            }
        }
        return result;
    }

    private static int[][] satSolve(int[][] sudoku) {
        int[][] grid = new int[9][9];
        try {
            Path file = Files.createTempFile("uma", ".cnf");
            DimacsWriter cnf = new DimacsWriter(file);
            for (int a = 0; a < 81; a++) {
                for (int d = 1; d <= 9; d++) {
                    cnf.writeLiteral(a * 9 + d);
                }
                cnf.finishClause();
                int given = sudoku[a / 9][a % 9];
                if (given != 0) {
                    cnf.writeClause(a * 9 + given);
                }
                for (int b = 0; b < a; b++) {
                    if (a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3) {
                        for (int d = 1; d <= 9; d++) {
                            cnf.writeImplication(a * 9 + d, -(b * 9 + d));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(cnf);
            Files.delete(file);
            if (model.isPresent()) {
                for (int literal : model.get()) {
                    if (literal > 0) {
                        int cell = (literal - 1) / 9;
                        grid[cell / 9][cell % 9] = (literal - 1) % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }
}
