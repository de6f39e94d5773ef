// Says "no solution" to everything.

public class EvenOddSolver implements AbstractEvenOddSolver {

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        return new int[9][9];
    }
}
