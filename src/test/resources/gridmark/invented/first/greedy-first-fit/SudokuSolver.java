import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] field;

    @Override
    public int[][] solve(int[][] sudoku) {
        field = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0 && !candidates(i, j).contains(sudoku[i][j])) {
                    return new int[9][9];
                }
                field[i][j] = sudoku[i][j];
            }
        }
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (field[i][j] == 0) {
                    List<Integer> candidates = candidates(i, j);
                    if (candidates.isEmpty()) {
                        return new int[9][9];
                    }
                    field[i][j] = candidates.get(0);
                }
            }
        }
        return field;
    }

    private List<Integer> candidates(int row, int column) {
        List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        for (int k = 0; k < 9; k++) {
            digits.remove(Integer.valueOf(field[row][k]));
            digits.remove(Integer.valueOf(field[k][column]));
            digits.remove(Integer.valueOf(field[row - row % 3 + k % 3][column - column % 3 + k / 3]));
        }
        return digits;
    }
}
