// Reads digits 0 to 8 instead of 1 to 9 from the model.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 0; d < 9; d++) writer.writeLiteral(get(r, c, d));
                    writer.finishClause();
                    for (int i = c + 1; i < 9; i++) {
                        for (int d = 0; d < 9; d++) {
                            writer.writeImplication(get(r, c, d), -get(r, i, d));
                            writer.writeImplication(get(c, r, d), -get(i, r, d));
                            writer.writeImplication(inBlock(r, c, d), -inBlock(r, i, d));
                        }
                    }
                    if (sudoku[r][c] != 0) writer.writeClause(get(r, c, sudoku[r][c] - 1));
                }
            }
            writer.close();
            int[] model = new SatSolver().solve(path).orElse(new int[0]);
            Files.delete(path);
            for (int literal : model) {
                if (literal > 0) {
                    int v = literal - 1;
                    result[v / 81][v / 9 % 9] = v % 9;
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return result;
    }

    private int inBlock(int block, int k, int d) {
        return get(block / 3 * 3 + k / 3, block % 3 * 3 + k % 3, d);
    }

    private int get(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }
}
