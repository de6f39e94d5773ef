import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;

public class SudokuSolver implements AbstractSudokuSolver {

    private Map<Integer, int[]> meaning = new HashMap<>();
    private int[][][] variable = new int[9][9][10];

    public SudokuSolver() {
        int next = 1;
        for (int n = 1; n <= 9; n++) {
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    meaning.put(next, new int[] {row, col, n});
                    variable[row][col][n] = next++;
                }
            }
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path p = Files.createTempFile("ines", ".cnf");
            DimacsWriter cnf = new DimacsWriter(p);
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    for (int n = 1; n <= 9; n++) {
                        cnf.writeLiteral(variable[row][col][n]);
                    }
                    cnf.finishClause();
                    for (int n = 1; n <= 9; n++) {
                        for (int i = 0; i < 9; i++) {
                            if (i != col) {
                                cnf.writeImplication(variable[row][col][n], -variable[row][i][n]);
                            }
                            if (i != row) {
                                cnf.writeImplication(variable[row][col][n], -variable[i][col][n]);
                            }
                            int r = row / 3 * 3 + i / 3;
                            int c = col / 3 * 3 + i % 3;
                            if (r != row || c != col) {
                                cnf.writeImplication(variable[row][col][n], -variable[r][c][n]);
                            }
                        }
                    }
                }
            }
            Optional<int[]> result = new SatSolver().solve(cnf);
            Files.delete(p);
            if (result.isEmpty()) {
                return new int[9][9];
            }
            int[][] grid = new int[9][9];
            for (int literal : result.get()) {
                if (literal > 0) {
                    int[] m = meaning.get(literal);
                    grid[m[0]][m[1]] = m[2];
                }
            }
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        grid[row][col] = sudoku[row][col];
                    }
                }
            }
            return grid;
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}
