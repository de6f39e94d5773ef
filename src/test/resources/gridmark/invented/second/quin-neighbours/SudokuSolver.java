import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        try {
            return trySolve(sudoku);
        } catch (IOException e) {
            throw new RuntimeException("I/O", e);
        }
    }

    private int[][] trySolve(int[][] sudoku) throws IOException {
        Path path = Files.createTempFile("quin", ".dimacs");
        try (DimacsWriter dw = new DimacsWriter(path)) {
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        dw.writeClause(var(row, col, sudoku[row][col]));
                    } else {
                        int[] possible = new int[9];
                        for (int i = 1; i <= 9; i++) {
                            possible[i - 1] = var(row, col, i);
                        }
                        dw.writeClause(possible);
                    }
                }
            }
            for (int num = 1; num <= 9; num++) {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col + 1 < 9; col++) {
                        dw.writeImplication(var(row, col, num), -var(row, col + 1, num));
                    }
                }
                for (int col = 0; col < 9; col++) {
                    for (int row = 0; row < 9; row++) {
                        for (int below = row + 1; below < 9; below++) {
                            dw.writeImplication(var(row, col, num), -var(below, col, num));
                        }
                    }
                }
                for (int box = 0; box < 9; box++) {
                    int r = box / 3 * 3;
                    int c = box % 3 * 3;
                    for (int i = 0; i < 9; i++) {
                        for (int j = i + 1; j < 9; j++) {
                            dw.writeImplication(var(r + i / 3, c + i % 3, num), -var(r + j / 3, c + j % 3, num));
                        }
                    }
                }
            }
        }
        Optional<int[]> model = new SatSolver().solve(path);
        Files.delete(path);
        int[][] res = new int[9][9];
        if (model.isEmpty()) {
            return res;
        }
        for (int lit : model.get()) {
            if (lit > 0) {
                int z = lit - 1;
                res[z % 81 / 9][z % 9] = z / 81 + 1;
            }
        }
        return res;
    }

    // all cells for 1, then all cells for 2, ...
    private int var(int row, int col, int num) {
        return (num - 1) * 81 + row * 9 + col + 1;
    }
}
