// The list of clauses is declared but never created.

import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    private List<int[]> clauses;

    @Override
    public int[][] solve(int[][] sudoku) {
        addCells();
        return new int[9][9];
    }

    private void addCells() {
        for (int cell = 0; cell < 81; cell++) {
            int[] clause = new int[9];
            for (int digit = 1; digit <= 9; digit++) {
                clause[digit - 1] = cell * 9 + digit;
            }
            clauses.add(clause);
        }
    }
}
