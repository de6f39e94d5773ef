package gridmark.mutant;

import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.stream.Stream;

/** Mutants whose formula lacks a rule or a part of one, or says too much. */
final class RuleMutants {

  private RuleMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(rows(), columns(), blocks(), several(), cells(), tooStrict())
        .flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> rows() {
    return Stream.of(
        rows("no-row-rule", "There is no row rule."),
        rows(
            "row-rule-neighbours",
            "The row rule compares neighbouring cells only.",
            Rule.on(Cells.ROWS).comparing(Pairing.NEIGHBOURS)),
        rows(
            "row-rule-not-neighbours",
            "The row rule skips neighbouring cells.",
            Rule.on(Cells.ROWS).comparing(Pairing.ALL_BUT_NEIGHBOURS)),
        rows(
            "row-rule-first-cell",
            "The row rule compares the first cell of a row with the others only.",
            Rule.on(Cells.ROWS).comparing((first, second, distance) -> first.column() == 0)),
        rows(
            "row-rule-first-row",
            "The row rule is for the first row only.",
            Rule.on(Cells.ROWS, 0)),
        rows(
            "row-rule-every-third",
            "The row rule is for every third row only.",
            Rule.on(Cells.ROWS, 0, 3, 6)),
        rows(
            "row-rule-two-rows-short",
            "The row rule leaves the last two rows out.",
            Rule.on(Cells.ROWS, 0, 1, 2, 3, 4, 5, 6)),
        rows(
            "row-rule-last-cell",
            "The row rule leaves the last cell of each row out.",
            Rule.on(Cells.cut(Cells.ROWS, 8))),
        rows(
            "row-rule-digit-one",
            "The row rule is for the digit 1 only.",
            Rule.on(Cells.ROWS).upTo(1)),
        rows(
            "column-rule-twice",
            "The column rule was copied in place of the row rule.",
            Rule.on(Cells.COLUMNS)),
        mutant(
            "no-row-rule-minimal",
            "The minimal encoding lacks the row rule.",
            Flaw.ROW_RULE,
            Encoding.MINIMAL.without(Family.ROW_AT_MOST_ONE)),
        mutant(
            "no-row-rule-triads",
            "The triad encoding lacks the row rule.",
            Flaw.ROW_RULE,
            Encoding.TRIADS
                .without(Family.ROW_BY_TRIADS_AT_LEAST_ONE)
                .without(Family.ROW_BY_TRIADS_AT_MOST_ONE)));
  }

  private static Stream<Mutant> columns() {
    return Stream.of(
        columns("no-column-rule", "There is no column rule."),
        columns(
            "column-rule-neighbours",
            "The column rule compares neighbouring cells only.",
            Rule.on(Cells.COLUMNS).comparing(Pairing.NEIGHBOURS)),
        columns(
            "column-rule-not-neighbours",
            "The column rule skips neighbouring cells.",
            Rule.on(Cells.COLUMNS).comparing(Pairing.ALL_BUT_NEIGHBOURS)),
        columns(
            "column-rule-first-cell",
            "The column rule compares the first cell of a column with the others only.",
            Rule.on(Cells.COLUMNS).comparing((first, second, distance) -> first.row() == 0)),
        columns(
            "column-rule-first-column",
            "The column rule is for the first column only.",
            Rule.on(Cells.COLUMNS, 0)),
        columns(
            "column-rule-every-third",
            "The column rule is for every third column only.",
            Rule.on(Cells.COLUMNS, 0, 3, 6)),
        columns(
            "column-rule-two-columns-short",
            "The column rule leaves the last two columns out.",
            Rule.on(Cells.COLUMNS, 0, 1, 2, 3, 4, 5, 6)),
        columns(
            "column-rule-last-cell",
            "The column rule leaves the last cell of each column out.",
            Rule.on(Cells.cut(Cells.COLUMNS, 8))),
        columns(
            "column-rule-digit-one",
            "The column rule is for the digit 1 only.",
            Rule.on(Cells.COLUMNS).upTo(1)),
        columns(
            "row-rule-twice",
            "The row rule was copied in place of the column rule.",
            Rule.on(Cells.ROWS)),
        mutant(
            "no-column-rule-minimal",
            "The minimal encoding lacks the column rule.",
            Flaw.COLUMN_RULE,
            Encoding.MINIMAL.without(Family.COLUMN_AT_MOST_ONE)));
  }

