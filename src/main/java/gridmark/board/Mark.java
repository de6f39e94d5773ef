package gridmark.board;

import java.util.Locale;

/** What an even/odd Sudoku demands of a cell's digit. */
public enum Mark {
  NONE('.'),
  EVEN('e'),
  ODD('o');

  private final char symbol;

  Mark(char symbol) {
    this.symbol = symbol;
  }

  /** How the mark is written in a grid of marks. */
  public char symbol() {
    return symbol;
  }

  /** Whether a marked cell may hold the digit. */
  public boolean allows(int digit) {
    return this == NONE || (digit % 2 == 0) == (this == EVEN);
  }

  /** The mark as a word, as in "even". */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
