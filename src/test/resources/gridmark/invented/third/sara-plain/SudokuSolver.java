import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[] model = null;
        try {
            Path path = Files.createTempFile("sara", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int n = 1; n <= 9; n++) {
                        writer.writeLiteral(lit(r, c, n));
                    }
                    writer.finishClause();
                    for (int n = 1; n <= 9; n++) {
                        for (int i = 0; i < 9; i++) {
                            if (i > c) {
                                writer.writeClause(-lit(r, c, n), -lit(r, i, n));
                            }
                            if (i > r) {
                                writer.writeClause(-lit(r, c, n), -lit(i, c, n));
                            }
                        }
                        for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++) {
                            for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++) {
                                if (i != r && j != c) {
                                    writer.writeClause(-lit(r, c, n), -lit(i, j, n));
                                }
                            }
                        }
                    }
                    if (sudoku[r][c] != 0) {
                        writer.writeClause(lit(r, c, sudoku[r][c]));
                    }
                }
            }
            writer.close();
            Optional<int[]> solved = new SatSolver().solve(path);
            Files.delete(path);
            if (solved.isPresent()) {
                model = solved.get();
            }
        } catch (IOException e) {
            System.out.println("Datei konnte nicht geschrieben werden");
        }
        if (model == null) {
            return null;
        }
        int[][] result = new int[9][9];
        for (int i = 0; i < 729; i++) {
            if (model[i] > 0) {
                result[i / 81][i % 81 / 9] = i % 9 + 1;
            }
        }
        return result;
    }

    private int lit(int r, int c, int n) {
        return r * 9 * 9 + c * 9 + n;
    }
}
