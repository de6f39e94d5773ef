// A copy of the interface moved into the student's own package, with the solver beside it.

package assignment;

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int SIZE = 9;
    private static final int BOX = 3;

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            return trySolve(sudoku);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private int[][] trySolve(int[][] sudoku) throws IOException {
        Path path = Files.createTempFile("formula", null);
        DimacsWriter dimacs = new DimacsWriter(path);
        for (List<int[]> group : groups()) {
            for (int value = 1; value <= SIZE; value++) {
                for (int[] cell : group) dimacs.writeLiteral(toVar(cell[0], cell[1], value));
                dimacs.finishClause();
                notTwice(dimacs, group, value);
            }
        }
        for (int row = 0; row < SIZE; row++) {
            for (int col = 0; col < SIZE; col++) {
                onlyOneValue(dimacs, row, col);
                int given = sudoku[row][col];
                if (given != 0) {
                    dimacs.writeLiteral(toVar(row, col, given));
                    dimacs.finishClause();
                }
            }
        }
        dimacs.close();
        int[][] result = new int[SIZE][SIZE];
        int[] model = new SatSolver().solve(path).orElse(new int[0]);
        for (int literal : model) {
            if (literal <= 0) continue;
            int rest = literal - 1;
            int value = rest % SIZE + 1;
            rest /= SIZE;
            result[rest / SIZE][rest % SIZE] = value;
        }
        Files.delete(path);
        return result;
    }

    private void notTwice(DimacsWriter dimacs, List<int[]> group, int value) throws IOException {
        for (int i = 0; i < group.size(); i++) {
            for (int j = i + 1; j < group.size(); j++) {
                int[] a = group.get(i);
                int[] b = group.get(j);
                dimacs.writeClause(-toVar(a[0], a[1], value), -toVar(b[0], b[1], value));
            }
        }
    }

    private void onlyOneValue(DimacsWriter dimacs, int row, int col) throws IOException {
        for (int v = 1; v <= SIZE; v++) {
            for (int w = v + 1; w <= SIZE; w++) {
                dimacs.writeImplication(toVar(row, col, v), -toVar(row, col, w));
            }
        }
    }

    /** All rows, columns and boxes as lists of {row, column}. */
    private List<List<int[]>> groups() {
        List<List<int[]>> groups = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            List<int[]> row = new ArrayList<>();
            List<int[]> col = new ArrayList<>();
            List<int[]> box = new ArrayList<>();
            for (int j = 0; j < SIZE; j++) {
                row.add(new int[] {i, j});
                col.add(new int[] {j, i});
                box.add(new int[] {i / BOX * BOX + j / BOX, i % BOX * BOX + j % BOX});
            }
            groups.add(row);
            groups.add(col);
            groups.add(box);
        }
        return groups;
    }

    private int toVar(int row, int col, int value) {
        return (row * SIZE + col) * SIZE + value;
    }
}
