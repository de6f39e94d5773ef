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
}
