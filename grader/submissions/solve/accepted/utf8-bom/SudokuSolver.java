// The file starts with a UTF-8 byte order mark, as some Windows editors write it.
// A megoldás SAT-kódolással készült – árvíztűrő tükörfúrógép.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int MÉRET = 9;

    @Override
    public int[][] solve(int[][] tábla) {
        int[][] kész = new int[MÉRET][MÉRET];
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(MÉRET * MÉRET * MÉRET);
        try {
            szabályok(solver);
            for (int s = 0; s < MÉRET; s++) {
                for (int o = 0; o < MÉRET; o++) {
                    if (tábla[s][o] != 0) {
                        solver.addClause(new VecInt(new int[] {változó(s, o, tábla[s][o])}));
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return kész;
            }
        } catch (ContradictionException | TimeoutException e) {
            return kész; // nincs megoldás
        }
        for (int s = 0; s < MÉRET; s++) {
            for (int o = 0; o < MÉRET; o++) {
                int szám = 1;
                while (!solver.model(változó(s, o, szám))) {
                    szám++;
                }
                kész[s][o] = szám;
            }
        }
        return kész;
    }

    // minden cellában van szám, és a szomszédok különböznek
    private void szabályok(ISolver solver) throws ContradictionException {
        for (int p = 0; p < 81; p++) {
            int[] cella = new int[MÉRET];
            for (int szám = 1; szám <= MÉRET; szám++) {
                cella[szám - 1] = változó(p / 9, p % 9, szám);
            }
            solver.addClause(new VecInt(cella));
            for (int q = 0; q < p; q++) {
                boolean sor = p / 9 == q / 9;
                boolean oszlop = p % 9 == q % 9;
                boolean blokk = p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3;
                for (int szám = 1; szám <= MÉRET && (sor || oszlop || blokk); szám++) {
                    int[] pár = {-változó(p / 9, p % 9, szám), -változó(q / 9, q % 9, szám)};
                    solver.addClause(new VecInt(pár));
                }
            }
        }
    }

    private int változó(int sor, int oszlop, int szám) {
        return (sor * MÉRET + oszlop) * MÉRET + szám;
    }
}
