package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.BoardFlaw.GIVENS;
import static gridmark.assignment.filling.mutant.BoardFlaw.OFF_BY_ONE;
import static gridmark.assignment.filling.mutant.BoardFlaw.SHIFTED;
import static gridmark.assignment.filling.mutant.BoardFlaw.TRANSPOSED;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.assignment.filling.mutant.Givens.Literal;
import gridmark.sat.Cnf;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mutants that add the givens wrongly to a right formula. */
final class GivenMutants {

  private static final Literal RIGHT = Literal.RIGHT;

  private GivenMutants() {}

  static Stream<Mutant> all() {
    return Stream.concat(lost(), misplaced());
  }

  private static Stream<Mutant> lost() {
    return Stream.of(
        keeping("no-givens", (row, column, digit) -> false)
            .differs("The givens are not in the formula."),
        keeping("givens-first-row", (row, column, digit) -> row == 0)
            .differs("Only the givens of the first row are added."),
        keeping("givens-last-row-lost", (row, column, digit) -> row < 8)
            .differs("The givens of the last row are lost."),
        keeping("givens-last-column-lost", (row, column, digit) -> column < 8)
            .differs("The givens of the last column are lost."),
        keeping("givens-from-one", (row, column, digit) -> row > 0 && column > 0)
            .differs(
                "Rows and columns are counted from 1: the first row's and column's givens are lost."),
        keeping("givens-nine-lost", (row, column, digit) -> digit < 9)
            .differs("Givens of the digit 9 are lost."),
        keeping("givens-one-lost", (row, column, digit) -> digit > 1)
            .differs("Givens of the digit 1 are lost."),
        writing(GIVENS, "givens-negated", (row, column, digit) -> -RIGHT.of(row, column, digit))
            .differs("A given is added as a clause that forbids it."),
        joining(
                "givens-first-only",
                (rules, all) -> rules.andAllOf(IntStream.of(all).limit(1).toArray()))
            .differs("Only the first given is added."),
        joining("givens-one-clause", Cnf::and)
            .differs("All givens are written into one clause, so that one of them is enough."));
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        writing(TRANSPOSED, "givens-transposed", (i, j, digit) -> RIGHT.of(j, i, digit))
            .differs("A given's row and column are exchanged in its variable."),
        moving(OFF_BY_ONE, "givens-digit-too-high", 0, 0, 1)
            .differs("A given's variable is that of the next digit; a 9 is lost."),
        moving(OFF_BY_ONE, "givens-digit-too-low", 0, 0, -1)
            .differs("A given's variable is that of the digit before; a 1 is lost."),
        moving(SHIFTED, "givens-one-row-down", 1, 0, 0)
            .differs("A given is added one row too far down; those of the last row are lost."),
        moving(SHIFTED, "givens-one-column-right", 0, 1, 0)
            .differs(
                "A given is added one column too far right; those of the last column are lost."));
  }

  /** Some of the givens, with row and column from 0. */
  private interface Some {
    boolean has(int row, int column, int digit);
  }

  private static Unworded keeping(String name, Some kept) {
    return writing(
        GIVENS,
        name,
        (row, column, digit) -> kept.has(row, column, digit) ? RIGHT.of(row, column, digit) : 0);
  }

  /** What leaves the board is lost. */
  private static Unworded moving(BoardFlaw flaw, String name, int rows, int columns, int digits) {
    return writing(
        flaw,
        name,
        (row, column, digit) ->
            row + rows < 9 && column + columns < 9 && digit + digits >= 1 && digit + digits <= 9
                ? RIGHT.of(row + rows, column + columns, digit + digits)
                : 0);
  }

  private static Unworded writing(BoardFlaw flaw, String name, Literal literal) {
    return BoardMutants.mutant(flaw, name, Recipe.RIGHT.givens(Givens.each(literal)));
  }

  /** With the right literals, but put into the formula otherwise. */
  private static Unworded joining(String name, BiFunction<Cnf, int[], Cnf> joined) {
    Givens givens = (rules, sudoku) -> joined.apply(rules, Givens.literals(sudoku, RIGHT));
    return BoardMutants.mutant(GIVENS, name, Recipe.RIGHT.givens(givens));
  }
}
