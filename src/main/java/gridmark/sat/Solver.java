package gridmark.sat;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The SAT solvers there are. They keep nothing between calls; what is kept is in a session. */
public enum Solver {

  /** The reference: conflict-driven search by sat4j, which learns clauses and keeps them. */
  SAT4J,

  /** {@link Dpll}, our own. */
  DPLL;

  /** The solver of that name. */
  public static Optional<Solver> named(String word) {
    return Stream.of(values()).filter(solver -> solver.word().equals(word)).findFirst();
  }

  /** What it is called on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Loads a formula once, to solve it many times. */
  public Session load(Cnf formula) {
    return switch (this) {
      case SAT4J -> new Sat4j(formula);
      case DPLL -> new Dpll(formula);
    };
  }

  /** A model of the formula, or empty when there is none. */
  public Optional<Model> solve(Cnf formula) {
    // Loading alone would cost more than most pruned puzzles.
    return formula.clauses() == 0
        ? Optional.of(Model.of(formula.variables()))
        : load(formula).solve();
  }
}
