// Uses a variable that is not declared: the parameter is called parity, not marks.

public class EvenOddSolver implements AbstractEvenOddSolver {

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int digit = sudoku[row][column];
                if (digit != 0 && marks[row][column] == 2 && digit % 2 == 1) {
                    return new int[9][9];
                }
            }
        }
        return sudoku;
    }
}
