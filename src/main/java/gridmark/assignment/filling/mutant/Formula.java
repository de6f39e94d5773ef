package gridmark.assignment.filling.mutant;

import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import java.util.ArrayList;
import java.util.List;
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

  static final Formula WITHOUT_ROWS =
      of(Encoding.EXTENDED.without(Family.ROW_AT_LEAST_ONE).without(Family.ROW_AT_MOST_ONE));
  static final Formula WITHOUT_COLUMNS =
      of(Encoding.EXTENDED.without(Family.COLUMN_AT_LEAST_ONE).without(Family.COLUMN_AT_MOST_ONE));
  static final Formula WITHOUT_BLOCKS =
      of(Encoding.EXTENDED.without(Family.BLOCK_AT_LEAST_ONE).without(Family.BLOCK_AT_MOST_ONE));
  static final Formula WITHOUT_UNITS =
      of(
          Encoding.EFFICIENT
              .without(Family.ROW_AT_MOST_ONE)
              .without(Family.COLUMN_AT_MOST_ONE)
              .without(Family.BLOCK_AT_MOST_ONE));

  static Formula of(Encoding encoding) {
    return new Formula(encoding, List.of());
  }

  Formula and(AtMostOnce... more) {
    return new Formula(encoding, Stream.concat(rules.stream(), Stream.of(more)).toList());
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
