package gridmark.grader.diagnose;

import gridmark.board.Grid;

/** A way to take the givens of a puzzle for others. What leaves the board is lost. */
enum Misreading {
  ONE_ROW_DOWN(DiagnosisCode.SHIFTED, 1, 0, 0, "every given was taken one row too low"),
  ONE_ROW_UP(DiagnosisCode.SHIFTED, -1, 0, 0, "every given was taken one row too high"),
  ONE_COLUMN_RIGHT(
      DiagnosisCode.SHIFTED, 0, 1, 0, "every given was taken one column too far right"),
  ONE_COLUMN_LEFT(DiagnosisCode.SHIFTED, 0, -1, 0, "every given was taken one column too far left"),
  ONE_DIGIT_UP(DiagnosisCode.DIGIT_OFF_BY_ONE, 0, 0, 1, "every given was taken for the next digit"),
  ONE_DIGIT_DOWN(
      DiagnosisCode.DIGIT_OFF_BY_ONE, 0, 0, -1, "every given was taken for the digit before");

  private final DiagnosisCode code;
  private final int rows;
  private final int columns;
  private final int digits;
  private final String effect;

  Misreading(DiagnosisCode code, int rows, int columns, int digits, String effect) {
    this.code = code;
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
    this.effect = effect;
  }

  DiagnosisCode code() {
    return code;
  }

  /** What happens to the givens, in words. */
  String effect() {
    return effect;
  }

  /** The puzzle as it is misread. */
  Grid of(Grid puzzle) {
    int size = puzzle.shape().size();
    int[][] misread = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int given = puzzle.at(row, column);
        if (given != 0 && isOn(size, row + rows, column + columns, given + digits)) {
          misread[row + rows][column + columns] = given + digits;
        }
      }
    }
    return Grid.of(puzzle.shape(), misread);
  }

  private static boolean isOn(int size, int row, int column, int digit) {
    return row >= 0 && row < size && column >= 0 && column < size && digit >= 1 && digit <= size;
  }
}