  private static Stream<Mutant> blocks() {
    return Stream.of(
        blocks("no-block-rule", "There is no block rule."),
        blocks(
            "block-rule-first-block",
            "The block rule is for the first block only.",
            Rule.on(Cells.BLOCKS, 0)),
        blocks(
            "block-rule-first-band",
            "The block rule is for the top three blocks only.",
            Rule.on(Cells.BLOCKS, 0, 1, 2)),
        blocks(
            "block-rule-diagonal",
            "The block rule is for the three blocks on the diagonal only.",
            Rule.on(Cells.BLOCKS, 0, 4, 8)),
        blocks(
            "block-rule-starts-0-2-5",
            "Blocks begin at rows and columns 0, 2 and 5 instead of 0, 3 and 6.",
            Rule.on(Cells.squares(3, 0, 2, 5))),
        blocks(
            "block-rule-starts-1-4-7",
            "Blocks begin one row and one column too late.",
            Rule.on(Cells.squares(3, 1, 4, 7))),
        blocks(
            "block-rule-first-stack",
            "The block rule is for the three blocks on the left only.",
            Rule.on(Cells.BLOCKS, 0, 3, 6)),
        blocks(
            "block-rule-two-by-two",
            "The block rule looks at two rows and two columns of each block only.",
            Rule.on(Cells.squares(2, 0, 3, 6))),
        blocks(
            "block-rule-row-parts",
            "The block rule compares cells of the same row only.",
            Rule.on(Cells.BLOCKS).comparing(Pairing.IN_ONE_ROW)),
        blocks(
            "block-rule-down-right",
            "The block rule compares a cell only with those below it and to its right.",
            Rule.on(Cells.BLOCKS).comparing(Pairing.DOWN_TO_THE_RIGHT)),
        blocks(
            "block-rule-neighbours",
            "The block rule compares each cell of a block with the next one only.",
            Rule.on(Cells.BLOCKS).comparing(Pairing.NEIGHBOURS)),
        blocks(
            "block-rule-first-cell",
            "The block rule compares the first cell of a block with the others only.",
            Rule.on(Cells.BLOCKS)
                .comparing(
                    (first, second, distance) -> first.row() % 3 == 0 && first.column() % 3 == 0)),
        blocks(
            "block-rule-remainders",
            "The block of a cell is worked out with % instead of /.",
            Rule.on(Cells.numbered(cell -> cell.row() % 3 * 3 + cell.column() % 3))),
        blocks(
            "block-rule-digit-one",
            "The block rule is for the digit 1 only.",
            Rule.on(Cells.BLOCKS).upTo(1)),
        mutant(
            "no-block-rule-minimal",
            "The minimal encoding lacks the block rule.",
            Flaw.BLOCK_RULE,
            Encoding.MINIMAL.without(Family.BLOCK_AT_MOST_ONE)),
        mutant(
            "no-block-rule-triads",
            "The triad encoding lacks the block rule.",
            Flaw.BLOCK_RULE,
            Encoding.TRIADS
                .without(Family.BLOCK_BY_ROW_TRIADS_AT_LEAST_ONE)
                .without(Family.BLOCK_BY_ROW_TRIADS_AT_MOST_ONE)
                .without(Family.BLOCK_BY_COLUMN_TRIADS_AT_LEAST_ONE)
                .without(Family.BLOCK_BY_COLUMN_TRIADS_AT_MOST_ONE)));
  }

