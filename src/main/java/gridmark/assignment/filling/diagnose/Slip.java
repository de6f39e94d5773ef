package gridmark.assignment.filling.diagnose;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * A right solution that was turned into a wrong answer, and how to turn it back. What was lost on
 * the way is 0 after turning back; the rest has to belong to a solution of the puzzle.
 */
enum Slip {
  TRANSPOSED(BoardBug.TRANSPOSED, "rows and columns are swapped") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[column][row]);
    }
  },
  ONE_FURTHER(BoardBug.DIGIT_OFF_BY_ONE, "every digit is one too high, and 1 stands for 9") {
    @Override
    int[][] undo(int[][] answer) {
      return exchanged(answer, digit -> digit == 1 ? answer.length : digit - 1);
    }
  },
  ONE_BEFORE(BoardBug.DIGIT_OFF_BY_ONE, "every digit is one too low, and 9 stands for 1") {
    @Override
    int[][] undo(int[][] answer) {
      return exchanged(answer, digit -> digit % answer.length + 1);
    }
  },
  ONE_TOO_LOW(BoardBug.DIGIT_OFF_BY_ONE, "every digit is one too low") {
    @Override
    int[][] undo(int[][] answer) {
      return counted(answer, digit -> digit + 1);
    }
  },
  ONE_TOO_HIGH(BoardBug.DIGIT_OFF_BY_ONE, "every digit is one too high") {
    @Override
    int[][] undo(int[][] answer) {
      return counted(answer, digit -> digit - 1);
    }
  },
  LAST_DIGIT_LOST(BoardBug.DIGIT_OFF_BY_ONE, "0 stands wherever there should be a 9") {
    @Override
    int[][] undo(int[][] answer) {
      return relabelled(answer, digit -> digit == 0 ? answer.length : digit);
    }
  },
  ONE_ROW_DOWN(BoardBug.SHIFTED, "every row stands one row too low") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[(row + 1) % size][column]);
    }
  },
  ONE_ROW_UP(BoardBug.SHIFTED, "every row stands one row too high") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[(row + size - 1) % size][column]);
    }
  },
  ONE_COLUMN_RIGHT(BoardBug.SHIFTED, "every column stands one column too far right") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[row][(column + 1) % size]);
    }
  },
  ONE_COLUMN_LEFT(BoardBug.SHIFTED, "every column stands one column too far left") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[row][(column + size - 1) % size]);
    }
  },
  MIRRORED(BoardBug.SHIFTED, "left and right are swapped") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[row][size - 1 - column]);
    }
  },
  UPSIDE_DOWN(BoardBug.SHIFTED, "top and bottom are swapped") {
    @Override
    int[][] undo(int[][] answer) {
      return moved(answer, (row, column, size) -> answer[size - 1 - row][column]);
    }
  };

  /** What is left after turning back has to be at least this part of the board. */
  private static final double LEAST_LEFT = 0.6;

  private static final int NO_DIGIT = -1;

  private final BoardBug code;
  private final String effect;

  Slip(BoardBug code, String effect) {
    this.code = code;
    this.effect = effect;
  }

  BoardBug code() {
    return code;
  }

  /** What it does to a solution, in words. */
  String effect() {
    return effect;
  }

  abstract int[][] undo(int[][] answer);

  /** Whether the answer, turned back, is a solution of the puzzle or what is left of one. */
  boolean explains(Puzzle puzzle, int[][] answer) {
    int[][] solution = undo(answer);
    int size = puzzle.shape().size();
    int left = 0;
    for (int i = 0; i < size * size; i++) {
      int digit = solution[i / size][i % size];
      int given = puzzle.givens().at(i / size, i % size);
      if (digit < 0 || digit > size || (given != 0 && digit != 0 && digit != given)) {
        return false;
      }
      left += digit == 0 ? 0 : 1;
      solution[i / size][i % size] = digit == 0 ? given : digit;
    }
    return left >= LEAST_LEFT * size * size
        && Solutions.exist(new Puzzle(Grid.of(puzzle.shape(), solution), puzzle.marks()));
  }

  /** Whether the board is what it makes of the zeros that are right for an unsolvable puzzle. */
  boolean turnsZerosInto(int[][] board) {
    return Arrays.stream(undo(board)).flatMapToInt(Arrays::stream).allMatch(digit -> digit == 0);
  }

  /** Where a digit of the solution stands in the answer. */
  private interface Source {
    int at(int row, int column, int size);
  }

  private static int[][] moved(int[][] answer, Source source) {
    int size = answer.length;
    int[][] moved = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        moved[row][column] = source.at(row, column, size);
      }
    }
    return moved;
  }

  /** Digits were exchanged for digits, and nothing was lost. */
  private static int[][] exchanged(int[][] answer, IntUnaryOperator digit) {
    return relabelled(
        answer, each -> each < 1 || each > answer.length ? NO_DIGIT : digit.applyAsInt(each));
  }

  /** What is no digit of the board was lost. */
  private static int[][] counted(int[][] answer, IntUnaryOperator digit) {
    return relabelled(
        answer,
        each -> {
          int before = digit.applyAsInt(each);
          return before < 0 || before > answer.length ? 0 : before;
        });
  }

  private static int[][] relabelled(int[][] answer, IntUnaryOperator digit) {
    return Arrays.stream(answer)
        .map(row -> Arrays.stream(row).map(digit).toArray())
        .toArray(int[][]::new);
  }
}
