package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;

/** Which two cells of a group an at-most-one rule speaks of; all of them, if it is right. */
interface Pairing {

  Pairing ALL = (first, second, distance) -> true;
  Pairing NEIGHBOURS = (first, second, distance) -> distance == 1;
  Pairing ALL_BUT_NEIGHBOURS = (first, second, distance) -> distance > 1;
  Pairing IN_ONE_ROW = (first, second, distance) -> first.row() == second.row();
  Pairing DOWN_TO_THE_RIGHT =
      (first, second, distance) -> first.row() < second.row() && first.column() < second.column();
  Pairing IN_NO_COMMON_LINE =
      (first, second, distance) -> first.row() != second.row() && first.column() != second.column();

  /**
   * Whether a clause is written for the two.
   *
   * @param distance from the first to the second in the group
   */
  boolean pairs(Cell first, Cell second, int distance);
}