  private static Stream<Mutant> several() {
    return Stream.of(
        several("no-unit-rules", "Every cell holds one digit, and that is all."),
        several(
            "rules-for-eight-digits",
            "Rows, columns and blocks are checked for the digits 1 to 8 only.",
            Rule.on(Cells.ROWS).upTo(8),
            Rule.on(Cells.COLUMNS).upTo(8),
            Rule.on(Cells.BLOCKS).upTo(8)),
        several(
            "rules-one-unit-short",
            "Every loop ends one too early: the last row, column and block have no rule.",
            Rule.on(Cells.ROWS, 0, 1, 2, 3, 4, 5, 6, 7),
            Rule.on(Cells.COLUMNS, 0, 1, 2, 3, 4, 5, 6, 7),
            Rule.on(Cells.BLOCKS, 0, 1, 2, 3, 4, 5, 6, 7)),
        several(
            "rules-for-neighbours",
            "Rows, columns and blocks compare neighbouring cells only.",
            Rule.on(Cells.ROWS).comparing(Pairing.NEIGHBOURS),
            Rule.on(Cells.COLUMNS).comparing(Pairing.NEIGHBOURS),
            Rule.on(Cells.BLOCKS).comparing(Pairing.NEIGHBOURS)));
  }

  private static Stream<Mutant> cells() {
    return Stream.of(
        mutant(
            "no-cell-rule",
            "Nothing says that a cell holds a digit, nor that it holds only one.",
            Flaw.CELL_RULE,
            Encoding.EXTENDED.without(Family.CELL_AT_LEAST_ONE).without(Family.CELL_AT_MOST_ONE)),
        mutant(
            "no-digit-demanded",
            "The minimal encoding forbids, but nothing says that a cell holds a digit.",
            Flaw.CELL_RULE,
            Encoding.MINIMAL.without(Family.CELL_AT_LEAST_ONE)),
        mutant(
            "no-digit-demanded-efficient",
            "No cell holds two digits, but nothing says that it holds one.",
            Flaw.CELL_RULE,
            Encoding.EFFICIENT.without(Family.CELL_AT_LEAST_ONE)));
  }

  /** Formulas that hold more than the rules, so that hardly a puzzle has a solution. */
  private static Stream<Mutant> tooStrict() {
    return Stream.of(
        mutant(
            "block-rule-index-added",
            "The block of a cell is worked out as row / 3 + column / 3, so that blocks run together.",
            Flaw.ALWAYS_ZEROS,
            Formula.WITHOUT_BLOCKS.and(
                Rule.on(Cells.numbered(cell -> cell.row() / 3 + cell.column() / 3)))),
        mutant(
            "digit-once-on-the-board",
            "A digit may stand only once on the whole board.",
            Flaw.ALWAYS_ZEROS,
            Formula.of(Encoding.EXTENDED).and(Rule.on(Cells.numbered(cell -> 0)))),
        new Mutant(
            "numbers-collide",
            "Variables are numbered 9 row + 9 column + digit, so that different ones share a number.",
            Flaw.ALWAYS_ZEROS,
            Recipe.RIGHT.numbering(
                    Numbering.by(153, (row, column, digit) -> 9 * row + 9 * column + digit))
                ::start));
  }

  private static Mutant rows(String name, String difference, Rule... rules) {
    return mutant(name, difference, Flaw.ROW_RULE, Formula.WITHOUT_ROWS.and(rules));
  }

  private static Mutant columns(String name, String difference, Rule... rules) {
    return mutant(name, difference, Flaw.COLUMN_RULE, Formula.WITHOUT_COLUMNS.and(rules));
  }

  private static Mutant blocks(String name, String difference, Rule... rules) {
    return mutant(name, difference, Flaw.BLOCK_RULE, Formula.WITHOUT_BLOCKS.and(rules));
  }

  private static Mutant several(String name, String difference, Rule... rules) {
    return mutant(name, difference, Flaw.SEVERAL_RULES, Formula.WITHOUT_UNITS.and(rules));
  }

  private static Mutant mutant(String name, String difference, Flaw flaw, Encoding encoding) {
    return mutant(name, difference, flaw, Formula.of(encoding));
  }

  private static Mutant mutant(String name, String difference, Flaw flaw, Formula formula) {
    return new Mutant(
        name, difference, flaw, Recipe.RIGHT.rules(formula).solver(Solver.SAT4J)::start);
  }
}
