import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Sudoku with SAT. Variables: (row, col, value), each from 1 to 9.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solved = new int[9][9];
        try {
            Path cnf = Files.createTempFile("sudoku", ".dimacs");
            DimacsWriter out = new DimacsWriter(cnf);
            generateRules(out);
            out.close();
            Optional<int[]> model = new SatSolver().solve(cnf);
            Files.delete(cnf);
            if (model.isEmpty()) {
                return solved;
            }
            int[] m = model.get();
            for (int row = 1; row <= 9; row++) {
                for (int col = 1; col <= 9; col++) {
                    int given = sudoku[row - 1][col - 1];
                    if (given != 0) {
                        solved[row - 1][col - 1] = given;
                        continue;
                    }
                    for (int value = 1; value <= 9; value++) {
                        if (m[lit(row, col, value) - 1] > 0) {
                            solved[row - 1][col - 1] = value;
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return solved;
    }

    private int lit(int row, int col, int value) {
        return (row - 1) * 81 + (col - 1) * 9 + value;
    }

    private void generateRules(DimacsWriter out) throws IOException {
        for (int row = 1; row <= 9; row++) {
            for (int col = 1; col <= 9; col++) {
                // one of 1..9
                for (int value = 1; value <= 9; value++) {
                    out.writeLiteral(lit(row, col, value));
                }
                out.finishClause();
                for (int value = 1; value <= 9; value++) {
                    // only one value
                    for (int other = value + 1; other <= 9; other++) {
                        out.writeClause(-lit(row, col, value), -lit(row, col, other));
                    }
                    // row
                    for (int c2 = col + 1; c2 <= 9; c2++) {
                        out.writeImplication(lit(row, col, value), -lit(row, c2, value));
                    }
                    // column
                    for (int r2 = row + 1; r2 <= 9; r2++) {
                        out.writeImplication(lit(row, col, value), -lit(r2, col, value));
                    }
                    // box
                    int boxRow = (row - 1) / 3 * 3 + 1;
                    int boxCol = (col - 1) / 3 * 3 + 1;
                    for (int r2 = boxRow; r2 < boxRow + 3; r2++) {
                        for (int c2 = boxCol; c2 < boxCol + 3; c2++) {
                            if (r2 != row || c2 != col) {
                                out.writeImplication(lit(row, col, value), -lit(r2, c2, value));
                            }
                        }
                    }
                }
            }
        }
    }
}
