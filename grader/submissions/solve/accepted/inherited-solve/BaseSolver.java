import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public abstract class BaseSolver implements AbstractSudokuSolver {

    protected abstract String name();

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path dimacs = Files.createTempFile(name().replace(' ', '-'), ".cnf");
            try (DimacsWriter writer = new DimacsWriter(dimacs)) {
                encode(sudoku, writer);
            }
            int[][] solution = new int[9][9];
            int[] model = new SatSolver().solve(dimacs).orElse(new int[0]);
            for (int i = 0; i < model.length; i++) {
                if (model[i] > 0) {
                    int cell = (model[i] - 1) / 9;
                    solution[cell / 9][cell % 9] = (model[i] - 1) % 9 + 1;
                }
            }
            Files.delete(dimacs);
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(name() + ": " + e.getMessage(), e);
        }
    }

    private void encode(int[][] sudoku, DimacsWriter writer) throws IOException {
        for (int cell = 0; cell < 81; cell++) {
            int given = sudoku[cell / 9][cell % 9];
            for (int digit = 1; digit <= 9; digit++) {
                if (given == 0 || given == digit) {
                    writer.writeLiteral(cell * 9 + digit);
                }
            }
            writer.finishClause();
            for (int other = 0; other < cell; other++) {
                if (cell / 9 == other / 9 || cell % 9 == other % 9 || block(cell) == block(other)) {
                    for (int digit = 1; digit <= 9; digit++) {
                        writer.writeImplication(cell * 9 + digit, -(other * 9 + digit));
                    }
                }
            }
        }
    }

    private static int block(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }
}
