package gridmark.bench;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.Variables;
import java.util.List;

/** Reads the models that other programs print. */
final class NativeModel {

  private NativeModel() {}

  /** The grid that true literals mean; words that are no such literals are passed over. */
  static Grid grid(Puzzle puzzle, List<String> words) {
    Variables variables = new Variables(puzzle.shape());
    int[][] digits = Grid.empty(puzzle.shape()).toRows();
    for (String word : words) {
      int literal = word.matches("\\d+") ? Integer.parseInt(word) : 0;
      if (literal > 0 && literal <= variables.count()) {
        Cell cell = variables.cellOf(literal);
        digits[cell.row()][cell.column()] = variables.digitOf(literal);
      }
    }
    return Grid.of(puzzle.shape(), digits);
  }
}
