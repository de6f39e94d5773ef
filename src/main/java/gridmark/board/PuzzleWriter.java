package gridmark.board;

/** The text forms of puzzles, as {@link PuzzleReader} reads them. */
public final class PuzzleWriter {

  private PuzzleWriter() {}

  /** All rows in one line; the marks, if there are any, in the same line behind a space. */
  public static String line(Puzzle puzzle) {
    String givens = line(puzzle.givens());
    return puzzle.marks().isEmpty()
        ? givens
        : givens + " " + puzzle.marks().toString().replace("\n", "");
  }

  /** All rows in one line. */
  public static String line(Grid grid) {
    return grid.toString().replace("\n", "");
  }

  /** One line a row; the marks, if there are any, as a second grid below an empty line. */
  public static String rows(Puzzle puzzle) {
    String givens = puzzle.givens().toString();
    return puzzle.marks().isEmpty() ? givens : givens + "\n" + puzzle.marks();
  }

  /** One line a row of numbers and spaces, 0 for an empty cell. */
  public static String numbers(Grid grid) {
    int width = Integer.toString(grid.shape().size()).length();
    StringBuilder text = new StringBuilder();
    for (int[] row : grid.toRows()) {
      for (int column = 0; column < row.length; column++) {
        String number = Integer.toString(row[column]);
        text.append(column == 0 ? "" : " ").append(" ".repeat(width - number.length()));
        text.append(number);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
