// Fills the array it was given and returns that same array.

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        if (!consistent(sudoku) || !fill(sudoku)) {
            for (int[] row : sudoku) {
                java.util.Arrays.fill(row, 0);
            }
        }
        return sudoku;
    }

    private boolean consistent(int[][] s) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int d = s[r][c];
                if (d == 0) continue;
                s[r][c] = 0;
                boolean fine = allowed(s, r, c, d);
                s[r][c] = d;
                if (!fine) return false;
            }
        }
        return true;
    }

    private boolean allowed(int[][] s, int r, int c, int d) {
        if (s[r][c] != 0) return false;
        for (int i = 0; i < 9; i++) {
            if (s[r][i] == d || s[i][c] == d) return false;
            if (s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    /** Tries the most restricted question first: "what goes here" or "where does d go". */
    private boolean fill(int[][] s) {
        int[][] best = null;
        int bestCount = 10;
        boolean empty = false;
        for (int kind = 0; kind < 4 && bestCount > 1; kind++) {
            for (int a = 0; a < 9; a++) {
                for (int b = 1; b <= 9; b++) {
                    int[][] moves = new int[9][];
                    int count = 0;
                    boolean answered = false;
                    for (int k = 0; k < 9 && !answered; k++) {
                        int[] m = move(kind, a, b, k);
                        if (kind == 0 ? s[m[0]][m[1]] != 0 : s[m[0]][m[1]] == m[2]) answered = true;
                        else if (allowed(s, m[0], m[1], m[2])) moves[count++] = m;
                    }
                    if (answered) continue;
                    empty = true;
                    if (count < bestCount) {
                        bestCount = count;
                        best = moves;
                    }
                }
            }
        }
        if (!empty) return true;
        for (int i = 0; i < bestCount; i++) {
            int[] m = best[i];
            s[m[0]][m[1]] = m[2];
            if (fill(s)) return true;
            s[m[0]][m[1]] = 0;
        }
        return false;
    }

    private int[] move(int kind, int a, int b, int k) {
        switch (kind) {
            case 0: return new int[] {a, b - 1, k + 1};
            case 1: return new int[] {a, k, b};
            case 2: return new int[] {k, a, b};
            default: return new int[] {a / 3 * 3 + k / 3, a % 3 * 3 + k % 3, b};
        }
    }
}
