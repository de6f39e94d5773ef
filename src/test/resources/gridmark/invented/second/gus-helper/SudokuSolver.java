import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private DimacsWriter writer;

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path file = Files.createTempFile("gus", ".cnf");
            writer = new DimacsWriter(file);
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    List<Integer> list = new ArrayList<>();
                    for (int n = 1; n <= 9; n++) {
                        list.add(var(row, col, n));
                    }
                    atLeastOne(list);
                }
            }
            for (int n = 1; n <= 9; n++) {
                for (int k = 0; k < 9; k++) {
                    List<Integer> row = new ArrayList<>();
                    List<Integer> col = new ArrayList<>();
                    List<Integer> box = new ArrayList<>();
                    for (int m = 0; m < 9; m++) {
                        row.add(var(k, m, n));
                        col.add(var(m, k, n));
                        box.add(var(k / 3 * 3 + m / 3, k % 3 * 3 + m % 3, n));
                    }
                    atMostOne(row);
                    atMostOne(col);
                    atMostOne(box);
                }
            }
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        atLeastOne(List.of(var(row, col, sudoku[row][col])));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(file);
            int[][] result = new int[9][9];
            if (model.isPresent()) {
                for (int lit : model.get()) {
                    if (lit > 0) {
                        result[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private void atLeastOne(List<Integer> list) throws IOException {
        for (int v : list) {
            writer.writeLiteral(v);
        }
        writer.finishClause();
    }

    private void atMostOne(List<Integer> list) throws IOException {
        for (int i = 0; i < list.size() - 1; i++) {
            for (int j = i + 1; j < list.size() - 1; j++) {
                writer.writeClause(-list.get(i), -list.get(j));
            }
        }
    }

    private int var(int row, int col, int n) {
        return 81 * row + 9 * col + n;
    }
}
