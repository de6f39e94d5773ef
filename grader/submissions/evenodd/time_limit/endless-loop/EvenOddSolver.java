// Goes round for ever: it puts digits of the right parity into empty cells until the board is full, but
// never counts the cells it has filled.

public class EvenOddSolver implements AbstractEvenOddSolver {

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        int filled = 0;
        int cell = 0;
        while (filled < 81) {
            int r = cell / 9;
            int c = cell % 9;
            if (sudoku[r][c] == 0) {
                sudoku[r][c] = parity[r][c] == 2 ? 2 : 1;
            }
            cell = (cell + 1) % 81;
        }
        return sudoku;
    }
}
