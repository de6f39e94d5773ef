package gridmark.reference;

import gridmark.board.Cell;

/**
 * A cell that the rules leave only one digit, and why.
 *
 * @param cell an empty one
 * @param reason why no other digit can stand there, without a full stop
 */
public record Step(Cell cell, int digit, String reason) {

  public Step {
    if (digit < 1) {
      throw new IllegalArgumentException("a step sets a digit, not " + digit);
    }
  }

  /** The step in words: "r1c5 must be 3: it is the only place for 3 in row 1". */
  public String text() {
    return cell + " must be " + digit + ": " + reason;
  }
}
