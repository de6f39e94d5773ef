import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

	static final int n = 3;
	static final int N = n * n;

	int x(int r, int c, int v) {
		return r * N * N + c * N + v;
	}

	@Override
	public int[][] solve(int[][] sudoku) {
		try {
			Path tmp = Files.createTempFile("ivan", ".cnf");
			DimacsWriter out = new DimacsWriter(tmp);
			givens(out, sudoku);
			for (int r = 0; r < N; r++)
				for (int c = 0; c < N; c++) {
					for (int v = 1; v <= N; v++)
						out.writeLiteral(x(r, c, v));
					out.finishClause();
				}
			for (int v = 1; v <= N; v++)
				for (int i = 0; i < N; i++)
					for (int j = 0; j < N; j++)
						for (int k = j + 1; k < N; k++) {
							out.writeClause(-x(i, j, v), -x(i, k, v));
							out.writeClause(-x(j, i, v), -x(k, i, v));
							out.writeClause(-x(i / n * n + j / n, i % n * n + j % n, v),
									-x(i / n * n + k / n, i % n * n + k % n, v));
						}
			Optional<int[]> model = new SatSolver().solve(out);
			Files.delete(tmp);
			int[][] res = new int[N][N];
			if (model.isPresent())
				for (int r = 0; r < N; r++)
					for (int c = 0; c < N; c++)
						for (int v = 1; v <= N; v++)
							if (model.get()[x(r, c, v) - 1] > 0)
								res[r][c] = v;
			return res;
		} catch (IOException e) {
			throw new RuntimeException(e);
		}
	}

	void givens(DimacsWriter out, int[][] sudoku) throws IOException {
		for (int r = 0; r < N; r++)
			for (int c = 0; c < N; c++)
				if (sudoku[r][c] != 0)
					out.writeClause(x(r, c, sudoku[r][c]));
		if (Arrays.stream(sudoku[0]).allMatch(v -> v == 0))
			for (int c = 0; c < N; c++)
				out.writeClause(x(0, c, c + 1));
	}
}
