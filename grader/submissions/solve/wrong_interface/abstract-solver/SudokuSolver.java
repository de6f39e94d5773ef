// An abstract class: no object of it can be made, and no subclass was handed in.

public abstract class SudokuSolver implements AbstractSudokuSolver {

    protected abstract int chooseDigit(int[][] sudoku, int row, int column);

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int given = sudoku[row][column];
                result[row][column] = given != 0 ? given : chooseDigit(sudoku, row, column);
            }
        }
        return result;
    }
}
