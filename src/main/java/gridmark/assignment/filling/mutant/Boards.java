package gridmark.assignment.filling.mutant;

import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** What can be done to a board as an array of rows; the board handed in is left alone. */
final class Boards {

  private Boards() {}

  static int[][] copy(int[][] board) {
    return Arrays.stream(board).map(int[]::clone).toArray(int[][]::new);
  }

  /** The puzzle that a program is given. */
  static Puzzle puzzle(int[][] sudoku, int[][] parity) {
    return new Puzzle(Grid.of(Cells.SHAPE, sudoku), FillingQuestion.marks(Cells.SHAPE, parity));
  }

  static int[][] zeros(int[][] board) {
    return new int[board.length][board.length];
  }

  static int[][] transposed(int[][] board) {
    return moved(board, (row, column) -> board[column][row]);
  }

  static int[][] mirrored(int[][] board) {
    return moved(board, (row, column) -> board[row][board.length - 1 - column]);
  }

  /** Every row one further down, the last one on top. */
  static int[][] shiftedDown(int[][] board) {
    return moved(board, (row, column) -> board[(row + board.length - 1) % board.length][column]);
  }

  /** Every column one further to the right, the last one on the left. */
  static int[][] shiftedRight(int[][] board) {
    return moved(board, (row, column) -> board[row][(column + board.length - 1) % board.length]);
  }

  static int[][] swapped(int[][] board, int row, int column, int otherRow, int otherColumn) {
    int[][] swapped = copy(board);
    swapped[row][column] = board[otherRow][otherColumn];
    swapped[otherRow][otherColumn] = board[row][column];
    return swapped;
  }

  /** Every digit exchanged for another; empty cells are asked about too. */
  static int[][] relabelled(int[][] board, IntUnaryOperator digit) {
    return moved(board, (row, column) -> digit.applyAsInt(board[row][column]));
  }

  /** Some of the cells, counted from 0. */
  interface Place {
    boolean has(int row, int column);
  }

  /** Without what stands in these cells. */
  static int[][] emptied(int[][] board, Place place) {
    return moved(board, (row, column) -> place.has(row, column) ? 0 : board[row][column]);
  }

  static boolean isFull(int[][] board) {
    return Arrays.stream(board).flatMapToInt(Arrays::stream).noneMatch(digit -> digit == 0);
  }

  /** What stands in a cell of the new board. */
  private interface Source {
    int at(int row, int column);
  }

  private static int[][] moved(int[][] board, Source source) {
    int[][] moved = zeros(board);
    for (int row = 0; row < board.length; row++) {
      for (int column = 0; column < board.length; column++) {
        moved[row][column] = source.at(row, column);
      }
    }
    return moved;
  }
}
