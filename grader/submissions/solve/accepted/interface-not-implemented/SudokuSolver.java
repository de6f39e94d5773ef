// Has the right method but forgets "implements AbstractSudokuSolver".

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import gridmark.api.*;

public class SudokuSolver {

	public int[][] solve(int[][] sudoku) {
		int[][] res = new int[9][9];
		try {
			Path tmp = Files.createTempFile("sat", ".txt");
			DimacsWriter w = new DimacsWriter(tmp);
			for (int i = 0; i < 9; i++)
				for (int j = 0; j < 9; j++) {
					// each cell has a number
					for (int k = 1; k <= 9; k++) w.writeLiteral(lit(i, j, k));
					w.finishClause();
					// and it is not twice in row i, column i, square i
					for (int k = 0; k < j; k++)
						for (int n = 1; n <= 9; n++) {
							w.writeClause(-lit(i, j, n), -lit(i, k, n));
							w.writeClause(-lit(j, i, n), -lit(k, i, n));
							w.writeClause(-sq(i, j, n), -sq(i, k, n));
						}
					// never two numbers in one cell
					for (int k = 1; k <= 9; k++)
						for (int l = k + 1; l <= 9; l++)
							w.writeClause(-lit(i, j, k), -lit(i, j, l));
					if (sudoku[i][j] != 0) w.writeClause(lit(i, j, sudoku[i][j]));
				}
			w.close();
			var model = new SatSolver().solve(tmp);
			Files.delete(tmp);
			if (model.isPresent())
				for (int x : model.get())
					if (x > 0) res[(x - 1) / 81][(x - 1) / 9 % 9] = (x - 1) % 9 + 1;
		} catch (IOException e) {
			e.printStackTrace();
		}
		return res;
	}

	int sq(int s, int k, int n) { return lit(s / 3 * 3 + k / 3, s % 3 * 3 + k % 3, n); }

	int lit(int r, int c, int n) { return r * 81 + c * 9 + n; }
}
