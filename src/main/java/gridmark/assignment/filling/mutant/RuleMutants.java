package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.BoardFlaw.ALWAYS_ZEROS;
import static gridmark.assignment.filling.mutant.BoardFlaw.BLOCK_RULE;
import static gridmark.assignment.filling.mutant.BoardFlaw.CELL_RULE;
import static gridmark.assignment.filling.mutant.BoardFlaw.ROW_RULE;
import static gridmark.assignment.filling.mutant.BoardFlaw.SEVERAL_RULES;
import static gridmark.assignment.filling.mutant.BoardMutants.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.AtMostOnce.Pairing;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.board.Cell;
import gridmark.board.Unit;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Mutants whose formula lacks a rule or a part of one, or says too much. */
final class RuleMutants {

  private RuleMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(
            rows(),
            lines(Unit.Kind.COLUMN, Unit.Kind.ROW),
            blocks(),
            several(),
            cells(),
            tooStrict())
        .flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> rows() {
    Formula lacking =
        Formula.of(
            Encoding.TRIADS, Family.ROW_BY_TRIADS_AT_LEAST_ONE, Family.ROW_BY_TRIADS_AT_MOST_ONE);
    return Stream.concat(
        lines(Unit.Kind.ROW, Unit.Kind.COLUMN),
        Stream.of(
            mutant(ROW_RULE, "no-row-rule-triads", lacking.recipe())
                .differs("The triad encoding lacks the row rule.")));
  }

  /** Rows, or columns: the same mistakes are made with both. */
  private static Stream<Mutant> lines(Unit.Kind kind, Unit.Kind other) {
    List<List<Cell>> units = Cells.units(kind);
    AtMostOnce rule = AtMostOnce.on(units);
    return Stream.of(
        part(kind, "no-#-rule").differs("There is no # rule."),
        part(kind, "#-rule-neighbours", rule.comparing(Pairing.NEIGHBOURS))
            .differs("The # rule compares neighbouring cells only."),
        part(kind, "#-rule-not-neighbours", rule.comparing(Pairing.ALL_BUT_NEIGHBOURS))
            .differs("The # rule skips neighbouring cells."),
        part(kind, "#-rule-first-cell", rule.comparing(Pairing.WITH_THE_FIRST))
            .differs("The # rule compares the first cell of a # with the others only."),
        part(kind, "#-rule-first-#", AtMostOnce.on(units, 0))
            .differs("The # rule is for the first # only."),
        part(kind, "#-rule-every-third", AtMostOnce.on(units, 0, 3, 6))
            .differs("The # rule is for every third # only."),
        part(kind, "#-rule-two-#s-short", AtMostOnce.on(units.subList(0, 7)))
            .differs("The # rule leaves the last two #s out."),
        part(kind, "#-rule-last-cell", AtMostOnce.on(Cells.cut(units, 8)))
            .differs("The # rule leaves the last cell of each # out."),
        part(kind, "#-rule-digit-one", rule.upTo(1)).differs("The # rule is for the digit 1 only."),
        part(kind, other.word() + "-rule-twice", AtMostOnce.on(Cells.units(other)))
            .differs("The " + other.word() + " rule was copied in place of the # rule."),
        minimal(kind));
  }

  private static Stream<Mutant> blocks() {
    Unit.Kind kind = Unit.Kind.BLOCK;
    List<List<Cell>> units = Cells.units(kind);
    AtMostOnce rule = AtMostOnce.on(units);
    Formula triads =
        Formula.of(
            Encoding.TRIADS,
            Family.BLOCK_BY_ROW_TRIADS_AT_LEAST_ONE,
            Family.BLOCK_BY_ROW_TRIADS_AT_MOST_ONE,
            Family.BLOCK_BY_COLUMN_TRIADS_AT_LEAST_ONE,
            Family.BLOCK_BY_COLUMN_TRIADS_AT_MOST_ONE);
    return Stream.of(
        part(kind, "no-#-rule").differs("There is no # rule."),
        part(kind, "#-rule-first-#", AtMostOnce.on(units, 0))
            .differs("The # rule is for the first # only."),
        part(kind, "#-rule-first-band", AtMostOnce.on(units, 0, 1, 2))
            .differs("The # rule is for the top three #s only."),
        part(kind, "#-rule-diagonal", AtMostOnce.on(units, 0, 4, 8))
            .differs("The # rule is for the three #s on the diagonal only."),
        part(kind, "#-rule-starts-0-2-5", AtMostOnce.on(Cells.squares(3, 0, 2, 5)))
            .differs("Blocks begin at rows and columns 0, 2 and 5 instead of 0, 3 and 6."),
        part(kind, "#-rule-starts-1-4-7", AtMostOnce.on(Cells.squares(3, 1, 4, 7)))
            .differs("Blocks begin one row and one column too late."),
        part(kind, "#-rule-first-stack", AtMostOnce.on(units, 0, 3, 6))
            .differs("The # rule is for the three #s on the left only."),
        part(kind, "#-rule-two-by-two", AtMostOnce.on(Cells.squares(2, 0, 3, 6)))
            .differs("The # rule looks at two rows and two columns of each # only."),
        part(kind, "#-rule-row-parts", rule.comparing(Pairing.IN_ONE_ROW))
            .differs("The # rule compares cells of the same row only."),
        part(kind, "#-rule-down-right", rule.comparing(Pairing.DOWN_TO_THE_RIGHT))
            .differs("The # rule compares a cell only with those below it and to its right."),
        part(kind, "#-rule-neighbours", rule.comparing(Pairing.NEIGHBOURS))
            .differs("The # rule compares each cell of a # with the next one only."),
        part(kind, "#-rule-first-cell", rule.comparing(Pairing.WITH_THE_FIRST))
            .differs("The # rule compares the first cell of a # with the others only."),
        part(kind, "#-rule-remainders", numbered(cell -> cell.row() % 3 * 3 + cell.column() % 3))
            .differs("The # of a cell is worked out with % instead of /."),
        part(kind, "#-rule-digit-one", rule.upTo(1)).differs("The # rule is for the digit 1 only."),
        minimal(kind),
        mutant(BLOCK_RULE, "no-block-rule-triads", triads.recipe())
            .differs("The triad encoding lacks the block rule."));
  }

