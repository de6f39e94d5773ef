package sudoku;

public interface Engine {

    int[][] fill(int[][] board);
}
