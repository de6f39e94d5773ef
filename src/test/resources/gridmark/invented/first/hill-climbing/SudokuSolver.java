import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Fill every block with 1..9, then swap two cells of a block as long as that helps. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int STEPS = 200_000;

    @Override
    public int[][] solve(int[][] sudoku) {
        if (givensClash(sudoku)) {
            return new int[9][9];
        }
        Random random = new Random(4711);
        int[][] grid = new int[9][9];
        for (int block = 0; block < 9; block++) {
            fillBlock(grid, sudoku, block, random);
        }
        int errors = errors(grid);
        for (int step = 0; step < STEPS && errors > 0; step++) {
            int block = random.nextInt(9);
            int[] a = cell(block, random.nextInt(9));
            int[] b = cell(block, random.nextInt(9));
            if (sudoku[a[0]][a[1]] != 0 || sudoku[b[0]][b[1]] != 0) {
                continue;
            }
            swap(grid, a, b);
            int now = errors(grid);
            if (now <= errors) {
                errors = now;
            } else {
                swap(grid, a, b);
            }
        }
        return grid;
    }

    private int[] cell(int block, int i) {
        return new int[] {block / 3 * 3 + i / 3, block % 3 * 3 + i % 3};
    }

    private void swap(int[][] grid, int[] a, int[] b) {
        int digit = grid[a[0]][a[1]];
        grid[a[0]][a[1]] = grid[b[0]][b[1]];
        grid[b[0]][b[1]] = digit;
    }

    private void fillBlock(int[][] grid, int[][] sudoku, int block, Random random) {
        List<Integer> missing = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        for (int i = 0; i < 9; i++) {
            int[] c = cell(block, i);
            missing.remove(Integer.valueOf(sudoku[c[0]][c[1]]));
        }
        Collections.shuffle(missing, random);
        int next = 0;
        for (int i = 0; i < 9; i++) {
            int[] c = cell(block, i);
            int given = sudoku[c[0]][c[1]];
            grid[c[0]][c[1]] = given != 0 ? given : missing.get(next++);
        }
    }

    /** how many digits are missing in the rows and columns */
    private int errors(int[][] grid) {
        int errors = 0;
        for (int i = 0; i < 9; i++) {
            int row = 0;
            int column = 0;
            for (int j = 0; j < 9; j++) {
                row |= 1 << grid[i][j];
                column |= 1 << grid[j][i];
            }
            errors += 18 - Integer.bitCount(row) - Integer.bitCount(column);
        }
        return errors;
    }

    private boolean givensClash(int[][] sudoku) {
        for (int a = 0; a < 81; a++) {
            for (int b = a + 1; b < 81; b++) {
                boolean unit = a / 9 == b / 9 || a % 9 == b % 9
                        || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
                if (unit && sudoku[a / 9][a % 9] != 0 && sudoku[a / 9][a % 9] == sudoku[b / 9][b % 9]) {
                    return true;
                }
            }
        }
        return false;
    }
}
