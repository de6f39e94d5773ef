package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.board.Cell;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Mutants whose formula lacks a rule or a part of one, or says too much. */
final class RuleMutants {

  private RuleMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(rows(), columns(), blocks(), several(), cells(), tooStrict())
        .flatMap(mutants -> mutants);
  }

  /** Rows, or columns: the same mistakes are made with both. */
  private record Lines(
      String word,
      List<List<Cell>> units,
      ToIntFunction<Cell> place,
      String otherWord,
      List<List<Cell>> others,
      BoardFlaw flaw,
      Formula rest,
      Encoding minimal) {

    Stream<Mutant> mutants() {
      AtMostOnce rule = AtMostOnce.on(units);
      return Stream.of(
          mutant("no-#-rule", "There is no # rule."),
          mutant(
              "#-rule-neighbours",
              "The # rule compares neighbouring cells only.",
              rule.comparing(Pairing.NEIGHBOURS)),
          mutant(
              "#-rule-not-neighbours",
              "The # rule skips neighbouring cells.",
              rule.comparing(Pairing.ALL_BUT_NEIGHBOURS)),
          mutant(
              "#-rule-first-cell",
              "The # rule compares the first cell of a # with the others only.",
              rule.comparing((first, second, distance) -> place.applyAsInt(first) == 0)),
          mutant("#-rule-first-#", "The # rule is for the first # only.", AtMostOnce.on(units, 0)),
          mutant(
              "#-rule-every-third",
              "The # rule is for every third # only.",
              AtMostOnce.on(units, 0, 3, 6)),
          mutant(
              "#-rule-two-#s-short",
              "The # rule leaves the last two #s out.",
              AtMostOnce.on(units, 0, 1, 2, 3, 4, 5, 6)),
          mutant(
              "#-rule-last-cell",
              "The # rule leaves the last cell of each # out.",
              AtMostOnce.on(Cells.cut(units, 8))),
          mutant("#-rule-digit-one", "The # rule is for the digit 1 only.", rule.upTo(1)),
          mutant(
              otherWord + "-rule-twice",
              "The " + otherWord + " rule was copied in place of the # rule.",
              AtMostOnce.on(others)),
          RuleMutants.mutant(
              named("no-#-rule-minimal"),
              named("The minimal encoding lacks the # rule."),
              flaw,
              minimal));
    }

    private Mutant mutant(String name, String difference, AtMostOnce... rules) {
      return RuleMutants.mutant(named(name), named(difference), flaw, rest.and(rules));
    }

    private String named(String text) {
      return text.replace("#", word);
    }
  }

  private static Stream<Mutant> rows() {
    Lines rows =
        new Lines(
            "row",
            Cells.ROWS,
            Cell::column,
            "column",
            Cells.COLUMNS,
            BoardFlaw.ROW_RULE,
            Formula.WITHOUT_ROWS,
            Encoding.MINIMAL.without(Family.ROW_AT_MOST_ONE));
    return Stream.concat(
        rows.mutants(),
        Stream.of(
            mutant(
                "no-row-rule-triads",
                "The triad encoding lacks the row rule.",
                BoardFlaw.ROW_RULE,
                Encoding.TRIADS
                    .without(Family.ROW_BY_TRIADS_AT_LEAST_ONE)
                    .without(Family.ROW_BY_TRIADS_AT_MOST_ONE))));
  }

  private static Stream<Mutant> columns() {
    return new Lines(
            "column",
            Cells.COLUMNS,
            Cell::row,
            "row",
            Cells.ROWS,
            BoardFlaw.COLUMN_RULE,
            Formula.WITHOUT_COLUMNS,
            Encoding.MINIMAL.without(Family.COLUMN_AT_MOST_ONE))
        .mutants();
  }

  private static Stream<Mutant> blocks() {
    return Stream.of(
        blocks("no-block-rule", "There is no block rule."),
        blocks(
            "block-rule-first-block",
            "The block rule is for the first block only.",
            AtMostOnce.on(Cells.BLOCKS, 0)),
        blocks(
            "block-rule-first-band",
            "The block rule is for the top three blocks only.",
            AtMostOnce.on(Cells.BLOCKS, 0, 1, 2)),
        blocks(
            "block-rule-diagonal",
            "The block rule is for the three blocks on the diagonal only.",
            AtMostOnce.on(Cells.BLOCKS, 0, 4, 8)),
        blocks(
            "block-rule-starts-0-2-5",
            "Blocks begin at rows and columns 0, 2 and 5 instead of 0, 3 and 6.",
            AtMostOnce.on(Cells.squares(3, 0, 2, 5))),
        blocks(
            "block-rule-starts-1-4-7",
            "Blocks begin one row and one column too late.",
            AtMostOnce.on(Cells.squares(3, 1, 4, 7))),
        blocks(
            "block-rule-first-stack",
            "The block rule is for the three blocks on the left only.",
            AtMostOnce.on(Cells.BLOCKS, 0, 3, 6)),
        blocks(
            "block-rule-two-by-two",
            "The block rule looks at two rows and two columns of each block only.",
            AtMostOnce.on(Cells.squares(2, 0, 3, 6))),
        blocks(
            "block-rule-row-parts",
            "The block rule compares cells of the same row only.",
            AtMostOnce.on(Cells.BLOCKS).comparing(Pairing.IN_ONE_ROW)),
        blocks(
            "block-rule-down-right",
            "The block rule compares a cell only with those below it and to its right.",
            AtMostOnce.on(Cells.BLOCKS).comparing(Pairing.DOWN_TO_THE_RIGHT)),
        blocks(
            "block-rule-neighbours",
            "The block rule compares each cell of a block with the next one only.",
            AtMostOnce.on(Cells.BLOCKS).comparing(Pairing.NEIGHBOURS)),
        blocks(
            "block-rule-first-cell",
            "The block rule compares the first cell of a block with the others only.",
            AtMostOnce.on(Cells.BLOCKS)
                .comparing(
                    (first, second, distance) -> first.row() % 3 == 0 && first.column() % 3 == 0)),
        blocks(
            "block-rule-remainders",
            "The block of a cell is worked out with % instead of /.",
            AtMostOnce.on(Cells.numbered(cell -> cell.row() % 3 * 3 + cell.column() % 3))),
        blocks(
            "block-rule-digit-one",
            "The block rule is for the digit 1 only.",
            AtMostOnce.on(Cells.BLOCKS).upTo(1)),
        mutant(
            "no-block-rule-minimal",
            "The minimal encoding lacks the block rule.",
            BoardFlaw.BLOCK_RULE,
            Encoding.MINIMAL.without(Family.BLOCK_AT_MOST_ONE)),
        mutant(
            "no-block-rule-triads",
            "The triad encoding lacks the block rule.",
            BoardFlaw.BLOCK_RULE,
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
            AtMostOnce.on(Cells.ROWS).upTo(8),
            AtMostOnce.on(Cells.COLUMNS).upTo(8),
            AtMostOnce.on(Cells.BLOCKS).upTo(8)),
        several(
            "rules-one-unit-short",
            "Every loop ends one too early: the last row, column and block have no rule.",
            AtMostOnce.on(Cells.ROWS, 0, 1, 2, 3, 4, 5, 6, 7),
            AtMostOnce.on(Cells.COLUMNS, 0, 1, 2, 3, 4, 5, 6, 7),
            AtMostOnce.on(Cells.BLOCKS, 0, 1, 2, 3, 4, 5, 6, 7)),
        several(
            "rules-for-neighbours",
            "Rows, columns and blocks compare neighbouring cells only.",
            AtMostOnce.on(Cells.ROWS).comparing(Pairing.NEIGHBOURS),
            AtMostOnce.on(Cells.COLUMNS).comparing(Pairing.NEIGHBOURS),
            AtMostOnce.on(Cells.BLOCKS).comparing(Pairing.NEIGHBOURS)));
  }

  private static Stream<Mutant> cells() {
    return Stream.of(
        mutant(
            "no-cell-rule",
            "Nothing says that a cell holds a digit, nor that it holds only one.",
            BoardFlaw.CELL_RULE,
            Encoding.EXTENDED.without(Family.CELL_AT_LEAST_ONE).without(Family.CELL_AT_MOST_ONE)),
        mutant(
            "no-digit-demanded",
            "The minimal encoding forbids, but nothing says that a cell holds a digit.",
            BoardFlaw.CELL_RULE,
            Encoding.MINIMAL.without(Family.CELL_AT_LEAST_ONE)),
        mutant(
            "no-digit-demanded-efficient",
            "No cell holds two digits, but nothing says that it holds one.",
            BoardFlaw.CELL_RULE,
            Encoding.EFFICIENT.without(Family.CELL_AT_LEAST_ONE)));
  }

  /** Formulas that hold more than the rules, so that hardly a puzzle has a solution. */
  private static Stream<Mutant> tooStrict() {
    return Stream.of(
        mutant(
            "block-rule-index-added",
            "The block of a cell is worked out as row / 3 + column / 3, so that blocks run together.",
            BoardFlaw.ALWAYS_ZEROS,
            Formula.WITHOUT_BLOCKS.and(
                AtMostOnce.on(Cells.numbered(cell -> cell.row() / 3 + cell.column() / 3)))),
        mutant(
            "digit-once-on-the-board",
            "A digit may stand only once on the whole board.",
            BoardFlaw.ALWAYS_ZEROS,
            Formula.of(Encoding.EXTENDED).and(AtMostOnce.on(Cells.numbered(cell -> 0)))),
        BoardMutants.mutant(
            "numbers-collide",
            "Variables are numbered 9 row + 9 column + digit, so that different ones share a number.",
            BoardFlaw.ALWAYS_ZEROS,
            Recipe.RIGHT.numbering(
                    Numbering.by(153, (row, column, digit) -> 9 * row + 9 * column + digit))
                ::start));
  }

  private static Mutant blocks(String name, String difference, AtMostOnce... rules) {
    return mutant(name, difference, BoardFlaw.BLOCK_RULE, Formula.WITHOUT_BLOCKS.and(rules));
  }

  private static Mutant several(String name, String difference, AtMostOnce... rules) {
    return mutant(name, difference, BoardFlaw.SEVERAL_RULES, Formula.WITHOUT_UNITS.and(rules));
  }

  private static Mutant mutant(String name, String difference, BoardFlaw flaw, Encoding encoding) {
    return mutant(name, difference, flaw, Formula.of(encoding));
  }

  private static Mutant mutant(String name, String difference, BoardFlaw flaw, Formula formula) {
    return BoardMutants.mutant(
        name, difference, flaw, Recipe.RIGHT.rules(formula).solver(Solver.SAT4J)::start);
  }
}
