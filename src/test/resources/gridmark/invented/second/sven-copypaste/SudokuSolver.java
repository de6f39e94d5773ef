import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private int lit(int i, int j, int n) {
        return i * 81 + j * 9 + n;
    }

    private void atLeastOne(DimacsWriter d) throws IOException {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                for (int n = 1; n < 10; n++)
                    d.writeLiteral(lit(i, j, n));
                d.finishClause();
            }
    }

    private void atMostOne(DimacsWriter d) throws IOException {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                for (int n = 1; n < 10; n++)
                    for (int m = n + 1; m < 10; m++)
                        d.writeClause(-lit(i, j, n), -lit(i, j, m));
    }

    private void columns(DimacsWriter d) throws IOException {
        for (int n = 1; n < 10; n++)
            for (int i = 0; i < 9; i++)
                for (int j = 0; j < 9; j++)
                    for (int k = j + 1; k < 9; k++)
                        d.writeClause(-lit(j, i, n), -lit(k, i, n));
    }

    private void rows(DimacsWriter d) throws IOException {
        for (int n = 1; n < 10; n++)
            for (int i = 0; i < 9; i++)
                for (int j = 0; j < 9; j++)
                    for (int k = j + 1; k < 9; k++)
                        d.writeClause(-lit(j, i, n), -lit(k, i, n));
    }

    private void squares(DimacsWriter d) throws IOException {
        for (int n = 1; n < 10; n++)
            for (int si = 0; si < 3; si++)
                for (int sj = 0; sj < 3; sj++)
                    for (int a = 0; a < 9; a++)
                        for (int b = a + 1; b < 9; b++)
                            d.writeClause(
                                -lit(3 * si + a / 3, 3 * sj + a % 3, n),
                                -lit(3 * si + b / 3, 3 * sj + b % 3, n));
    }

    private void hints(DimacsWriter d, int[][] s) throws IOException {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (s[i][j] != 0)
                    d.writeClause(lit(i, j, s[i][j]));
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path f = Files.createTempFile("s", "s");
            DimacsWriter d = new DimacsWriter(f);
            atLeastOne(d);
            atMostOne(d);
            rows(d);
            columns(d);
            squares(d);
            hints(d, sudoku);
            Optional<int[]> model = new SatSolver().solve(d);
            Files.delete(f);
            int[][] result = new int[9][9];
            if (!model.isPresent())
                return result;
            for (int i = 0; i < 9; i++)
                for (int j = 0; j < 9; j++)
                    for (int n = 1; n < 10; n++)
                        if (model.get()[lit(i, j, n) - 1] > 0)
                            result[i][j] = n;
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
