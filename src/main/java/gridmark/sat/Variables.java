package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;

/**
 * Numbers the statements "this cell holds this digit" from 1: on the 9x9 board, row i, column j
 * (from 0) and digit n have the number 81i + 9j + n.
 *
 * <p>Where an encoding speaks of triads, their variables follow. A row triad is what a row and a
 * block share, a column triad what a column and a block share; its variable says "this triad holds
 * this digit". Row i and the block k-th from the left (from 0) have 729 + 27i + 9k + n, column j
 * and the block k-th from the top 972 + 27j + 9k + n.
 */
public record Variables(BoxShape shape) {

  /** How many variables there are without triads. */
  public int count() {
    return shape.size() * shape.size() * shape.size();
  }

  /** How many variables there are with those of the triads. */
  public int countWithTriads() {
    return columnTriadsFrom() + shape.size() * shape.columns() * shape.size();
  }

  /** The variable that says {@code cell} holds {@code digit}. */
  public int of(Cell cell, int digit) {
    return (cell.row() * shape.size() + cell.column()) * shape.size() + digit;
  }

  /** The variable that says the row triad of {@code cell} holds {@code digit}. */
  public int ofRowTriad(Cell cell, int digit) {
    int triad = cell.row() * shape.rows() + cell.column() / shape.columns();
    return count() + triad * shape.size() + digit;
  }

  /** The variable that says the column triad of {@code cell} holds {@code digit}. */
  public int ofColumnTriad(Cell cell, int digit) {
    int triad = cell.column() * shape.columns() + cell.row() / shape.rows();
    return columnTriadsFrom() + triad * shape.size() + digit;
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

  /**
   * The last variable before those of column triads: a row is cut into as many as a box has rows.
   */
  private int columnTriadsFrom() {
    return count() + shape.size() * shape.rows() * shape.size();
  }
}
