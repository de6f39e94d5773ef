package edu.uni.sudoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuSolverTest {

    private final SudokuSolver solver = new SudokuSolver();

    @Test
    @DisplayName("the empty grid has a solution")
    void emptyGrid() {
        assertNotNull(solver.solve(new int[9][9]));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9})
    void keepsAGivenDigit(int digit) {
        int[][] sudoku = new int[9][9];
        sudoku[3][7] = digit;
        assertEquals(digit, solver.solve(sudoku)[3][7]);
    }
}
