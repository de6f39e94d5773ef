import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {
    private static final int N = 9;

    // row, col and number from 0 to 8
    private int toVar(int row, int col, int number) {
        return row * N * N + col * N + number + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path tmp = Files.createTempFile("ben", ".cnf");
            DimacsWriter dimacs = new DimacsWriter(tmp);
            for (int row = 0; row < N; row++) {
                for (int col = 0; col < N; col++) {
                    int[] clause = new int[N];
                    for (int number = 0; number < N; number++) {
                        clause[number] = toVar(row, col, number);
                    }
                    dimacs.writeClause(clause);
                }
            }
            for (int row = 0; row < N; row++) {
                for (int col = 0; col < N; col++) {
                    for (int row2 = 0; row2 < N; row2++) {
                        for (int col2 = 0; col2 < N; col2++) {
                            boolean sameCell = row == row2 && col == col2;
                            boolean sameBlock = row / 3 == row2 / 3 && col / 3 == col2 / 3;
                            if (!sameCell && (row == row2 || col == col2 || sameBlock)) {
                                for (int number = 0; number < N; number++) {
                                    dimacs.writeImplication(toVar(row, col, number), -toVar(row2, col2, number));
                                }
                            }
                        }
                    }
                }
            }
            for (int row = 0; row < N; row++) {
                for (int col = 0; col < N; col++) {
                    if (sudoku[row][col] != 0) {
                        dimacs.writeClause(toVar(row, col, sudoku[row][col]));
                    }
                }
            }
            Optional<int[]> solution = new SatSolver().solve(dimacs);
            tmp.toFile().delete();
            int[][] result = new int[N][N];
            if (solution.isPresent()) {
                int[] model = solution.get();
                for (int row = 0; row < N; row++) {
                    for (int col = 0; col < N; col++) {
                        for (int number = 0; number < N; number++) {
                            if (model[toVar(row, col, number) - 1] > 0) {
                                result[row][col] = number + 1;
                            }
                        }
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
