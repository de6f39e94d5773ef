import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private final List<List<Integer>> formula = new ArrayList<>();

    @Override
    public int[][] solve(int[][] sudoku) {
        formula.clear();
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                List<Integer> cell = new ArrayList<>();
                for (int k = 1; k <= 9; k++) {
                    cell.add(toVariable(i, j, k));
                }
                atLeastOne(cell);
                atMostOne(cell);
                if (sudoku[i][j] != 0) {
                    atLeastOne(List.of(toVariable(i, j, sudoku[i][j])));
                }
            }
        }
        for (int i = 0; i < 9; i++) {
            for (int k = 1; k <= 9; k++) {
                List<Integer> row = new ArrayList<>();
                List<Integer> column = new ArrayList<>();
                List<Integer> block = new ArrayList<>();
                for (int j = 0; j < 9; j++) {
                    row.add(toVariable(i, j, k));
                    column.add(toVariable(j, i, k));
                    block.add(toVariable(3 * (i / 3) + j / 3, 3 * (i % 3) + j % 3, k));
                }
                atMostOne(row);
                atMostOne(column);
                atMostOne(block);
            }
        }

        List<Integer> positive = new ArrayList<>();
        try {
            Path path = Files.createTempFile("rahul", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (List<Integer> clause : formula) {
                for (Integer literal : clause) {
                    writer.writeLiteral(literal);
                }
                writer.finishClause();
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.deleteIfExists(path);
            if (!model.isPresent()) {
                return new int[9][9];
            }
            for (int literal : model.get()) {
                if (literal > 0) {
                    positive.add(literal);
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }

        int[][] result = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                for (int k = 1; k <= 9; k++) {
                    Integer variable = toVariable(i, j, k);
                    for (Integer literal : positive) {
                        if (literal == variable) {
                            result[i][j] = k;
                        }
                    }
                }
            }
        }
        return result;
    }

    private Integer toVariable(int i, int j, int k) {
        return 81 * i + 9 * j + k;
    }

    private void atLeastOne(List<Integer> literals) {
        formula.add(new ArrayList<>(literals));
    }

    private void atMostOne(List<Integer> literals) {
        for (int a = 0; a < literals.size(); a++) {
            for (int b = a + 1; b < literals.size(); b++) {
                formula.add(List.of(-literals.get(a), -literals.get(b)));
            }
        }
    }
}
