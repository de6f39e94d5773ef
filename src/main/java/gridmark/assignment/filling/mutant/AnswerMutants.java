package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mutants that find a right model and make a wrong grid of it. */
final class AnswerMutants {

  private AnswerMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(misplaced(), digits(), empty()).flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        mutant(
            "answer-transposed",
            "The answer's rows and columns are exchanged.",
            BoardFlaw.TRANSPOSED,
            Boards::transposed),
        mutant(
            "answer-one-row-down",
            "The answer's rows are one too far down, the last one on top.",
            BoardFlaw.SHIFTED,
            Boards::shiftedDown),
        mutant(
            "answer-one-column-right",
            "The answer's columns are one too far right, the last one on the left.",
            BoardFlaw.SHIFTED,
            Boards::shiftedRight),
        mutant(
            "answer-mirrored",
            "The answer's rows are read from right to left.",
            BoardFlaw.SHIFTED,
            Boards::mirrored),
        mutant(
            "answer-corners-swapped",
            "The first and the last cell of the answer are exchanged.",
            BoardFlaw.SHIFTED,
            grid -> Boards.swapped(grid, 0, 0, 8, 8)),
        mutant(
            "answer-neighbours-swapped",
            "The first two cells of the answer are exchanged.",
            BoardFlaw.SHIFTED,
            grid -> Boards.swapped(grid, 0, 0, 0, 1)));
  }

  private static Stream<Mutant> digits() {
    return Stream.of(
        mutant(
            "answer-digits-from-zero",
            "The answer's digits run from 0 to 8.",
            BoardFlaw.OFF_BY_ONE,
            grid -> Boards.relabelled(grid, digit -> digit - 1)),
        mutant(
            "answer-digits-from-two",
            "The answer's digits run from 2 to 10.",
            BoardFlaw.OFF_BY_ONE,
            grid -> Boards.relabelled(grid, digit -> digit + 1)),
        mutant(
            "answer-digits-one-up",
            "Each digit is answered as the next one, and 9 as 1.",
            BoardFlaw.OFF_BY_ONE,
            grid -> Boards.relabelled(grid, digit -> digit % 9 + 1)),
        mutant(
            "answer-nine-is-zero",
            "Digits are worked out modulo 9, so that 9 becomes 0.",
            BoardFlaw.OFF_BY_ONE,
            grid -> Boards.relabelled(grid, digit -> digit % 9)),
        BoardMutants.mutant(
            "model-read-one-early",
            "The model is read one literal too early.",
            BoardFlaw.OFF_BY_ONE,
            Recipe.RIGHT.reading(Reading.reading(-1, 1, 9))::start),
        BoardMutants.mutant(
            "model-read-one-late",
            "The model is read one literal too late.",
            BoardFlaw.OFF_BY_ONE,
            Recipe.RIGHT.reading(Reading.reading(1, 1, 9))::start));
  }

  private static Stream<Mutant> empty() {
    return Stream.of(
        mutant(
            "answer-last-cell-empty",
            "The last cell of the answer stays empty.",
            BoardFlaw.CELL_RULE,
            grid -> Boards.emptiedFrom(grid, 8, 8)),
        mutant(
            "answer-last-row-empty",
            "The last row of the answer stays empty.",
            BoardFlaw.CELL_RULE,
            grid -> Boards.emptiedFrom(grid, 8, 0)),
        mutant(
            "answer-last-column-empty",
            "The last column of the answer stays empty.",
            BoardFlaw.CELL_RULE,
            grid -> Boards.emptiedFrom(grid, 0, 8)),
        mutant(
            "answer-first-cell-empty",
            "The first cell of the answer stays empty.",
            BoardFlaw.CELL_RULE,
            grid -> {
              int[][] emptied = Boards.copy(grid);
              emptied[0][0] = 0;
              return emptied;
            }));
  }

  private static Mutant mutant(
      String name, String difference, BoardFlaw flaw, UnaryOperator<int[][]> after) {
    return BoardMutants.mutant(name, difference, flaw, Recipe.RIGHT.after(after)::start);
  }
}
