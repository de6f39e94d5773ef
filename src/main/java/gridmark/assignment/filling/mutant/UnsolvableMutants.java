package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mutants that answer an unsolvable puzzle with something else than zeros. */
final class UnsolvableMutants {

  private UnsolvableMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(otherShapes(), otherGrids(), shortCuts()).flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> otherShapes() {
    return Stream.of(
        mutant("unsolvable-null", "An unsolvable puzzle is answered with null.", sudoku -> null),
        mutant(
            "unsolvable-throws",
            "An unsolvable puzzle ends in an exception.",
            sudoku -> {
              throw new IllegalStateException("no solution");
            }),
        mutant(
            "unsolvable-empty-array",
            "An unsolvable puzzle is answered with an array without rows.",
            sudoku -> new int[0][0]),
        mutant(
            "unsolvable-null-rows",
            "An unsolvable puzzle is answered with nine rows that are null.",
            sudoku -> new int[9][]),
        mutant(
            "unsolvable-one-zero",
            "An unsolvable puzzle is answered with a single zero.",
            sudoku -> new int[1][1]),
        mutant(
            "unsolvable-nine-by-eight",
            "An unsolvable puzzle is answered with nine rows of eight zeros.",
            sudoku -> new int[9][8]),
        mutant(
            "unsolvable-ten-by-ten",
            "An unsolvable puzzle is answered with ten rows of ten zeros.",
            sudoku -> new int[10][10]));
  }

  private static Stream<Mutant> otherGrids() {
    return Stream.of(
        mutant(
            "unsolvable-input",
            "An unsolvable puzzle is answered with the puzzle itself.",
            Boards::copy),
        mutant(
            "unsolvable-minus-one",
            "An unsolvable puzzle is answered with a grid of -1.",
            sudoku -> Boards.filled(9, 9, -1)),
        mutant(
            "unsolvable-ones",
            "An unsolvable puzzle is answered with a grid of ones.",
            sudoku -> Boards.filled(9, 9, 1)),
        mutant(
            "unsolvable-one-cell-marked",
            "An unsolvable puzzle is answered with zeros, but for a -1 in the first cell.",
            sudoku -> {
              int[][] zeros = Boards.zeros(sudoku);
              zeros[0][0] = -1;
              return zeros;
            }),
        mutant(
            "unsolvable-partly-filled",
            "An unsolvable puzzle is filled in cell by cell as far as the rules allow.",
            UnsolvableMutants::filledAsFarAsPossible),
        mutant(
            "unsolvable-givens-dropped",
            "Of an unsolvable puzzle, givens are dropped until it has a solution.",
            UnsolvableMutants::solvedWithoutSomeGivens));
  }

  private static Stream<Mutant> shortCuts() {
    return Stream.of(
        BoardMutants.mutant(
            "full-board-unchecked",
            "A board without empty cells is returned as it is, right or wrong.",
            BoardFlaw.UNSOLVABLE,
            () -> {
              BoardSolver right = Recipe.RIGHT.start();
              return (sudoku, parity) ->
                  Boards.isFull(sudoku) ? Boards.copy(sudoku) : right.solve(sudoku, parity);
            }));
  }

  private static Mutant mutant(String name, String difference, UnaryOperator<int[][]> unsolvable) {
    return BoardMutants.mutant(
        name, difference, BoardFlaw.UNSOLVABLE, Recipe.RIGHT.unsolvable(unsolvable)::start);
  }

  private static int[][] filledAsFarAsPossible(int[][] sudoku) {
    int[][] filled = Boards.copy(sudoku);
    for (int cell = 0; cell < 81; cell++) {
      int row = cell / 9;
      int column = cell % 9;
      for (int digit = 1; digit <= 9 && filled[row][column] == 0; digit++) {
        filled[row][column] = isSeen(filled, row, column, digit) ? 0 : digit;
      }
    }
    return filled;
  }

  private static boolean isSeen(int[][] board, int row, int column, int digit) {
    return IntStream.range(0, 9)
        .anyMatch(
            i ->
                board[row][i] == digit
                    || board[i][column] == digit
                    || board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit);
  }

  /** Keeps each given that leaves a solution, in the order of reading. */
  private static int[][] solvedWithoutSomeGivens(int[][] sudoku) {
    int[][] kept = Boards.zeros(sudoku);
    int[][] solved = kept;
    for (int cell = 0; cell < 81; cell++) {
      int given = sudoku[cell / 9][cell % 9];
      kept[cell / 9][cell % 9] = given;
      Optional<Grid> solution = ReferenceSolver.solve(Puzzle.of(Grid.of(Cells.SHAPE, kept)));
      if (solution.isPresent()) {
        solved = solution.get().toRows();
      } else {
        kept[cell / 9][cell % 9] = 0;
      }
    }
    return solved;
  }
}
