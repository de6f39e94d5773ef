package gridmark.assignment.filling.diagnose;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rows, columns and digits taken for one another, or counted from another end. What a digit in a
 * cell becomes is worked out with all three counted from 0: first they change places, then each is
 * counted anew. What leaves the board is lost.
 */
record Mixup(Turn turn, Count row, Count column, Count digit) {

  /** Which of row, column and digit is taken for which. */
  enum Turn {
    NONE(0, 1, 2, ""),
    ROW_AND_COLUMN(1, 0, 2, "row and column"),
    ROW_AND_DIGIT(2, 1, 0, "row and digit"),
    COLUMN_AND_DIGIT(0, 2, 1, "column and digit"),
    FORWARDS(2, 0, 1, "row, column and digit, all three,"),
    BACKWARDS(1, 2, 0, "row, column and digit, all three,");

    private final int row;
    private final int column;
    private final int digit;
    private final String words;

    Turn(int row, int column, int digit, String words) {
      this.row = row;
      this.column = column;
      this.digit = digit;
      this.words = words;
    }

    private int[] of(int[] place) {
      return new int[] {place[row], place[column], place[digit]};
    }

    private int[] back(int[] place) {
      int[] before = new int[place.length];
      before[row] = place[0];
      before[column] = place[1];
      before[digit] = place[2];
      return before;
    }
  }

  /** How one of them is counted. */
  enum Count {
    AS_IT_IS,
    FROM_THE_END,
    ONE_MORE,
    ONE_LESS,
    /** The last one becomes the first. */
    NEXT_ROUND,
    /** The first one becomes the last. */
    BEFORE_ROUND,
    /** The last one becomes what is before the first. */
    REMAINDER,
    /** The number of every variable is one too high: the last digit is the next cell's first. */
    NEXT_VARIABLE,
    /** The number of every variable is one too low. */
    VARIABLE_BEFORE;

    private int step() {
      return this == NEXT_VARIABLE ? 1 : this == VARIABLE_BEFORE ? -1 : 0;
    }

    private int of(int number, int size) {
      return switch (this) {
        case AS_IT_IS, NEXT_VARIABLE, VARIABLE_BEFORE -> number;
        case FROM_THE_END -> size - 1 - number;
        case ONE_MORE -> number + 1;
        case ONE_LESS -> number - 1;
        case NEXT_ROUND -> Math.floorMod(number + 1, size);
        case BEFORE_ROUND -> Math.floorMod(number - 1, size);
        case REMAINDER -> number == size - 1 ? -1 : number;
      };
    }

    private int back(int number, int size) {
      return switch (this) {
        case AS_IT_IS, FROM_THE_END, NEXT_VARIABLE, VARIABLE_BEFORE -> of(number, size);
        case ONE_MORE -> number - 1;
        case ONE_LESS -> number + 1;
        case NEXT_ROUND -> number < 0 || number >= size ? -1 : BEFORE_ROUND.of(number, size);
        case BEFORE_ROUND -> number < 0 || number >= size ? -1 : NEXT_ROUND.of(number, size);
        case REMAINDER -> number == -1 ? size - 1 : number;
      };
    }
  }

  private static final List<Count> LINES =
      List.of(
          Count.AS_IT_IS,
          Count.FROM_THE_END,
          Count.ONE_MORE,
          Count.ONE_LESS,
          Count.NEXT_ROUND,
          Count.BEFORE_ROUND);

  /** All with one change or two, those with one first. */
  static final List<Mixup> ALL =
      Arrays.stream(Turn.values())
          .flatMap(turn -> LINES.stream().flatMap(row -> with(turn, row)))
          .filter(each -> each.changes() == 1 || (each.changes() == 2 && each.digit.step() == 0))
          .sorted(Comparator.comparingInt(Mixup::changes))
          .toList();

  /** Those with one change. */
  static final List<Mixup> SINGLE = ALL.stream().filter(each -> each.changes() == 1).toList();

  private static Stream<Mixup> with(Turn turn, Count row) {
    return LINES.stream()
        .flatMap(
            column ->
                Arrays.stream(Count.values()).map(digit -> new Mixup(turn, row, column, digit)));
  }

  private int changes() {
    return (turn == Turn.NONE ? 0 : 1)
        + (int) Stream.of(row, column, digit).filter(each -> each != Count.AS_IT_IS).count();
  }

  /** Whether only digits change, and none is taken for a row or a column. */
  boolean isOfDigits() {
    return turn == Turn.NONE && row == Count.AS_IT_IS && column == Count.AS_IT_IS;
  }

  /** What this is called. */
  BoardBug code() {
    if (turn == Turn.NONE && digit == Count.AS_IT_IS) {
      return BoardBug.SHIFTED;
    }
    if (isOfDigits() && digit != Count.FROM_THE_END) {
      return BoardBug.DIGIT_OFF_BY_ONE;
    }
    return turn == Turn.ROW_AND_COLUMN && changes() == 1 ? BoardBug.TRANSPOSED : BoardBug.MIXED_UP;
  }

