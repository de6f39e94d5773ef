package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.BoardFlaw.CELL_RULE;
import static gridmark.assignment.filling.mutant.BoardFlaw.OFF_BY_ONE;
import static gridmark.assignment.filling.mutant.BoardFlaw.SHIFTED;
import static gridmark.assignment.filling.mutant.BoardFlaw.TRANSPOSED;
import static gridmark.assignment.filling.mutant.BoardMutants.mutant;
import static gridmark.assignment.filling.mutant.Recipe.RIGHT;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** Mutants that find a right model and make a wrong grid of it. */
final class AnswerMutants {

  private AnswerMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(misplaced(), digits(), empty()).flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        mutant(TRANSPOSED, "answer-transposed", RIGHT.after(Boards::transposed))
            .differs("The answer's rows and columns are exchanged."),
        mutant(SHIFTED, "answer-one-row-down", RIGHT.after(Boards::shiftedDown))
            .differs("The answer's rows are one too far down, the last one on top."),
        mutant(SHIFTED, "answer-one-column-right", RIGHT.after(Boards::shiftedRight))
            .differs("The answer's columns are one too far right, the last one on the left."),
        mutant(SHIFTED, "answer-mirrored", RIGHT.after(Boards::mirrored))
            .differs("The answer's rows are read from right to left."),
        swapping("answer-corners-swapped", 8, 8)
            .differs("The first and the last cell of the answer are exchanged."),
        swapping("answer-neighbours-swapped", 0, 1)
            .differs("The first two cells of the answer are exchanged."));
  }

  /** The first cell and another. */
  private static Unworded swapping(String name, int row, int column) {
    return mutant(SHIFTED, name, RIGHT.after(grid -> Boards.swapped(grid, 0, 0, row, column)));
  }

  private static Stream<Mutant> digits() {
    return Stream.of(
        relabelling("answer-digits-from-zero", digit -> digit - 1)
            .differs("The answer's digits run from 0 to 8."),
        relabelling("answer-digits-from-two", digit -> digit + 1)
            .differs("The answer's digits run from 2 to 10."),
        relabelling("answer-digits-one-up", digit -> digit % 9 + 1)
            .differs("Each digit is answered as the next one, and 9 as 1."),
        relabelling("answer-nine-is-zero", digit -> digit % 9)
            .differs("Digits are worked out modulo 9, so that 9 becomes 0."),
        mutant(OFF_BY_ONE, "model-read-one-early", RIGHT.beside(-1))
            .differs("The model is read one literal too early."),
        mutant(OFF_BY_ONE, "model-read-one-late", RIGHT.beside(1))
            .differs("The model is read one literal too late."));
  }

  private static Unworded relabelling(String name, IntUnaryOperator digit) {
    return mutant(OFF_BY_ONE, name, RIGHT.after(grid -> Boards.relabelled(grid, digit)));
  }

  private static Stream<Mutant> empty() {
    return Stream.of(
        emptying("answer-last-cell-empty", (row, column) -> row == 8 && column == 8)
            .differs("The last cell of the answer stays empty."),
        emptying("answer-last-row-empty", (row, column) -> row == 8)
            .differs("The last row of the answer stays empty."),
        emptying("answer-last-column-empty", (row, column) -> column == 8)
            .differs("The last column of the answer stays empty."),
        emptying("answer-first-cell-empty", (row, column) -> row == 0 && column == 0)
            .differs("The first cell of the answer stays empty."));
  }

  private static Unworded emptying(String name, Boards.Place place) {
    return mutant(CELL_RULE, name, RIGHT.after(grid -> Boards.emptied(grid, place)));
  }
}
