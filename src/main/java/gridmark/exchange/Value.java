package gridmark.exchange;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * What a program is given or gives back. Whatever it is, it is small enough to keep: what is not is
 * {@link TooLarge} before it is made.
 */
public sealed interface Value {

  /** Whether it says nothing of its own: nothing at all, or nothing but zeros. */
  default boolean isBlank() {
    return true;
  }

  /** Null came back, or None, or a model that does not exist. */
  record Nothing() implements Value {}

  /**
   * More than its type may have, and therefore only counted.
   *
   * @param longestRow how many numbers the longest row has
   */
  record TooLarge(long rows, long longestRow) implements Value {}

  /** Rows of numbers, of a grid or of clauses; a row may be null, or of any length. Immutable. */
  final class Rows implements Value {
    private final int[][] rows;

    /** The rows of an array, copied. */
    public Rows(int[][] rows) {
      this.rows = copy(rows);
    }

    /** The rows in arrays of their own. */
    public int[][] toArray() {
      return copy(rows);
    }

    /** Whether an array holds the same rows. */
    public boolean holds(int[][] other) {
      return Arrays.deepEquals(rows, other);
    }

    private static int[][] copy(int[][] rows) {
      int[][] copy = new int[rows.length][];
      for (int i = 0; i < copy.length; i++) {
        copy[i] = rows[i] == null ? null : rows[i].clone();
      }
      return copy;
    }

    @Override
    public boolean isBlank() {
      return Arrays.stream(rows)
          .allMatch(row -> row == null || Arrays.stream(row).allMatch(number -> number == 0));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rows that && holds(that.rows);
    }

    @Override
    public int hashCode() {
      return Arrays.deepHashCode(rows);
    }

    @Override
    public String toString() {
      return Arrays.deepToString(rows);
    }
  }

  /** The literals of a model, in any order. Immutable. */
  final class Literals implements Value {
    private final int[] literals;

    /** The literals of an array, copied. */
    public Literals(int... literals) {
      this.literals = literals.clone();
    }

    /** The literals in an array of their own. */
    public int[] toArray() {
      return literals.clone();
    }

    @Override
    public boolean isBlank() {
      return literals.length == 0;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Literals that && Arrays.equals(literals, that.literals);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(literals);
    }

    @Override
    public String toString() {
      return Arrays.toString(literals);
    }
  }

  /** A whole number of any size. */
  record Count(BigInteger number) implements Value {
    @Override
    public boolean isBlank() {
      return number.signum() == 0;
    }
  }

  /** A number. */
  record WholeNumber(int number) implements Value {
    @Override
    public boolean isBlank() {
      return number == 0;
    }
  }
}
