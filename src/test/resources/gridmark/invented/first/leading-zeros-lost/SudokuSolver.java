import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        String[] lines = new String[9];
        for (int i = 0; i < 9; i++) {
            int number = 0;
            for (int j = 0; j < 9; j++) {
                number = number * 10 + sudoku[i][j];
            }
            lines[i] = String.valueOf(number);
        }
        return solve(lines);
    }

    /** My first version read the Sudoku from a text file, line by line. */
    private int[][] solve(String[] lines) {
        try {
            Path path = Files.createTempFile("sudoku", ".txt");
            DimacsWriter w = new DimacsWriter(path);
            for (int i = 0; i < lines.length; i++) {
                for (int j = 0; j < lines[i].length(); j++) {
                    int digit = lines[i].charAt(j) - '0';
                    if (digit != 0) {
                        w.writeClause(p(i, j, digit));
                    }
                }
            }
            for (int d = 1; d <= 9; d++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int k = 0; k < j; k++) {
                            w.writeClause(-p(i, j, d), -p(i, k, d));
                            w.writeClause(-p(j, i, d), -p(k, i, d));
                            int bi = i / 3 * 3;
                            int bj = i % 3 * 3;
                            w.writeClause(-p(bi + j / 3, bj + j % 3, d), -p(bi + k / 3, bj + k % 3, d));
                        }
                    }
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    w.writeClause(p(i, j, 1), p(i, j, 2), p(i, j, 3), p(i, j, 4), p(i, j, 5),
                            p(i, j, 6), p(i, j, 7), p(i, j, 8), p(i, j, 9));
                }
            }
            int[] model = new SatSolver().solve(w).orElse(new int[0]);
            Files.delete(path);
            int[][] solution = new int[9][9];
            for (int k = 0; k < model.length; k++) {
                if (model[k] > 0) {
                    solution[k / 9 % 9][k % 9] = k / 81 + 1;
                }
            }
            return solution;
        } catch (IOException e) {
            e.printStackTrace();
            return null;
        }
    }

    private int p(int i, int j, int d) {
        return (d - 1) * 81 + i * 9 + j + 1;
    }
}
