package gridmark.board;

/**
 * What is to be solved: the digits that are given, and the marks that say even or odd.
 *
 * @param givens 0 where nothing is given
 * @param marks of the same board
 */
public record Puzzle(Grid givens, Marks marks) {

  public Puzzle {
    if (!givens.shape().equals(marks.shape())) {
      throw new IllegalArgumentException(
          "givens on boxes of " + givens.shape() + ", marks on boxes of " + marks.shape());
    }
  }

  /** A puzzle without marks. */
  public static Puzzle of(Grid givens) {
    return new Puzzle(givens, Marks.none(givens.shape()));
  }

  public BoxShape shape() {
    return givens.shape();
  }

  /** All rows in one line; the marks, if there are any, in the same line behind a space. */
  public String line() {
    return marks.isEmpty()
        ? givens.line()
        : givens.line() + " " + marks.toString().replace("\n", "");
  }

  /**
   * What each cell may hold going by its own given and mark alone, row by row, as sets of digits:
   * bit n-1 stands for digit n. Empty where a given contradicts its mark.
   */
  public int[] candidates() {
    int size = shape().size();
    int all = shape().allDigits();
    int[] sets = new int[size * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int given = givens.at(row, column);
        int allowed = marks.at(row, column).among(all);
        sets[row * size + column] = given == 0 ? allowed : allowed & 1 << (given - 1);
      }
    }
    return sets;
  }
}
