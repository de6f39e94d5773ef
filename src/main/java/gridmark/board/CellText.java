package gridmark.board;

import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import java.util.ArrayList;
import java.util.List;

/**
 * One cell as it stands in a text.
 *
 * @param text a character, or a whole number
 * @param line from 1
 * @param column of its first character, from 1
 */
record CellText(String text, int line, int column) {

  private static final String EMPTY = "0._*?";
  private static final char FIRST_DRAWN_LINE = '\u2500';
  private static final char LAST_DRAWN_LINE = '\u257F';
  private static final String SEPARATORS = "|-+=:;,'\"";

  /**
   * The cells of a line. Where ten or more numbers and spaces stand in it, each number is a cell;
   * else each character is one. Lines drawn between boxes are passed over.
   */
  static List<CellText> of(String text, int line) {
    List<CellText> words = new ArrayList<>();
    List<CellText> characters = new ArrayList<>();
    int wordStart = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean separates = i == text.length() || separates(text.charAt(i));
      if (!separates) {
        wordStart = wordStart < 0 ? i : wordStart;
        characters.add(new CellText(text.substring(i, i + 1), line, i + 1));
      } else if (wordStart >= 0) {
        words.add(new CellText(text.substring(wordStart, i), line, wordStart + 1));
        wordStart = -1;
      }
    }
    boolean areNumbers = words.size() >= 10 && words.stream().allMatch(CellText::isNumber);
    return areNumbers ? words : characters;
  }

  private static boolean separates(char c) {
    return Character.isWhitespace(c)
        || c == '\u00A0'
        || SEPARATORS.indexOf(c) >= 0
        || (c >= FIRST_DRAWN_LINE && c <= LAST_DRAWN_LINE);
  }

  private boolean isNumber() {
    return (text.length() == 1 && EMPTY.contains(text)) || text.matches("[0-9]{1,2}");
  }

  /** Whether this could stand in a grid of marks. */
  boolean isMarkOrDot() {
    return text.equals(".") || isMark();
  }

  /** Whether this says even or odd, when it stands in a grid of marks. */
  boolean isMark() {
    return text.equals("e") || text.equals("o");
  }

  Mark mark() {
    return switch (text) {
      case "e" -> Mark.EVEN;
      case "o" -> Mark.ODD;
      default -> Mark.NONE;
    };
  }

  /** The digit, 0 for an empty cell. */
  int digit(int size) throws UnreadablePuzzleException {
    checkDigit();
    int digit = value();
    if (digit > size) {
      String meaning = text.equals(Integer.toString(digit)) ? "" : " stands for " + digit + ", and";
      throw wrong("'" + text + "'" + meaning + " is more than the " + size + " of the board");
    }
    return digit;
  }

  /** Complains of what is no digit on any board. */
  void checkDigit() throws UnreadablePuzzleException {
    if (value() < 0) {
      throw wrong("'" + printable() + "' is not a digit; empty cells are . or 0");
    }
  }

  /** What this stands for on a board that is large enough, or -1. */
  int value() {
    if (text.length() > 1) {
      return Integer.parseInt(text);
    }
    char c = text.charAt(0);
    if (EMPTY.indexOf(c) >= 0) {
      return 0;
    }
    // Digits and letters of other scripts are not ours.
    return c < 128 ? Character.digit(c, 36) : -1;
  }

  private String printable() {
    char c = text.charAt(0);
    return Character.isISOControl(c) || c > 126 ? "U+%04X".formatted((int) c) : text;
  }

  UnreadablePuzzleException wrong(String reason) {
    return new UnreadablePuzzleException(line, column, reason);
  }
}
