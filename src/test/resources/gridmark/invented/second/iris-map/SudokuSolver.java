import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private Map<String, Integer> names;
    private Map<Integer, Integer> implications;

    private int id(int row, int col, int num) {
        return names.computeIfAbsent("r" + row + "c" + col + "n" + num, key -> names.size() + 1);
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        names = new HashMap<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int num = 1; num <= 9; num++) {
                    names.put("r" + row + "c" + col + "n" + num, names.size() + 1);
                }
            }
        }
        implications = new LinkedHashMap<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int num = 1; num <= 9; num++) {
                    collect(row, col, num);
                }
            }
        }
        try {
            Path path = Files.createTempFile("iris", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        writer.writeClause(id(row, col, sudoku[row][col]));
                    }
                    for (int num = 1; num <= 9; num++) {
                        writer.writeLiteral(id(row, col, num));
                    }
                    writer.finishClause();
                }
            }
            for (Map.Entry<Integer, Integer> implication : implications.entrySet()) {
                writer.writeImplication(implication.getKey(), implication.getValue());
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(path);
            int[][] solution = new int[9][9];
            if (model.isPresent()) {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col < 9; col++) {
                        for (int num = 1; num <= 9; num++) {
                            if (model.get()[id(row, col, num) - 1] > 0) {
                                solution[row][col] = num;
                            }
                        }
                    }
                }
            }
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    /** This number here means that it is nowhere else in the row, column and block. */
    private void collect(int row, int col, int num) {
        for (int i = 0; i < 9; i++) {
            if (i != col) {
                implications.put(id(row, col, num), -id(row, i, num));
            }
            if (i != row) {
                implications.put(id(row, col, num), -id(i, col, num));
            }
            int r = row / 3 * 3 + i / 3;
            int c = col / 3 * 3 + i % 3;
            if (r != row || c != col) {
                implications.put(id(row, col, num), -id(r, c, num));
            }
        }
    }
}
