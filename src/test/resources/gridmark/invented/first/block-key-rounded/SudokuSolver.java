import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** cells (row * 9 + column) by the name of the unit they belong to */
    private final Map<String, List<Integer>> units = new HashMap<>();

    public SudokuSolver() {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                int cell = row * 9 + col;
                put("row" + row, cell);
                put("col" + col, cell);
                put("box" + Math.round(row / 3.0) + "/" + Math.round(col / 3.0), cell);
            }
        }
    }

    private void put(String unit, int cell) {
        units.computeIfAbsent(unit, key -> new ArrayList<>()).add(cell);
    }

    private static int var(int cell, int digit) {
        return (digit - 1) * 81 + cell + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path file = Files.createTempFile("sudoku", ".cnf");
            try (DimacsWriter cnf = new DimacsWriter(file)) {
                for (int cell = 0; cell < 81; cell++) {
                    int[] clause = new int[9];
                    for (int digit = 1; digit <= 9; digit++) {
                        clause[digit - 1] = var(cell, digit);
                    }
                    cnf.writeClause(clause);
                    int given = sudoku[cell / 9][cell % 9];
                    if (given != 0) {
                        cnf.writeClause(var(cell, given));
                    }
                }
                for (List<Integer> unit : units.values()) {
                    for (int a : unit) {
                        for (int b : unit) {
                            if (a < b) {
                                for (int digit = 1; digit <= 9; digit++) {
                                    cnf.writeImplication(var(a, digit), -var(b, digit));
                                }
                            }
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            int[][] grid = new int[9][9];
            if (model.isEmpty()) {
                return grid;
            }
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (model.get()[var(cell, digit) - 1] > 0) {
                        grid[cell / 9][cell % 9] = digit;
                    }
                }
            }
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
