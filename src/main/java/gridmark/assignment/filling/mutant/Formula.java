package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.board.Unit;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rules of the board as an encoding and some rules beside it.
 *
 * <p>A part of a rule is put in place of both its families in the extended encoding. With "every
 * row holds every digit" still there, "no row holds a digit twice" would follow from it.
 */
record Formula(Encoding encoding, List<AtMostOnce> rules) implements Supplier<Cnf> {

  static final Formula WITHOUT_UNITS =
      of(
          Encoding.EFFICIENT,
          Family.ROW_AT_MOST_ONE,
          Family.COLUMN_AT_MOST_ONE,
          Family.BLOCK_AT_MOST_ONE);

  static Formula of(Encoding encoding, Family... lacking) {
    Encoding rest = encoding;
    for (Family family : lacking) {
      rest = rest.without(family);
    }
    return new Formula(rest, List.of());
  }

  /** The extended encoding without the rule for one kind of unit. */
  static Formula without(Unit.Kind kind) {
    return of(Encoding.EXTENDED, Family.valueOf(kind + "_AT_LEAST_ONE"), atMostOne(kind));
  }

  static Family atMostOne(Unit.Kind kind) {
    return Family.valueOf(kind + "_AT_MOST_ONE");
  }

  Formula and(AtMostOnce... more) {
    return new Formula(encoding, Stream.concat(rules.stream(), Stream.of(more)).toList());
  }

  /** With a rule for rows, for columns and for blocks. */
  Formula andForAll(Function<List<List<Cell>>, AtMostOnce> rule) {
    return and(
        Stream.of(Unit.Kind.values()).map(Cells::units).map(rule).toArray(AtMostOnce[]::new));
  }

  /** A solver that is right but for this formula. */
  Recipe recipe() {
    return Recipe.RIGHT.rules(this).solver(Solver.SAT4J);
  }

  @Override
  public Cnf get() {
    Cnf part = encoding.rules(Cells.SHAPE);
    List<int[]> clauses = new ArrayList<>();
    IntStream.range(0, part.clauses()).mapToObj(part::clause).forEach(clauses::add);
    rules.stream().map(AtMostOnce::clauses).forEach(clauses::addAll);
    return Cnf.of(part.variables(), clauses);
  }
}
