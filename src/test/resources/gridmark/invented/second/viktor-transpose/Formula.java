import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

class Formula {
    private final int[][] grid;

    Formula(int[][] grid) {
        this.grid = grid;
    }

    int[][] solve() {
        try {
            Path file = Files.createTempFile("viktor", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(file)) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        int[][] groups = new int[4][9];
                        for (int k = 0; k < 9; k++) {
                            groups[0][k] = variable(i, j, k);
                            groups[1][k] = variable(i, k, j);
                            groups[2][k] = variable(k, i, j);
                            groups[3][k] = variable(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
                        }
                        for (int[] group : groups) {
                            exactlyOne(writer, group);
                        }
                        if (grid[i][j] != 0) {
                            writer.writeClause(variable(i, j, grid[i][j] - 1));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            return decode(model.orElse(new int[0]));
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private static int[][] decode(int[] model) {
        int[][] result = new int[9][9];
        for (int literal : model) {
            if (literal > 0) {
                int number = literal - 1;
                result[number / 81][number / 9 % 9] = number % 9 + 1;
            }
        }
        return result;
    }

    private static void exactlyOne(DimacsWriter writer, int[] group) throws IOException {
        writer.writeClause(group);
        for (int i = 0; i < group.length; i++) {
            for (int j = i + 1; j < group.length; j++) {
                writer.writeClause(-group[i], -group[j]);
            }
        }
    }

    private static int variable(int row, int column, int digit) {
        return row * 81 + column * 9 + digit + 1;
    }
}
