import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

	private DimacsWriter dw;

	@Override
	public int[][] solve(int[][] sudoku) {
		try {
			Path path = Files.createTempFile("george", ".cnf");
			dw = new DimacsWriter(path);
			cells();
			for (int i = 0; i < 9; i++) {
				unit(i, i, 0, 8);
				unit(0, 8, i, i);
				unit(i / 3 * 3, i / 3 * 3 + 2, i % 3 * 3, i % 3 * 3 + 2);
			}
			for (int r = 0; r < 9; r++)
				for (int c = 0; c < 9; c++)
					if (sudoku[r][c] >= 1)
						dw.writeClause(toNumber(r, c, sudoku[r][c]));
			dw.close();
			Optional<int[]> model = new SatSolver().solve(path);
			Files.delete(path);

			int[][] out = new int[9][9];
			if (model.isPresent()) {
				for (int number : model.get()) {
					if (number > 0) {
						int r = number / 81;
						int c = number / 9 % 9;
						int d = number % 9;
						out[r][c] = d;
					}
				}
			}
			return out;
		} catch (IOException e) {
			throw new RuntimeException(e.getMessage());
		}
	}

	/** unique number for row 0..8, column 0..8, digit 1..9 */
	private int toNumber(int r, int c, int d) {
		return r * 81 + c * 9 + d;
	}

	private void cells() throws IOException {
		for (int r = 0; r < 9; r++) {
			for (int c = 0; c < 9; c++) {
				for (int d = 1; d <= 9; d++)
					dw.writeLiteral(toNumber(r, c, d));
				dw.finishClause();
				for (int d = 1; d <= 9; d++)
					for (int e = d + 1; e <= 9; e++)
						dw.writeImplication(toNumber(r, c, d), -toNumber(r, c, e));
			}
		}
	}

	/** every digit once in the rectangle */
	private void unit(int top, int bottom, int left, int right) throws IOException {
		int[] rows = new int[9];
		int[] cols = new int[9];
		int n = 0;
		for (int r = top; r <= bottom; r++) {
			for (int c = left; c <= right; c++) {
				rows[n] = r;
				cols[n] = c;
				n++;
			}
		}
		for (int d = 1; d <= 9; d++)
			for (int i = 0; i < 9; i++)
				for (int j = i + 1; j < 9; j++)
					dw.writeImplication(toNumber(rows[i], cols[i], d), -toNumber(rows[j], cols[j], d));
	}
}
