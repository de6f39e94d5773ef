package gridmark.board;

import java.util.Locale;

/** What an even/odd Sudoku demands of a cell's digit. */
public enum Mark {
  NONE('.'),
  EVEN('e'),
  ODD('o');

  private static final int EVEN_DIGITS = 0xAAAAAAAA;

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

  /** Those of a set of digits that a marked cell may hold; bit n-1 stands for digit n. */
  public int among(int digits) {
    return switch (this) {
      case NONE -> digits;
      case EVEN -> digits & EVEN_DIGITS;
      case ODD -> digits & ~EVEN_DIGITS;
    };
  }

  /** The mark as a word, as in "even". */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
