import gridmark.api.*;
import java.io.*;
import java.nio.file.*;

public class SudokuSolver implements AbstractSudokuSolver {
    DimacsWriter cnf;

    public int[][] solve(int[][] sudoku) {
        int[][] solved = new int[9][9];
        File f = null;
        try {
            f = File.createTempFile("carla", "cnf");
            cnf = new DimacsWriter(f.toPath());
            definedness();
            uniqueness();
            given(sudoku);
            int[] model = new SatSolver().solve(cnf).orElse(null);
            if (model == null) {
                return solved;
            }
            for (int lit : model) {
                if (lit > 0) {
                    solved[lit / 100 - 1][lit / 10 % 10 - 1] = lit % 10;
                }
            }
            return solved;
        } catch (IOException ex) {
            throw new UncheckedIOException(ex);
        } finally {
            if (f != null) f.delete();
        }
    }

    // 111 .. 999
    int var(int row, int col, int val) {
        return 100 * row + 10 * col + val;
    }

    void definedness() throws IOException {
        for (int row = 1; row < 10; row++) {
            for (int col = 1; col < 10; col++) {
                for (int val = 1; val < 10; val++) {
                    cnf.writeLiteral(var(row, col, val));
                }
                cnf.finishClause();
            }
        }
        // numbers such as 120 are no variables
        for (int n = 1; n < 1000; n++) {
            if (n < 111 || n % 10 == 0 || n / 10 % 10 == 0) {
                cnf.writeLiteral(-n);
                cnf.finishClause();
            }
        }
    }

    void uniqueness() throws IOException {
        for (int val = 1; val < 10; val++) {
            for (int i = 1; i < 10; i++) {
                for (int a = 1; a < 10; a++) {
                    for (int b = a + 1; b < 10; b++) {
                        cnf.writeImplication(var(i, a, val), -var(i, b, val));
                        cnf.writeImplication(var(a, i, val), -var(b, i, val));
                        cnf.writeImplication(inBlock(i, a, val), -inBlock(i, b, val));
                    }
                }
            }
        }
    }

    int inBlock(int block, int nr, int val) {
        int row = (block - 1) / 3 * 3 + (nr - 1) / 3 + 1;
        int col = (block - 1) % 3 * 3 + (nr - 1) % 3 + 1;
        return var(row, col, val);
    }

    void given(int[][] sudoku) throws IOException {
        boolean any = false;
        for (int row = 1; row < 10; row++) {
            for (int col = 1; col < 10; col++) {
                int val = sudoku[row - 1][col - 1];
                if (val != 0) {
                    cnf.writeLiteral(var(row, col, val));
                    any = true;
                }
            }
        }
        if (any) {
            cnf.finishClause();
        }
    }
}
