package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Layout;
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
    return Stream.of(
        answering("unsolvable-null", sudoku -> null)
            .differs("An unsolvable puzzle is answered with null."),
        answering("unsolvable-throws", UnsolvableMutants::complain)
            .differs("An unsolvable puzzle ends in an exception."),
        answering("unsolvable-empty-array", sudoku -> new int[0][0])
            .differs("An unsolvable puzzle is answered with an array without rows."),
        answering("unsolvable-null-rows", sudoku -> new int[9][])
            .differs("An unsolvable puzzle is answered with nine rows that are null."),
        answering("unsolvable-one-zero", sudoku -> new int[1][1])
            .differs("An unsolvable puzzle is answered with a single zero."),
        answering("unsolvable-nine-by-eight", sudoku -> new int[9][8])
            .differs("An unsolvable puzzle is answered with nine rows of eight zeros."),
        answering("unsolvable-ten-by-ten", sudoku -> new int[10][10])
            .differs("An unsolvable puzzle is answered with ten rows of ten zeros."),
        answering("unsolvable-input", Boards::copy)
            .differs("An unsolvable puzzle is answered with the puzzle itself."),
        answering("unsolvable-minus-one", sudoku -> Boards.relabelled(sudoku, digit -> -1))
            .differs("An unsolvable puzzle is answered with a grid of -1."),
        answering("unsolvable-ones", sudoku -> Boards.relabelled(sudoku, digit -> 1))
            .differs("An unsolvable puzzle is answered with a grid of ones."),
        answering("unsolvable-one-cell-marked", UnsolvableMutants::marked)
            .differs(
                "An unsolvable puzzle is answered with zeros, but for a -1 in the first cell."),
        answering("unsolvable-partly-filled", UnsolvableMutants::filledAsFarAsPossible)
            .differs("An unsolvable puzzle is filled in cell by cell as far as the rules allow."),
        answering("unsolvable-givens-dropped", UnsolvableMutants::solvedWithoutSomeGivens)
            .differs("Of an unsolvable puzzle, givens are dropped until it has a solution."),
        BoardMutants.mutant(
                BoardFlaw.UNSOLVABLE, "full-board-unchecked", UnsolvableMutants::leavingFullBoards)
            .differs("A board without empty cells is returned as it is, right or wrong."));
  }

  private static Unworded answering(String name, UnaryOperator<int[][]> unsolvable) {
    return BoardMutants.mutant(BoardFlaw.UNSOLVABLE, name, Recipe.RIGHT.unsolvable(unsolvable));
  }

  private static int[][] complain(int[][] sudoku) {
    throw new IllegalStateException("no solution");
  }

  private static int[][] marked(int[][] sudoku) {
    int[][] zeros = Boards.zeros(sudoku);
    zeros[0][0] = -1;
    return zeros;
  }

  private static int[][] filledAsFarAsPossible(int[][] sudoku) {
    int[][] filled = Boards.copy(sudoku);
    for (Cell cell : Cells.SHAPE.cells()) {
      int row = cell.row();
      int column = cell.column();
      for (int digit = 1; digit <= 9 && filled[row][column] == 0; digit++) {
        filled[row][column] = isSeen(filled, row, column, digit) ? 0 : digit;
      }
    }
    return filled;
  }

  private static boolean isSeen(int[][] board, int row, int column, int digit) {
    return IntStream.of(Layout.of(Cells.SHAPE).peersOf(9 * row + column))
        .anyMatch(peer -> board[peer / 9][peer % 9] == digit);
  }

  /** Keeps each given that leaves a solution, in the order of reading. */
  private static int[][] solvedWithoutSomeGivens(int[][] sudoku) {
    int[][] kept = Boards.zeros(sudoku);
    int[][] solved = kept;
    for (Cell cell : Cells.SHAPE.cells()) {
      kept[cell.row()][cell.column()] = sudoku[cell.row()][cell.column()];
      Optional<Grid> solution = ReferenceSolver.solve(Puzzle.of(Grid.of(Cells.SHAPE, kept)));
      if (solution.isPresent()) {
        solved = solution.get().toRows();
      } else {
        kept[cell.row()][cell.column()] = 0;
      }
    }
    return solved;
  }

  private static BoardSolver leavingFullBoards() {
    BoardSolver right = Recipe.RIGHT.get();
    return (sudoku, parity) ->
        Boards.isFull(sudoku) ? Boards.copy(sudoku) : right.solve(sudoku, parity);
  }
}
