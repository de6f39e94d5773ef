public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] feld;
    private int[][] loesung;

    @Override
    public int[][] solve(int[][] sudoku) {
        feld = new int[9][9];
        loesung = new int[9][9];
        for (int z = 0; z < 9; z++) {
            for (int s = 0; s < 9; s++) {
                if (sudoku[z][s] != 0) {
                    if (!erlaubt(z, s, sudoku[z][s])) {
                        return loesung;
                    }
                    feld[z][s] = sudoku[z][s];
                }
            }
        }
        suche();
        return loesung;
    }

    private void suche() {
        int bestZ = -1;
        int bestS = -1;
        int wenigste = 10;
        for (int z = 0; z < 9; z++) {
            for (int s = 0; s < 9; s++) {
                if (feld[z][s] == 0) {
                    int anzahl = 0;
                    for (int w = 1; w <= 9; w++) {
                        if (erlaubt(z, s, w)) {
                            anzahl++;
                        }
                    }
                    if (anzahl < wenigste) {
                        wenigste = anzahl;
                        bestZ = z;
                        bestS = s;
                    }
                }
            }
        }
        if (bestZ < 0) {
            for (int z = 0; z < 9; z++) {
                loesung[z] = feld[z].clone();
            }
            return;
        }
        for (int w = 1; w <= 9; w++) {
            if (erlaubt(bestZ, bestS, w)) {
                feld[bestZ][bestS] = w;
                suche();
                feld[bestZ][bestS] = 0;
            }
        }
    }

    private boolean erlaubt(int z, int s, int w) {
        for (int i = 0; i < 9; i++) {
            if (feld[z][i] == w || feld[i][s] == w || feld[z / 3 * 3 + i / 3][s / 3 * 3 + i % 3] == w) {
                return false;
            }
        }
        return true;
    }
}
