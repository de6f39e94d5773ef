// Prints the grid in a loop that has no end.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        StringBuilder text = new StringBuilder();
        for (int copy = 0; copy < 100; copy++) {
            for (int[] row : sudoku) {
                for (int digit : row) {
                    text.append(digit == 0 ? ". " : digit + " ");
                }
                text.append('\n');
            }
        }
        while (!done(sudoku)) {
            System.out.println(text);
        }
        return sudoku;
    }

    private boolean done(int[][] sudoku) {
        return sudoku.length != 9; // wrong condition, it is always 9
    }
}
