package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;

/**
 * Numbers the statements "this cell holds this digit" from 1: on the 9x9 board, row i, column j
 * (from 0) and digit n have the number 81i + 9j + n.
 */
public record Variables(BoxShape shape) {

  /** How many variables there are. */
  public int count() {
    return shape.size() * shape.size() * shape.size();
  }

  /** The variable that says {@code cell} holds {@code digit}. */
  public int of(Cell cell, int digit) {
    return (cell.row() * shape.size() + cell.column()) * shape.size() + digit;
  }

  /** The cell a variable speaks of. */
  public Cell cellOf(int variable) {
    int cell = (variable - 1) / shape.size();
    return new Cell(cell / shape.size(), cell % shape.size());
  }

  /** The digit a variable speaks of. */
  public int digitOf(int variable) {
    return (variable - 1) % shape.size() + 1;
  }
}
