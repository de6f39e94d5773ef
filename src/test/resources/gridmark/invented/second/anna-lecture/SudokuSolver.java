import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Exercise 4, Anna.
 * Variables as on slide 12: x(i,j,k) is true iff cell (i,j) holds k, with i,j,k from 0 to 8.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private int x(int i, int j, int k) {
        return 81 * i + 9 * j + k + 1;
    }

    public int[][] solve(int[][] sudoku) {
        try {
            Path p = Files.createTempFile("anna", ".cnf");
            DimacsWriter w = new DimacsWriter(p);

            // (1) every cell holds a number
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(x(i, j, k));
                    }
                    w.finishClause();
                }
            }

            // (2) rows
            for (int i = 0; i < 9; i++)
                for (int k = 0; k < 9; k++)
                    for (int j = 0; j < 9; j++)
                        for (int l = j + 1; l < 9; l++)
                            w.writeClause(-x(i, j, k), -x(i, l, k));

            // (3) columns
            for (int j = 0; j < 9; j++)
                for (int k = 0; k < 9; k++)
                    for (int i = 0; i < 9; i++)
                        for (int l = i + 1; l < 9; l++)
                            w.writeClause(-x(i, j, k), -x(l, j, k));

            // (4) blocks
            for (int bi = 0; bi < 9; bi += 3)
                for (int bj = 0; bj < 9; bj += 3)
                    for (int k = 0; k < 9; k++)
                        for (int p1 = 0; p1 < 9; p1++)
                            for (int p2 = p1 + 1; p2 < 9; p2++)
                                w.writeClause(-x(bi + p1 / 3, bj + p1 % 3, k), -x(bi + p2 / 3, bj + p2 % 3, k));

            // (5) what is given
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    int k = sudoku[i][j] - 1;
                    if (k > 0) {
                        w.writeClause(x(i, j, k));
                    }
                }
            }
            w.close();

            Optional<int[]> model = new SatSolver().solve(p);
            Files.delete(p);
            int[][] solution = new int[9][9];
            if (model.isPresent()) {
                int[] m = model.get();
                for (int i = 0; i < 9; i++)
                    for (int j = 0; j < 9; j++)
                        for (int k = 0; k < 9; k++)
                            if (m[x(i, j, k) - 1] > 0)
                                solution[i][j] = k + 1;
            }
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
