package gridmark.api;

/** Meant to take the place of the real one. */
public class SatSolver {

    public static int[][] answer(int[][] sudoku) {
        return sudoku;
    }
}
