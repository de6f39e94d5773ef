package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Layout;
import gridmark.board.SeededRandom;
import gridmark.sat.Candidates;
import java.util.Arrays;
import java.util.Optional;

/**
 * Makes random filled boards. Up to 12x12 by search with random digits; larger ones, where that can
 * take long, by shuffling a regular pattern: digits, bands, rows in a band, stacks, columns in a
 * stack, and the diagonal when boxes are square. The patterns are a small part of all boards.
 */
final class FilledBoard {

  private static final int LARGEST_SEARCHED = 12;

  /** A search that tries more values than this starts afresh. */
  private static final int MOST_GUESSES = 1_000;

  private final Layout layout;
  private final SeededRandom random;
  private int guesses;

  private FilledBoard(Layout layout, SeededRandom random) {
    this.layout = layout;
    this.random = random;
  }

  /** The digits of a random filled board, cell by cell. */
  static int[] random(Layout layout, SeededRandom random) {
    if (layout.shape().size() > LARGEST_SEARCHED) {
      return shuffledPattern(layout.shape(), random);
    }
    int[] sets = new int[layout.cells()];
    Arrays.fill(sets, layout.shape().allDigits());
    Optional<Candidates> filled = Optional.empty();
    while (filled.isEmpty()) {
      filled = new FilledBoard(layout, random).fill(Candidates.of(layout, sets));
    }
    return filled.get().digits();
  }

  private Optional<Candidates> fill(Candidates candidates) {
    if (!candidates.followLocked()) {
      return Optional.empty();
    }
    int cell = candidates.openCell();
    if (cell < 0) {
      return Optional.of(candidates);
    }
    for (int digit : random.order(layout.shape().size())) {
      if ((candidates.at(cell) & 1 << digit) != 0 && guesses++ < MOST_GUESSES) {
        Optional<Candidates> filled = fill(candidates.with(cell, 1 << digit));
        if (filled.isPresent()) {
          return filled;
        }
      }
    }
    return Optional.empty();
  }

  private static int[] shuffledPattern(BoxShape shape, SeededRandom random) {
    int size = shape.size();
    int[] digits = random.order(size);
    int[] rows = random.orderInGroups(shape.columns(), shape.rows());
    int[] columns = random.orderInGroups(shape.rows(), shape.columns());
    boolean flipped = shape.rows() == shape.columns() && random.below(2) == 1;
    int[] board = new int[size * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int line = rows[flipped ? column : row];
        int place = columns[flipped ? row : column];
        board[row * size + column] = digits[patternAt(shape, line, place)] + 1;
      }
    }
    return board;
  }

  /** Each row is the one above, moved by the width of a box; each band is moved by one more. */
  private static int patternAt(BoxShape shape, int row, int column) {
    int shift = row % shape.rows() * shape.columns() + row / shape.rows();
    return (column + shift) % shape.size();
  }
}
