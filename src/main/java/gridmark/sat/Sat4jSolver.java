package gridmark.sat;

import java.util.List;
import java.util.Optional;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Decides a formula with sat4j. Every call starts from nothing, so calls may run beside each other.
 */
public final class Sat4jSolver {

  private Sat4jSolver() {}

  /**
   * The model as signed literals, or empty when there is none.
   *
   * @param variables the highest variable number
   */
  public static Optional<int[]> solve(int variables, List<int[]> clauses) {
    ISolver solver = SolverFactory.newDefault();
    // A limit in seconds would start a timer thread for every call.
    solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    solver.newVar(variables);
    try {
      for (int[] clause : clauses) {
        solver.addClause(new VecInt(clause.clone()));
      }
      return solver.isSatisfiable() ? Optional.of(solver.model()) : Optional.empty();
    } catch (ContradictionException e) {
      return Optional.empty();
    } catch (TimeoutException e) {
      throw new IllegalStateException("sat4j gave up after " + Integer.MAX_VALUE + " conflicts", e);
    }
  }
}
