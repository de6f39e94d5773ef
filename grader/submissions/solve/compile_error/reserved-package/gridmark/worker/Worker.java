package gridmark.worker;

/** Meant to take the place of the real one. */
public class Worker {

    public static int[][] answer(int[][] sudoku) {
        return sudoku;
    }
}
