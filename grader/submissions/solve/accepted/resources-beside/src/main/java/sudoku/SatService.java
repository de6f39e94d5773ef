package sudoku;

public class SatService implements Engine {

    @Override
    public int[][] fill(int[][] board) {
        return SatEngine.fill(board);
    }
}
