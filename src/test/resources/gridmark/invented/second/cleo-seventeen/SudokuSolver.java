import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** McGuire et al., 2012 */
    private static final int MINIMUM_CLUES = 17;

    @Override
    public int[][] solve(int[][] sudoku) {
        long clues = Arrays.stream(sudoku).flatMapToInt(Arrays::stream).filter(n -> n != 0).count();
        if (clues < MINIMUM_CLUES) {
            return new int[9][9];
        }
        try {
            Path cnf = Files.createTempFile("cleo", ".cnf");
            DimacsWriter writer = new DimacsWriter(cnf);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    int[] someDigit = new int[9];
                    int[] someColumn = new int[9];
                    int[] someRow = new int[9];
                    int[] somePlace = new int[9];
                    for (int i = 0; i < 9; i++) {
                        someDigit[i] = x(r, c, i);
                        someColumn[i] = x(r, i, c);
                        someRow[i] = x(i, r, c);
                        somePlace[i] = x(r / 3 * 3 + i / 3, r % 3 * 3 + i % 3, c);
                        for (int j = 0; j < i; j++) {
                            writer.writeClause(-someDigit[i], -someDigit[j]);
                            writer.writeClause(-someColumn[i], -someColumn[j]);
                            writer.writeClause(-someRow[i], -someRow[j]);
                            writer.writeClause(-somePlace[i], -somePlace[j]);
                        }
                    }
                    writer.writeClause(someDigit);
                    writer.writeClause(someColumn);
                    writer.writeClause(someRow);
                    writer.writeClause(somePlace);
                    if (sudoku[r][c] != 0) {
                        writer.writeClause(x(r, c, sudoku[r][c] - 1));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(cnf);
            int[][] grid = new int[9][9];
            model.ifPresent(m -> Arrays.stream(m).filter(v -> v > 0).map(v -> v - 1)
                .forEach(v -> grid[v / 81][v / 9 % 9] = v % 9 + 1));
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private static int x(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }
}
