import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int toVar(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }

    private static int rowOf(int var) {
        return (var - 1) / 81;
    }

    private static int columnOf(int var) {
        return (var - 1) / 9 % 9;
    }

    private static int digitOf(int var) {
        return (var - 1) % 9 + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("dimacs", null);
            DimacsWriter writer = new DimacsWriter(path);
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    exactlyOne(writer, i, j);
                    if (sudoku[i][j] > 0) {
                        writer.writeClause(toVar(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            writer.close();
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            int[][] solution = new int[9][9];
            if (!model.isPresent()) {
                return solution;
            }
            for (int literal : model.get()) {
                int var = Math.abs(literal);
                solution[rowOf(var)][columnOf(var)] = digitOf(var);
            }
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private void exactlyOne(DimacsWriter writer, int i, int j) throws IOException {
        int[][] sets = new int[4][9];
        for (int k = 0; k < 9; k++) {
            sets[0][k] = toVar(i, j, k);
            sets[1][k] = toVar(i, k, j);
            sets[2][k] = toVar(k, i, j);
            sets[3][k] = toVar(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
        }
        for (int[] set : sets) {
            writer.writeClause(set);
            for (int a = 0; a < 9; a++) {
                for (int b = a + 1; b < 9; b++) {
                    writer.writeClause(-set[a], -set[b]);
                }
            }
        }
    }
}
