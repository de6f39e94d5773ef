// Class, method and variable names with letters beyond ASCII; the files are named without them.
public class Řešič implements AbstractSudokuSolver {

    private final Mřížka mřížka = new Mřížka();

    public int[][] solve(int[][] zadání) {
        int[][] výsledek = new int[9][9];
        for (int ř = 0; ř < 9; ř++) {
            for (int s = 0; s < 9; s++) {
                výsledek[ř][s] = zadání[ř][s];
                if (zadání[ř][s] != 0 && !mřížka.zapiš(ř, s, zadání[ř][s])) {
                    return new int[9][9];
                }
            }
        }
        System.out.println("Řeším…");
        return mřížka.doplň(výsledek) ? výsledek : new int[9][9];
    }
}
