import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** The rules as clauses: each cell one digit, each digit once in a row, a column and a block. */
class Mřížka {

    private final ISolver řešitel = SolverFactory.newDefault();

    Mřížka() throws ContradictionException {
        řešitel.newVar(729);
        for (int a = 0; a < 9; a++) {
            for (int b = 0; b < 9; b++) {
                int[] buňka = new int[9], řádek = new int[9], sloupec = new int[9], čtverec = new int[9];
                for (int i = 0; i < 9; i++) {
                    buňka[i] = proměnná(a, b, i + 1);
                    řádek[i] = proměnná(a, i, b + 1);
                    sloupec[i] = proměnná(i, a, b + 1);
                    čtverec[i] = proměnná(a / 3 * 3 + i / 3, a % 3 * 3 + i % 3, b + 1);
                }
                for (int[] skupina : new int[][] {buňka, řádek, sloupec, čtverec}) {
                    řešitel.addExactly(new VecInt(skupina), 1);
                }
            }
        }
    }

    private static int proměnná(int řádek, int sloupec, int číslice) {
        return 81 * řádek + 9 * sloupec + číslice;
    }

    void platí(int řádek, int sloupec, int číslice) throws ContradictionException {
        řešitel.addClause(new VecInt(new int[] {proměnná(řádek, sloupec, číslice)}));
    }

    int[] model() throws ContradictionException, TimeoutException {
        if (!řešitel.isSatisfiable()) {
            throw new ContradictionException("nejde to");
        }
        return řešitel.model();
    }
}