  /** What becomes of givens; empty if two digits come into one cell. */
  Optional<int[][]> of(int[][] givens) {
    int size = givens.length;
    int[][] moved = new int[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        int[] now = forwards(new int[] {i, j, givens[i][j] - 1}, size);
        if (givens[i][j] != 0 && isOnBoard(now, size)) {
          if (moved[now[0]][now[1]] != 0) {
            return Optional.empty();
          }
          moved[now[0]][now[1]] = now[2] + 1;
        }
      }
    }
    return Optional.of(moved);
  }

  /** What an answer was before; 0 where that is lost. */
  int[][] undone(int[][] answer) {
    int size = answer.length;
    int[][] undone = new int[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        int[] before = backwards(new int[] {i, j, answer[i][j] - 1}, size);
        if (isOnBoard(before, size)) {
          undone[before[0]][before[1]] = before[2] + 1;
        }
      }
    }
    return undone;
  }

  private int[] forwards(int[] place, int size) {
    if (digit.step() != 0) {
      return stepped(place, digit.step(), size);
    }
    int[] turned = turn.of(place);
    return new int[] {
      row.of(turned[0], size), column.of(turned[1], size), digit.of(turned[2], size)
    };
  }

  private int[] backwards(int[] place, int size) {
    if (digit.step() != 0) {
      return stepped(place, -digit.step(), size);
    }
    return turn.back(
        new int[] {
          row.back(place[0], size), column.back(place[1], size), digit.back(place[2], size)
        });
  }

  /** Variables are numbered by row, column and digit, as most do. */
  private static int[] stepped(int[] place, int step, int size) {
    if (!isOnBoard(place, size)) {
      return place;
    }
    int number = (place[0] * size + place[1]) * size + place[2] + step;
    return new int[] {
      Math.floorDiv(number, size * size),
      Math.floorMod(Math.floorDiv(number, size), size),
      Math.floorMod(number, size)
    };
  }

  private static boolean isOnBoard(int[] place, int size) {
    return Arrays.stream(place).allMatch(each -> each >= 0 && each < size);
  }

  /** Whether a board shows the givens as they became; what left the board may be lost. */
  boolean shows(Grid givens, int[][] board) {
    BoxShape shape = givens.shape();
    for (Cell cell : shape.cells()) {
      if (givens.at(cell) != 0) {
        int[] now =
            forwards(new int[] {cell.row(), cell.column(), givens.at(cell) - 1}, shape.size());
        if (isOnBoard(now, shape.size()) && !isShown(now, cell, board)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * In the cell of its neighbour a digit may be overwritten, or may have written over the other.
   */
  private boolean isShown(int[] now, Cell cell, int[][] board) {
    int value = board[now[0]][now[1]];
    return value == now[2] + 1
        || (digit.step() != 0
            && (now[1] != cell.column() || value == (digit.step() > 0 ? 1 : board.length)));
  }

  /** What stands in every cell where there was 0. */
  int ofZero(int size) {
    return turn.digit == 2 ? digit.of(-1, size) + 1 : 0;
  }

  /** What happened to the digits of an answer. */
  String inAnswer() {
    return words(
        turn == Turn.ROW_AND_COLUMN
            ? "rows and columns are swapped"
            : turn.words + " have changed places",
        lines(row, "every row stands one row too %s", "low", "high", "top and bottom"),
        lines(
            column, "every column stands one column too far %s", "right", "left", "left and right"),
        switch (digit) {
          case AS_IT_IS -> "";
          case FROM_THE_END ->
              "every digit is counted from the other end: 1 and 9 are swapped, 2 and 8, and so on";
          case ONE_MORE -> "every digit is one too high";
          case ONE_LESS -> "every digit is one too low";
          case NEXT_ROUND -> "every digit is one too high, and 1 stands for 9";
          case BEFORE_ROUND -> "every digit is one too low, and 9 stands for 1";
          case REMAINDER -> "0 stands wherever there should be a 9";
          case NEXT_VARIABLE ->
              "every variable was taken for the next one: 1 became 2, and 9 the 1 of the next cell";
          case VARIABLE_BEFORE ->
              "every variable was taken for the one before: 2 became 1, and 1 the 9 of the cell before";
        });
  }

  private static String lines(Count count, String moved, String more, String less, String ends) {
    return switch (count) {
      case AS_IT_IS, REMAINDER, NEXT_VARIABLE, VARIABLE_BEFORE -> "";
      case FROM_THE_END -> ends + " are swapped";
      case ONE_MORE, NEXT_ROUND -> moved.formatted(more);
      case ONE_LESS, BEFORE_ROUND -> moved.formatted(less);
    };
  }

  /** What happened to every given on its way into the formula. */
  String ofGivens() {
    return words(
        "the " + turn.words + " of every given were swapped",
        lines(row, "every given was taken one row too %s", "low", "high", "top and bottom"),
        lines(
            column,
            "every given was taken one column too far %s",
            "right",
            "left",
            "left and right"),
        switch (digit) {
          case AS_IT_IS -> "";
          case FROM_THE_END ->
              "every given was counted from the other end: 1 for 9, 2 for 8, and so on";
          case ONE_MORE, NEXT_ROUND -> "every given was taken for the next digit";
          case ONE_LESS, BEFORE_ROUND -> "every given was taken for the digit before";
          case REMAINDER -> throw new IllegalStateException("a given 9 is lost");
          case NEXT_VARIABLE ->
              "every given was taken for the next variable: 1 for 2, and 9 for the 1 of the next cell";
          case VARIABLE_BEFORE ->
              "every given was taken for the variable before: 2 for 1, and 1 for the 9 of the cell before";
        });
  }

  private String words(String turned, String... counted) {
    List<String> all = new ArrayList<>();
    all.add(turn == Turn.NONE ? "" : turned);
    all.addAll(List.of(counted));
    all.removeIf(String::isEmpty);
    return String.join(", and ", all);
  }
}
