package gridmark.exchange;

/**
 * The types of what a program is given and gives back. The wire and every driver know these and no
 * others; each has a bound, beyond which a value is counted and not sent.
 */
public enum Type {
  /** Rows of numbers, as a board has them. */
  GRID(64, 64),
  /** Rows of literals, of any length. */
  CLAUSES(2_000_000, 2_000_000),
  /** Literals, or nothing where there is no model. */
  MODEL(1, 1_000_000),
  /** A whole number of any size, not negative. */
  COUNT(1, 1_000),
  /** A number that fits into an int. */
  NUMBER(1, 1);

  private final int mostRows;
  private final int mostNumbers;

  Type(int mostRows, int mostNumbers) {
    this.mostRows = mostRows;
    this.mostNumbers = mostNumbers;
  }

  /** So many rows may a value have. */
  public int mostRows() {
    return mostRows;
  }

  /**
   * So many numbers may a row of a grid have, and all clauses together; of a count, so many decimal
   * digits.
   */
  public int mostNumbers() {
    return mostNumbers;
  }

  /** So many bytes may a field take that holds one: a sign, ten digits and a comma a number. */
  public int longestField() {
    int numbers = this == GRID ? mostRows * mostNumbers : mostNumbers;
    return 64 + 5 * mostRows + 12 * numbers;
  }
}
