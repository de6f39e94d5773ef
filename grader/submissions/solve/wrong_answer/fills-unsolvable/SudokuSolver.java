// Where there is no solution it returns what it had when it got stuck, with ones in the gaps.

public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] deepest;
    private int deepestCount;

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = copy(sudoku);
        deepest = copy(sudoku);
        deepestCount = 0;
        if (clashes(grid) || !search(grid, 0)) {
            for (int[] row : deepest) {
                for (int c = 0; c < 9; c++) {
                    row[c] = row[c] == 0 ? 1 : row[c];
                }
            }
            return deepest;
        }
        return grid;
    }

    private boolean search(int[][] grid, int filled) {
        if (filled > deepestCount) {
            deepestCount = filled;
            deepest = copy(grid);
        }
        int[][] moves = null;
        for (int question = 0; question < 324; question++) {
            int[][] answers = answers(grid, question);
            if (answers != null && (moves == null || answers.length < moves.length)) {
                moves = answers;
                if (moves.length == 0) return false;
            }
        }
        if (moves == null) return true;
        for (int[] m : moves) {
            grid[m[0]][m[1]] = m[2];
            if (search(grid, filled + 1)) return true;
            grid[m[0]][m[1]] = 0;
        }
        return false;
    }

    /** What fits into a cell, or where a digit fits in a row, column or block; null when settled. */
    private int[][] answers(int[][] grid, int question) {
        int a = question / 9 % 9, b = question % 9;
        int[][] found = new int[9][];
        int n = 0;
        for (int k = 0; k < 9; k++) {
            int r = a, c = b, d = b + 1;
            switch (question / 81) {
                case 0: d = k + 1; break;
                case 1: c = k; break;
                case 2: r = k; c = a; break;
                default: r = a / 3 * 3 + k / 3; c = a % 3 * 3 + k % 3;
            }
            if (grid[r][c] == d) return null;
            if (grid[r][c] == 0 && fits(grid, r, c, d)) found[n++] = new int[] {r, c, d};
        }
        if (question < 81 && grid[a][b] != 0) return null;
        return java.util.Arrays.copyOf(found, n);
    }

    private boolean fits(int[][] grid, int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (grid[r][i] == d || grid[i][c] == d
                    || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) {
                return false;
            }
        }
        return true;
    }

    private boolean clashes(int[][] grid) {
        for (int i = 0; i < 81; i++) {
            int d = grid[i / 9][i % 9];
            grid[i / 9][i % 9] = 0;
            boolean bad = d != 0 && !fits(grid, i / 9, i % 9, d);
            grid[i / 9][i % 9] = d;
            if (bad) return true;
        }
        return false;
    }

    private int[][] copy(int[][] grid) {
        int[][] copy = new int[9][9];
        for (int r = 0; r < 9; r++) {
            System.arraycopy(grid[r], 0, copy[r], 0, 9);
        }
        return copy;
    }
}
