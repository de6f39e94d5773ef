import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SudokuSolverTest {

    @Test
    void emptyGridIsFilled() {
        int[][] solution = new SudokuSolver().solve(new int[9][9]);
        for (int[] row : solution) {
            int sum = 0;
            for (int d : row) {
                sum += d;
            }
            assertEquals(45, sum);
        }
    }

    @Test
    void twoOnesInARowHaveNoSolution() {
        int[][] sudoku = new int[9][9];
        sudoku[4][0] = 1;
        sudoku[4][8] = 1;
        assertArrayEquals(new int[9][9], new SudokuSolver().solve(sudoku));
    }
}
