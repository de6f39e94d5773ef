import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;

public class SudokuSolver implements AbstractSudokuSolver {

	@Override
	public int[][] solve(int[][] sudoku) {
		int[][] solved = new int[9][9];
		Path cnf;
		try {
			cnf = Files.createTempFile("oskar", ".cnf");
			DimacsWriter dw = new DimacsWriter(cnf);
			for (int row = 1; row <= 9; row++) {
				for (int col = 1; col <= 9; col++) {
					for (int digit = 0; digit <= 9; digit++) {
						dw.writeLiteral(Integer.parseInt("" + row + col + digit));
					}
					dw.finishClause();
				}
			}
			for (int digit = 1; digit <= 9; digit++) {
				for (int row = 1; row <= 9; row++) {
					for (int col = 1; col <= 9; col++) {
						int me = Integer.parseInt("" + row + col + digit);
						for (int other = 1; other <= 9; other++) {
							if (other != col) {
								dw.writeImplication(me, -Integer.parseInt("" + row + other + digit));
							}
							if (other != row) {
								dw.writeImplication(me, -Integer.parseInt("" + other + col + digit));
							}
						}
						int boxRow = (row - 1) / 3 * 3 + 1;
						int boxCol = (col - 1) / 3 * 3 + 1;
						for (int r = boxRow; r < boxRow + 3; r++) {
							for (int c = boxCol; c < boxCol + 3; c++) {
								if (r != row && c != col) {
									dw.writeImplication(me, -Integer.parseInt("" + r + c + digit));
								}
							}
						}
					}
				}
			}
			for (int row = 1; row <= 9; row++) {
				for (int col = 1; col <= 9; col++) {
					int given = sudoku[row - 1][col - 1];
					if (given > 0) {
						dw.writeClause(Integer.parseInt("" + row + col + given));
					}
				}
			}
			dw.close();
			Optional<int[]> model = new SatSolver().solve(cnf);
			Files.delete(cnf);
			if (!model.isPresent()) {
				return solved;
			}
			for (int row = 1; row <= 9; row++) {
				for (int col = 1; col <= 9; col++) {
					for (int digit = 1; digit <= 9; digit++) {
						int number = Integer.parseInt("" + row + col + digit);
						if (model.get()[number - 1] == number) {
							solved[row - 1][col - 1] = digit;
						}
					}
				}
			}
		} catch (IOException e) {
			e.printStackTrace();
		}
		return solved;
	}
}
