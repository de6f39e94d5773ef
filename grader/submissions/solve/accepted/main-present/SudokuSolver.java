// Left its own try-out in a main method, which is never called when the solver is graded.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Scanner;

public class SudokuSolver implements AbstractSudokuSolver {

    public static void main(String[] args) {
        System.out.println("Type 81 digits, 0 is an empty cell:");
        String line = new Scanner(System.in).nextLine();
        int[][] sudoku = new int[9][9];
        for (int i = 0; i < 81; i++) {
            sudoku[i / 9][i % 9] = line.charAt(i) - '0';
        }
        int[][] solution = new SudokuSolver().solve(sudoku);
        for (int[] row : solution) {
            System.out.println(Arrays.toString(row));
        }
        System.exit(0);
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path temp = Files.createTempFile("main", "present");
            try (DimacsWriter dw = new DimacsWriter(temp)) {
                for (int x = 0; x < 9; x++) {
                    for (int y = 0; y < 9; y++) {
                        int[] somewhere = new int[9];
                        for (int z = 1; z <= 9; z++) {
                            somewhere[z - 1] = number(x, y, z);
                            neverTwice(dw, x, y, z);
                        }
                        dw.writeClause(somewhere);
                        if (sudoku[x][y] != 0) {
                            dw.writeClause(number(x, y, sudoku[x][y]));
                        }
                    }
                }
            }
            int[] model = new SatSolver().solve(temp).orElse(null);
            Files.deleteIfExists(temp);
            int[][] result = new int[9][9];
            if (model == null) {
                return result;
            }
            Arrays.sort(model);
            for (int x = 0; x < 9; x++) {
                for (int y = 0; y < 9; y++) {
                    for (int z = 1; z <= 9; z++) {
                        if (Arrays.binarySearch(model, number(x, y, z)) >= 0) {
                            result[x][y] = z;
                        }
                    }
                }
            }
            return result;
        } catch (IOException ex) {
            throw new RuntimeException(ex.getMessage());
        }
    }

    private void neverTwice(DimacsWriter dw, int x, int y, int z) throws IOException {
        for (int i = x + 1; i < 9; i++) {
            dw.writeImplication(number(x, y, z), -number(i, y, z));
        }
        for (int i = y + 1; i < 9; i++) {
            dw.writeImplication(number(x, y, z), -number(x, i, z));
        }
        for (int i = x / 3 * 3; i < x / 3 * 3 + 3; i++) {
            for (int j = y / 3 * 3; j < y / 3 * 3 + 3; j++) {
                if (i != x && j != y) {
                    dw.writeImplication(number(x, y, z), -number(i, j, z));
                }
            }
        }
    }

    private int number(int x, int y, int z) {
        return x * 81 + y * 9 + z;
    }
}
