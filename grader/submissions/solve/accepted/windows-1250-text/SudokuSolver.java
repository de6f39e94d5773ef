// Saved as windows-1250 with CRLF line ends and tabs; comments and texts are not valid UTF-8.
// Øešení úkolu è. 3: Pøíliš luouèkı kùò úpìl ïábelské ódy.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

	private static final String CHYBA = "Formuli se nepodaøilo zapsat, zkuste to znovu pozdìji";
	private static final String NENÍ = "Øešení neexistuje";

	@Override
	public int[][] solve(int[][] zadani) {
		try {
			Path soubor = Files.createTempFile("sudoku", ".cnf");
			DimacsWriter zapis = new DimacsWriter(soubor);
			// kadé políèko má aspoò jednu èíslici
			for (int r = 0; r < 9; r++) {
				for (int s = 0; s < 9; s++) {
					for (int c = 1; c <= 9; c++) {
						zapis.writeLiteral(promenna(r, s, c));
					}
					zapis.finishClause();
				}
			}
			// v øádku, sloupci a ètverci se èíslice neopakují
			for (int i = 0; i < 9; i++) {
				for (int j = 0; j < 9; j++) {
					for (int k = 0; k < j; k++) {
						for (int c = 1; c <= 9; c++) {
							zapis.writeClause(-promenna(i, j, c), -promenna(i, k, c));
							zapis.writeClause(-promenna(j, i, c), -promenna(k, i, c));
							zapis.writeClause(-ctverec(i, j, c), -ctverec(i, k, c));
						}
					}
				}
			}
			// zadané èíslice
			for (int r = 0; r < 9; r++) {
				for (int s = 0; s < 9; s++) {
					if (zadani[r][s] != 0) {
						zapis.writeClause(promenna(r, s, zadani[r][s]));
					}
				}
			}
			zapis.close();
			Optional<int[]> model = new SatSolver().solve(soubor);
			Files.delete(soubor);
			int[][] vysledek = new int[9][9];
			if (!model.isPresent()) {
				System.out.println(NENÍ);
				return vysledek;
			}
			for (int literál : model.get()) {
				if (literál > 0) {
					int n = literál - 1;
					vysledek[n / 81][n / 9 % 9] = n % 9 + 1;
				}
			}
			return vysledek;
		} catch (IOException e) {
			throw new RuntimeException(CHYBA, e);
		}
	}

	private int ctverec(int kolikátı, int k, int c) {
		return promenna(kolikátı / 3 * 3 + k / 3, kolikátı % 3 * 3 + k % 3, c);
	}

	private int promenna(int r, int s, int c) {
		return 81 * r + 9 * s + c;
	}
}
