package gridmark.worker;

/**
 * What {@code solve} returned, as the last fields of an answer: bounded, and read from the arrays
 * once.
 */
final class AnswerText {

  private AnswerText() {}

  static String of(int[][] answer) {
    if (answer == null) {
      return Wire.NULL;
    }
    int longest = 0;
    for (int[] row : answer) {
      longest = Math.max(longest, row == null ? 0 : row.length);
    }
    if (answer.length > Wire.MOST_CELLS || longest > Wire.MOST_CELLS) {
      return Wire.line(Wire.HUGE, answer.length, longest);
    }
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < answer.length; i++) {
      rows.append(i == 0 ? "" : ";").append(row(answer[i]));
    }
    return Wire.line(Wire.GRID, answer.length, rows);
  }

  private static String row(int[] row) {
    if (row == null) {
      return Wire.NULL;
    }
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < row.length; i++) {
      cells.append(i == 0 ? "" : ",").append(row[i]);
    }
    return cells.toString();
  }
}