  /** A part of a rule in its place. In the words, # stands for the kind of unit. */
  private static Unworded part(Unit.Kind kind, String name, AtMostOnce... parts) {
    return worded(kind, name, Formula.without(kind).and(parts));
  }

  private static Mutant minimal(Unit.Kind kind) {
    Formula lacking = Formula.of(Encoding.MINIMAL, Formula.atMostOne(kind));
    return worded(kind, "no-#-rule-minimal", lacking)
        .differs("The minimal encoding lacks the # rule.");
  }

  private static Unworded worded(Unit.Kind kind, String name, Formula formula) {
    BoardFlaw flaw = BoardFlaw.valueOf(kind + "_RULE");
    Unworded mutant = mutant(flaw, name.replace("#", kind.word()), formula.recipe());
    return difference -> mutant.differs(difference.replace("#", kind.word()));
  }

  private static AtMostOnce numbered(Function<Cell, Integer> number) {
    return AtMostOnce.on(Cells.numbered(number));
  }

  private static Stream<Mutant> several() {
    return Stream.of(
        mutant(SEVERAL_RULES, "no-unit-rules", Formula.WITHOUT_UNITS.recipe())
            .differs("Every cell holds one digit, and that is all."),
        several("rules-for-eight-digits", units -> AtMostOnce.on(units).upTo(8))
            .differs("Rows, columns and blocks are checked for the digits 1 to 8 only."),
        several("rules-one-unit-short", units -> AtMostOnce.on(units.subList(0, 8)))
            .differs("Every loop ends one too early: the last row, column and block have no rule."),
        several("rules-for-neighbours", units -> AtMostOnce.on(units).comparing(Pairing.NEIGHBOURS))
            .differs("Rows, columns and blocks compare neighbouring cells only."));
  }

  private static Unworded several(String name, Function<List<List<Cell>>, AtMostOnce> rule) {
    return mutant(SEVERAL_RULES, name, Formula.WITHOUT_UNITS.andForAll(rule).recipe());
  }

  private static Stream<Mutant> cells() {
    Family demand = Family.CELL_AT_LEAST_ONE;
    return Stream.of(
        cells("no-cell-rule", Encoding.EXTENDED, demand, Family.CELL_AT_MOST_ONE)
            .differs("Nothing says that a cell holds a digit, nor that it holds only one."),
        cells("no-digit-demanded", Encoding.MINIMAL, demand)
            .differs("The minimal encoding forbids, but nothing says that a cell holds a digit."),
        cells("no-digit-demanded-efficient", Encoding.EFFICIENT, demand)
            .differs("No cell holds two digits, but nothing says that it holds one."));
  }

  private static Unworded cells(String name, Encoding encoding, Family... lacking) {
    return mutant(CELL_RULE, name, Formula.of(encoding, lacking).recipe());
  }

  /** Formulas that hold more than the rules, so that hardly a puzzle has a solution. */
  private static Stream<Mutant> tooStrict() {
    Formula sums =
        Formula.without(Unit.Kind.BLOCK).and(numbered(cell -> cell.row() / 3 + cell.column() / 3));
    Formula once = Formula.of(Encoding.EXTENDED).and(numbered(cell -> 0));
    Numbering colliding = Numbering.by(153, (row, column, digit) -> 9 * row + 9 * column + digit);
    return Stream.of(
        mutant(ALWAYS_ZEROS, "block-rule-index-added", sums.recipe())
            .differs(
                "The block of a cell is worked out as row / 3 + column / 3, so that blocks run together."),
        mutant(ALWAYS_ZEROS, "digit-once-on-the-board", once.recipe())
            .differs("A digit may stand only once on the whole board."),
        mutant(ALWAYS_ZEROS, "numbers-collide", Recipe.RIGHT.numbering(colliding))
            .differs(
                "Variables are numbered 9 row + 9 column + digit, so that different ones share a number."));
  }
}
