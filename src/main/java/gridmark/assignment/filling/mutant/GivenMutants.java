package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.Givens.Literal;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mutants that add the givens wrongly to a right formula. */
final class GivenMutants {

  private GivenMutants() {}

  static Stream<Mutant> all() {
    return Stream.concat(lost(), misplaced());
  }

  private static Stream<Mutant> lost() {
    return Stream.of(
        lost("no-givens", "The givens are not in the formula.", (row, column, digit) -> 0),
        lost(
            "givens-first-row",
            "Only the givens of the first row are added.",
            (row, column, digit) -> row == 0 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-last-row-lost",
            "The givens of the last row are lost.",
            (row, column, digit) -> row < 8 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-last-column-lost",
            "The givens of the last column are lost.",
            (row, column, digit) -> column < 8 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-from-one",
            "Rows and columns are counted from 1: the first row's and column's givens are lost.",
            (row, column, digit) ->
                row > 0 && column > 0 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-nine-lost",
            "Givens of the digit 9 are lost.",
            (row, column, digit) -> digit < 9 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-one-lost",
            "Givens of the digit 1 are lost.",
            (row, column, digit) -> digit > 1 ? Literal.RIGHT.of(row, column, digit) : 0),
        lost(
            "givens-negated",
            "A given is added as a clause that forbids it.",
            (row, column, digit) -> -Literal.RIGHT.of(row, column, digit)),
        lost(
            "givens-first-only",
            "Only the first given is added.",
            (rules, sudoku) ->
                rules.andAllOf(
                    IntStream.of(Givens.literals(sudoku, Literal.RIGHT)).limit(1).toArray())),
        lost(
            "givens-one-clause",
            "All givens are written into one clause, so that one of them is enough.",
            (rules, sudoku) -> rules.and(Givens.literals(sudoku, Literal.RIGHT))));
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        mutant(
            "givens-transposed",
            "A given's row and column are exchanged in its variable.",
            BoardFlaw.TRANSPOSED,
            (row, column, digit) -> Literal.RIGHT.of(column, row, digit)),
        mutant(
            "givens-digit-too-high",
            "A given's variable is that of the next digit; a 9 is lost.",
            BoardFlaw.OFF_BY_ONE,
            (row, column, digit) -> digit < 9 ? Literal.RIGHT.of(row, column, digit + 1) : 0),
        mutant(
            "givens-digit-too-low",
            "A given's variable is that of the digit before; a 1 is lost.",
            BoardFlaw.OFF_BY_ONE,
            (row, column, digit) -> digit > 1 ? Literal.RIGHT.of(row, column, digit - 1) : 0),
        mutant(
            "givens-one-row-down",
            "A given is added one row too far down; those of the last row are lost.",
            BoardFlaw.SHIFTED,
            (row, column, digit) -> row < 8 ? Literal.RIGHT.of(row + 1, column, digit) : 0),
        mutant(
            "givens-one-column-right",
            "A given is added one column too far right; those of the last column are lost.",
            BoardFlaw.SHIFTED,
            (row, column, digit) -> column < 8 ? Literal.RIGHT.of(row, column + 1, digit) : 0));
  }

  private static Mutant lost(String name, String difference, Literal literal) {
    return mutant(name, difference, BoardFlaw.GIVENS, literal);
  }

  private static Mutant lost(String name, String difference, Givens givens) {
    return BoardMutants.mutant(
        name, difference, BoardFlaw.GIVENS, Recipe.RIGHT.givens(givens)::start);
  }

  private static Mutant mutant(String name, String difference, BoardFlaw flaw, Literal literal) {
    return BoardMutants.mutant(name, difference, flaw, Recipe.RIGHT.givens(literal)::start);
  }
}
