// Marks cells it is not sure about with the smallest and the largest int.

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int UNKNOWN = Integer.MIN_VALUE;
    private static final int CONFLICT = Integer.MAX_VALUE;

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] marked = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                marked[r][c] = sudoku[r][c] != 0 ? sudoku[r][c] : onlyCandidate(sudoku, r, c);
            }
        }
        return marked;
    }

    private int onlyCandidate(int[][] s, int r, int c) {
        boolean[] seen = new boolean[10];
        for (int i = 0; i < 9; i++) {
            seen[s[r][i]] = true;
            seen[s[i][c]] = true;
            seen[s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
        }
        int found = CONFLICT;
        for (int d = 1; d <= 9; d++) {
            if (!seen[d]) {
                found = found == CONFLICT ? d : UNKNOWN;
            }
        }
        return found;
    }
}
