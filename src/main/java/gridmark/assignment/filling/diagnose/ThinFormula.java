package gridmark.assignment.filling.diagnose;

import gridmark.assignment.OurFormulas;
import gridmark.assignment.SatUse;
import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The formula has too few variables or clauses for any way of writing the rules. It is looked at
 * for the empty board, where no given can make any of them superfluous.
 */
final class ThinFormula {

  /** A clever encoding may do with half of the clauses of a plain one, but not with so few. */
  private static final int FEWER = 4;

  /** What was asked of the SAT solver for the empty board, and what we would ask. */
  private record Found(SatUse use, OurFormulas.Size plain, int size) {

    boolean lacksClauses() {
      return use.cardinalities() == 0 && FEWER * use.clauses() < plain.clauses();
    }

    /** Some write digits in bits; that takes few variables, and just so many. */
    boolean lacksVariables() {
      int inBits = size * size * (Integer.SIZE - Integer.numberOfLeadingZeros(size - 1));
      return use.variables() < plain.variables() && use.variables() != inBits;
    }
  }

  private ThinFormula() {}

  /** Most clauses were not written, or got lost on their way to the SAT solver. */
  static Optional<Cause<Sighting>> clauses(Observations<Sighting> seen) {
    return cause(seen, Found::lacksClauses, BoardBug.CLAUSES_LOST, ThinFormula::evidenceOfClauses);
  }

  /** Two variables share a number, or some are left out. */
  static Optional<Cause<Sighting>> variables(Observations<Sighting> seen) {
    return cause(
        seen, Found::lacksVariables, BoardBug.NUMBERS_COLLIDE, ThinFormula::evidenceOfVariables);
  }

  private static Optional<Cause<Sighting>> cause(
      Observations<Sighting> seen,
      Predicate<Found> which,
      BoardBug code,
      Function<Found, String> evidence) {
    List<Sighting> explained =
        found(seen).filter(which).isPresent() ? seen.failed(Sighting::isWrongOrCrashed) : List.of();
    return Cause.of(
        explained,
        new Clue<>(code, explained, shown -> evidence.apply(found(shown.seen()).orElseThrow())));
  }

  private static Optional<Found> found(Observations<Sighting> seen) {
    return seen.open().all(each -> each.givens().count() == 0).stream()
        .flatMap(each -> found(each).stream())
        .findFirst();
  }

  private static Optional<Found> found(Sighting empty) {
    Optional<OurFormulas> ours = empty.question().formulas();
    return empty
        .observation()
        .satUse()
        .filter(use -> use.calls() == 1 && use.variables() > 0 && ours.isPresent())
        .map(use -> new Found(use, ours.get().minimal(), empty.puzzle().shape().size()));
  }

  private static String evidenceOfClauses(Found found) {
    return "For the empty board the SAT solver got only %s; a plain formula has %s."
        .formatted(
            Words.counted(found.use().clauses(), "clause"), Words.grouped(found.plain().clauses()));
  }

  private static String evidenceOfVariables(Found found) {
    return "For the empty board the formula has only %s; %d digits in each of %d cells are %d."
        .formatted(
            Words.counted(found.use().variables(), "variable"),
            found.size(),
            found.size() * found.size(),
            found.plain().variables());
  }
}
