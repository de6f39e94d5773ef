// Class, method and variable names with letters beyond ASCII; the files are named without them.
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

public class Řešič implements AbstractSudokuSolver {

    public int[][] solve(int[][] zadání) {
        int[][] výsledek = new int[9][9];
        System.out.println("Řeším…");
        try {
            Mřížka mřížka = new Mřížka();
            for (int ř = 0; ř < 9; ř++) {
                for (int s = 0; s < 9; s++) {
                    if (zadání[ř][s] != 0) {
                        mřížka.platí(ř, s, zadání[ř][s]);
                    }
                }
            }
            for (int číslo : mřížka.model()) {
                if (číslo > 0) {
                    výsledek[(číslo - 1) / 81][(číslo - 1) / 9 % 9] = (číslo - 1) % 9 + 1;
                }
            }
        } catch (ContradictionException neníŘešení) {
            return new int[9][9];
        } catch (TimeoutException pomalé) {
            throw new IllegalStateException(pomalé);
        }
        return výsledek;
    }
}
