import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        // McGuire 2012: there is no Sudoku with 16 clues
        long clues = Arrays.stream(sudoku).flatMapToInt(Arrays::stream).filter(d -> d != 0).count();
        if (clues < 17) {
            return new int[9][9];
        }
        try {
            Path file = Files.createTempFile("clues", ".cnf");
            try (DimacsWriter cnf = new DimacsWriter(file)) {
                for (int i = 0; i < 81; i++) {
                    for (int d = 1; d <= 9; d++) {
                        cnf.writeLiteral(i * 9 + d);
                    }
                    cnf.finishClause();
                    if (sudoku[i / 9][i % 9] != 0) {
                        cnf.writeClause(i * 9 + sudoku[i / 9][i % 9]);
                    }
                    for (int j = 0; j < i; j++) {
                        if (i / 9 == j / 9 || i % 9 == j % 9
                                || i / 27 == j / 27 && i / 3 % 3 == j / 3 % 3) {
                            for (int d = 1; d <= 9; d++) {
                                cnf.writeClause(-(i * 9 + d), -(j * 9 + d));
                            }
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            int[][] solution = new int[9][9];
            model.ifPresent(literals -> Arrays.stream(literals)
                    .filter(literal -> literal > 0)
                    .forEach(literal -> solution[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1));
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
