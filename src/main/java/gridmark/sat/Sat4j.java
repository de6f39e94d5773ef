package gridmark.sat;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/** A formula in sat4j. What it learns from one call helps in the next. */
final class Sat4j implements Session {

  private final int variables;
  private final ISolver solver = SolverFactory.newDefault();
  private boolean contradicts;

  Sat4j(Cnf formula) {
    this.variables = formula.variables();
    // A limit in seconds would start a timer thread for every call.
    solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    solver.setSearchListener(new Interruption());
    solver.newVar(variables);
    for (int i = 0; i < formula.clauses() && !contradicts; i++) {
      add(formula.clause(i));
    }
  }

  private void add(int[] clause) {
    try {
      // sat4j takes no notice of an empty clause, which nothing satisfies.
      contradicts |= clause.length == 0;
      solver.addClause(new VecInt(clause));
    } catch (ContradictionException e) {
      contradicts = true;
    }
  }

  @Override
  public Optional<Model> solve(int... assumptions) {
    try {
      return !contradicts && solver.isSatisfiable(new VecInt(assumptions.clone()))
          ? Optional.of(Model.of(variables, solver.model()))
          : Optional.empty();
    } catch (TimeoutException e) {
      throw new CancellationException("interrupted while solving");
    }
  }

  /**
   * Lets sat4j give up, as at a limit of time, after the first conflict that finds an interrupt.
   */
  private final class Interruption extends SearchListenerAdapter<ISolverService> {

    private static final long serialVersionUID = 1L;

    @Override
    public void backjump(int decisionLevel) {
      if (Thread.currentThread().isInterrupted()) {
        solver.expireTimeout();
      }
    }
  }
}
