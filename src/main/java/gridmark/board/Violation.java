package gridmark.board;

import gridmark.words.Words;
import java.util.List;

/**
 * One place where a filled grid breaks the rules, in words for the person who has to find the bug.
 */
public sealed interface Violation {

  /** The cells to look at. */
  List<Cell> cells();

  /** What is wrong and where, without a full stop. */
  String text();

  /** A digit stands more than once in a unit. */
  record Repeated(Unit unit, int digit, List<Cell> cells) implements Violation {
    private static final List<String> NUMBERS =
        List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    public Repeated {
      cells = List.copyOf(cells);
    }

    @Override
    public String text() {
      return unit + " has " + digit + " " + times() + ": " + Words.list(cells);
    }

    private String times() {
      int count = cells.size();
      return count == 2 ? "twice" : (count < 10 ? NUMBERS.get(count) : count) + " times";
    }
  }

  /** A cell is empty or holds something that is not a digit of the board. */
  record NotADigit(Cell cell, int value, int size) implements Violation {
    @Override
    public List<Cell> cells() {
      return List.of(cell);
    }

    @Override
    public String text() {
      return value == 0
          ? "cell " + cell + " was left empty (0)"
          : "cell " + cell + " holds " + value + ", which is not between 1 and " + size;
    }
  }

  /** A given of the puzzle was not kept. */
  record GivenChanged(Cell cell, int given, int value) implements Violation {
    @Override
    public List<Cell> cells() {
      return List.of(cell);
    }

    @Override
    public String text() {
      return "given " + cell + " = " + given + " became " + value;
    }
  }

  /** A cell marked even holds an odd digit, or the other way round. */
  record MarkIgnored(Cell cell, Mark mark, int value) implements Violation {
    @Override
    public List<Cell> cells() {
      return List.of(cell);
    }

    @Override
    public String text() {
      String parity = (value % 2 == 0 ? Mark.EVEN : Mark.ODD).word();
      return cell + " = " + value + " is " + parity + ", but marked " + mark.word();
    }
  }
}
