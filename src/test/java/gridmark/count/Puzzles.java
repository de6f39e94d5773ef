package gridmark.count;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;

/** Puzzles written as one line. */
final class Puzzles {

  private static final int LARGEST_BASE = 36;

  private Puzzles() {}

  /** A puzzle without marks. */
  static Puzzle read(int boxRows, int boxColumns, String cells) {
    int size = boxRows * boxColumns;
    int[][] givens = new int[size][size];
    for (int i = 0; i < size * size; i++) {
      char symbol = cells.charAt(i);
      givens[i / size][i % size] = symbol == '.' ? 0 : Character.digit(symbol, LARGEST_BASE);
    }
    return Puzzle.of(Grid.of(new BoxShape(boxRows, boxColumns), givens));
  }

  /** The same puzzle with rows for columns. */
  static Puzzle transposed(Puzzle puzzle) {
    int size = puzzle.shape().size();
    int[][] givens = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        givens[column][row] = puzzle.givens().at(row, column);
      }
    }
    BoxShape turned = new BoxShape(puzzle.shape().columns(), puzzle.shape().rows());
    return Puzzle.of(Grid.of(turned, givens));
  }
}
