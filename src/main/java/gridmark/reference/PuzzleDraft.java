package gridmark.reference;

import gridmark.board.Grid;
import gridmark.board.Layout;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.sat.Candidates;
import java.util.Arrays;

/** A puzzle in the making: its marks stay, its givens come and go. */
final class PuzzleDraft {

  private final Layout layout;

  /** The solution that the puzzle is made of. */
  private final int[] filled;

  /** The digits given, 0 where none is. */
  private final int[] digits;

  private final Mark[] marks;
  private int givens;

  /** Starts with every cell given. */
  PuzzleDraft(Layout layout, int[] filled, Mark[] marks) {
    this.layout = layout;
    this.filled = filled.clone();
    this.digits = filled.clone();
    this.marks = marks.clone();
    this.givens = filled.length;
  }

  Layout layout() {
    return layout;
  }

  int givens() {
    return givens;
  }

  /** The digit given in a cell, 0 if none is. */
  int at(int cell) {
    return digits[cell];
  }

  /** The digit that belongs in a cell. */
  int solutionAt(int cell) {
    return filled[cell];
  }

  boolean isOpen(int cell) {
    return digits[cell] == 0;
  }

  void open(int cell) {
    givens -= digits[cell] == 0 ? 0 : 1;
    digits[cell] = 0;
  }

  void give(int cell, int digit) {
    givens += digits[cell] == 0 ? 1 : 0;
    digits[cell] = digit;
  }

  boolean hasMarks() {
    return Arrays.stream(marks).anyMatch(mark -> mark != Mark.NONE);
  }

  /** Whether the mark of a cell allows a digit. */
  boolean allows(int cell, int digit) {
    return marks[cell].allows(digit);
  }

  /** What the cells may hold by their own givens and marks. */
  Candidates candidates() {
    return Candidates.of(layout, sets(true));
  }

  /** The same, but with another digit in a cell than the one that belongs there. */
  Candidates candidatesWithout(int cell) {
    return candidates(cell, ~(1 << (filled[cell] - 1)));
  }

  /** The same, but with the given of a cell dropped. */
  Candidates candidatesOpening(int cell) {
    return candidates(cell, layout.shape().allDigits());
  }

  private Candidates candidates(int opened, int set) {
    int[] sets = sets(true);
    sets[opened] = marks[opened].among(layout.shape().allDigits() & set);
    return Candidates.of(layout, sets);
  }

  /** What the cells may hold by their own givens alone. */
  Candidates candidatesWithoutMarks() {
    return Candidates.of(layout, sets(false));
  }

  private int[] sets(boolean marked) {
    int all = layout.shape().allDigits();
    int[] sets = new int[digits.length];
    for (int cell = 0; cell < sets.length; cell++) {
      int open = marked ? marks[cell].among(all) : all;
      sets[cell] = digits[cell] == 0 ? open : 1 << (digits[cell] - 1);
    }
    return sets;
  }

  /** The puzzle as it stands. */
  Puzzle puzzle() {
    int size = layout.shape().size();
    Mark[][] rows = new Mark[size][];
    for (int row = 0; row < size; row++) {
      rows[row] = Arrays.copyOfRange(marks, row * size, (row + 1) * size);
    }
    return new Puzzle(Grid.ofCells(layout.shape(), digits), Marks.of(layout.shape(), rows));
  }
}
