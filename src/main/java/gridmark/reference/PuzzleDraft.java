package gridmark.reference;

import gridmark.board.Cell;
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

  /** The digits given, 0 where none is. */
  private final int[] digits;

  private final Mark[] marks;
  private int givens;

  /** Starts with every cell given. */
  PuzzleDraft(Layout layout, int[] filled, Mark[] marks) {
    this.layout = layout;
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
    return Candidates.of(layout, sets(marks));
  }

  /** The same, but with another digit than this one in a cell instead of its given. */
  Candidates candidatesWithout(int cell, int digit) {
    int[] sets = sets(marks);
    sets[cell] = allowed(marks[cell]) & ~bit(digit);
    return Candidates.of(layout, sets);
  }

  /** The same, but with the given of a cell dropped. */
  Candidates candidatesOpening(int cell) {
    int[] sets = sets(marks);
    sets[cell] = allowed(marks[cell]);
    return Candidates.of(layout, sets);
  }

  /** What the cells may hold by their own givens alone. */
  Candidates candidatesWithoutMarks() {
    Mark[] none = new Mark[marks.length];
    Arrays.fill(none, Mark.NONE);
    return Candidates.of(layout, sets(none));
  }

  private int[] sets(Mark[] chosen) {
    int[] sets = new int[digits.length];
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = digits[cell] == 0 ? allowed(chosen[cell]) : bit(digits[cell]);
    }
    return sets;
  }

  private int allowed(Mark mark) {
    return mark.among(layout.shape().allDigits());
  }

  private static int bit(int digit) {
    return 1 << (digit - 1);
  }

  /** The puzzle as it stands. */
  Puzzle puzzle() {
    int size = layout.shape().size();
    int[][] rows = new int[size][size];
    Mark[][] markRows = new Mark[size][size];
    for (int number = 0; number < digits.length; number++) {
      Cell cell = layout.cell(number);
      rows[cell.row()][cell.column()] = digits[number];
      markRows[cell.row()][cell.column()] = marks[number];
    }
    return new Puzzle(Grid.of(layout.shape(), rows), Marks.of(layout.shape(), markRows));
  }
}
