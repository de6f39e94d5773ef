public class SatEngine {

    int[][] answer(int[][] sudoku, Clauses clauses) {
        return sudoku; // to do
    }
}
