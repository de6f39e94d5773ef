package gridmark.grader.run;

import java.util.Arrays;

/** What {@code solve} returned: anything an {@code int[][]} can be. */
public sealed interface Answer {

  /** The answer that an array is, which may be null; it is taken over, not copied. */
  static Answer of(int[][] rows) {
    return rows == null ? new Null() : new Rows(rows);
  }

  /** Nothing. */
  record Null() implements Answer {}

  /** More than any board holds. */
  record Huge(int rows, int longestRow) implements Answer {}

  /** Rows of numbers; a row may be null, or of any length. */
  final class Rows implements Answer {
    private final int[][] rows;

    Rows(int[][] rows) {
      this.rows = rows;
    }

    public int[][] toArray() {
      return Arrays.stream(rows).map(row -> row == null ? null : row.clone()).toArray(int[][]::new);
    }
  }
}
