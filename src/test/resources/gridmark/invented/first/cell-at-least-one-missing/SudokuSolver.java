import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;

public class SudokuSolver implements AbstractSudokuSolver {

    private final int[][][] var = new int[9][9][9];

    public SudokuSolver() {
        int next = 1;
        for (int[][] plane : var) {
            for (int[] line : plane) {
                for (int d = 0; d < 9; d++) {
                    line[d] = next++;
                }
            }
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        Path path = Paths.get(System.getProperty("java.io.tmpdir"), "sudoku" + System.nanoTime() + ".cnf");
        try {
            try (DimacsWriter writer = new DimacsWriter(path)) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        List<Integer> cell = new ArrayList<>();
                        for (int d = 0; d < 9; d++) {
                            cell.add(var[r][c][d]);
                        }
                        different(writer, cell);
                    }
                }
                for (int d = 0; d < 9; d++) {
                    for (int n = 0; n < 9; n++) {
                        List<Integer> row = new ArrayList<>();
                        List<Integer> column = new ArrayList<>();
                        List<Integer> block = new ArrayList<>();
                        for (int k = 0; k < 9; k++) {
                            row.add(var[n][k][d]);
                            column.add(var[k][n][d]);
                            block.add(var[n - n % 3 + k / 3][n % 3 * 3 + k % 3][d]);
                        }
                        different(writer, row);
                        different(writer, column);
                        different(writer, block);
                    }
                }
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        if (sudoku[r][c] != 0) {
                            writer.writeClause(var[r][c][sudoku[r][c] - 1]);
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            int[][] result = new int[9][9];
            if (model.isPresent()) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int d = 0; d < 9; d++) {
                            if (model.get()[var[r][c][d] - 1] > 0) {
                                result[r][c] = d + 1;
                            }
                        }
                    }
                }
            }
            return result;
        } catch (IOException ex) {
            throw new RuntimeException(ex);
        }
    }

    /** never two of them */
    private void different(DimacsWriter writer, List<Integer> vars) throws IOException {
        for (int a : vars) {
            for (int b : vars) {
                if (a < b) {
                    writer.writeImplication(a, -b);
                }
            }
        }
    }
}
