import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

class Formula {

    private final List<int[]> clauses = new ArrayList<>();

    void add(int... literals) {
        clauses.add(literals);
    }

    /** Index = variable; null when the formula cannot be satisfied. */
    boolean[] findModel() {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int[] clause : clauses) {
                solver.addClause(new VecInt(clause));
            }
            if (!solver.isSatisfiable()) {
                return null;
            }
        } catch (ContradictionException e) {
            return null;
        } catch (TimeoutException e) {
            throw new IllegalStateException("sat4j gave up", e);
        }
        boolean[] values = new boolean[730];
        for (int literal : solver.model()) {
            if (literal > 0) {
                values[literal] = true;
            }
        }
        return values;
    }
}
