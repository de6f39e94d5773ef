package gridmark.grader.run;

import java.util.Arrays;

/** What {@code solve} returned: anything an {@code int[][]} can be. */
public sealed interface Answer {

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
