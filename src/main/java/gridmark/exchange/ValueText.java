package gridmark.exchange;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/**
 * Values as one field of a line: {@code rows:2:5,3;null}, {@code literals:2:1,-2}, {@code
 * count:12}, {@code number:7}, {@code nothing}, {@code large:ROWS:LONGEST}. A line may be forged:
 * what a type cannot have is refused before anything is made of it.
 *
 * <p>Loops, not streams or patterns: every submission's process would have to warm these up.
 */
public final class ValueText {

  private static final String NOTHING = "nothing";
  private static final String LARGE = "large:";
  private static final String ROWS = "rows:";
  private static final String LITERALS = "literals:";
  private static final String COUNT = "count:";
  private static final String NUMBER = "number:";
  private static final String NULL = "null";

  private ValueText() {}

  /** The field of a value. */
  public static String of(Value value) {
    if (value instanceof Value.Rows rows) {
      return rows(rows.toArray());
    }
    if (value instanceof Value.TooLarge large) {
      return text(LARGE, large.rows()).append(':').append(large.longestRow()).toString();
    }
    if (value instanceof Value.Literals literals) {
      int[] numbers = literals.toArray();
      return numbers(text(LITERALS, numbers.length).append(':'), numbers).toString();
    }
    if (value instanceof Value.Count count) {
      return COUNT.concat(count.number().toString());
    }
    return value instanceof Value.WholeNumber number
        ? text(NUMBER, number.number()).toString()
        : NOTHING;
  }

  private static StringBuilder text(String kind, long number) {
    return new StringBuilder(kind).append(number);
  }

  private static String rows(int[][] rows) {
    StringBuilder text = text(ROWS, rows.length).append(':');
    for (int i = 0; i < rows.length; i++) {
      text.append(i == 0 ? "" : ";");
      if (rows[i] == null) {
        text.append(NULL);
      } else {
        numbers(text, rows[i]);
      }
    }
    return text.toString();
  }

  private static StringBuilder numbers(StringBuilder text, int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      if (i > 0) {
        text.append(',');
      }
      text.append(numbers[i]);
    }
    return text;
  }

  /**
   * The value of a field where one of that type is due.
   *
   * @throws IllegalArgumentException if it is none, or larger than the type allows
   */
  public static Value read(String field, Type type) {
    if (field.equals(NOTHING)) {
      return new Value.Nothing();
    }
    if (field.startsWith(LARGE)) {
      int colon = colon(field, LARGE.length());
      return new Value.TooLarge(
          size(field, LARGE.length(), colon), size(field, colon + 1, field.length()));
    }
    return switch (type) {
      case GRID, CLAUSES -> new Value.Rows(readRows(after(field, ROWS), type));
      case MODEL -> new Value.Literals(readLiterals(after(field, LITERALS), type));
      case COUNT -> new Value.Count(readCount(after(field, COUNT), type));
      case NUMBER -> new Value.WholeNumber(Integer.parseInt(after(field, NUMBER)));
    };
  }

  /**
   * The value of a field that we wrote ourselves, whatever its type.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Value read(String field) {
    Type type =
        field.startsWith(LITERALS)
            ? Type.MODEL
            : field.startsWith(COUNT)
                ? Type.COUNT
                : field.startsWith(NUMBER) ? Type.NUMBER : Type.CLAUSES;
    return read(field, type);
  }

  private static String after(String field, String kind) {
    if (!field.startsWith(kind)) {
      throw new IllegalArgumentException(kind);
    }
    return field.substring(kind.length());
  }

  private static int[][] readRows(String text, Type type) {
    int colon = colon(text, 0);
    long count = size(text, 0, colon);
    int begin = colon + 1;
    // Between two rows there is a character.
    if (count > type.mostRows() || count > text.length() - begin + 1) {
      throw new IllegalArgumentException(ROWS);
    }
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    int[][] rows = new int[(int) count][];
    long numbers = 0;
    for (int i = 0; i < rows.length; i++) {
      int end = begin;
      while (end < bytes.length && bytes[end] != ';') {
        end++;
      }
      boolean isNull = end - begin == NULL.length() && text.startsWith(NULL, begin);
      int length = isNull ? 0 : count(bytes, begin, end);
      numbers = type == Type.GRID ? length : numbers + length;
      if (numbers > type.mostNumbers()) {
        throw new IllegalArgumentException(ROWS);
      }
      rows[i] = isNull ? null : readNumbers(bytes, begin, end, length);
      if ((end == bytes.length) != (i == rows.length - 1)) {
        throw new IllegalArgumentException(ROWS);
      }
      begin = end + 1;
    }
    if (rows.length == 0 && begin < bytes.length) {
      throw new IllegalArgumentException(ROWS);
    }
    return rows;
  }

  private static int[] readLiterals(String text, Type type) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    int begin = colon(text, 0) + 1;
    int count = count(bytes, begin, bytes.length);
    if (count > type.mostNumbers() || count != size(text, 0, begin - 1)) {
      throw new IllegalArgumentException(LITERALS);
    }
    return readNumbers(bytes, begin, bytes.length, count);
  }

  private static BigInteger readCount(String text, Type type) {
    int sign = text.startsWith("-") ? 1 : 0;
    if (text.length() - sign > type.mostNumbers()) {
      throw new IllegalArgumentException(COUNT);
    }
    return new BigInteger(text);
  }

  /** How many numbers there are, with commas between them. */
  private static int count(byte[] text, int begin, int end) {
    int count = begin == end ? 0 : 1;
    for (int i = begin; i < end; i++) {
      count += text[i] == ',' ? 1 : 0;
    }
    return count;
  }

  /** Digit by digit: a call for every character is dear where nothing is compiled yet. */
  private static int[] readNumbers(byte[] text, int begin, int end, int count) {
    int[] numbers = new int[count];
    int at = begin;
    for (int i = 0; i < count; i++) {
      boolean isNegative = at < end && text[at] == '-';
      at += isNegative ? 1 : 0;
      int first = at;
      long number = 0;
      for (; at < end && text[at] != ','; at++) {
        int digit = text[at] - '0';
        if (digit < 0 || digit > 9 || number > Integer.MAX_VALUE) {
          throw new NumberFormatException("not a number that fits");
        }
        number = 10 * number + digit;
      }
      numbers[i] = (int) (isNegative ? -number : number);
      if (at == first || numbers[i] != (isNegative ? -number : number)) {
        throw new NumberFormatException("not a number that fits");
      }
      at++;
    }
    return numbers;
  }

  private static int colon(String text, int from) {
    int colon = text.indexOf(':', from);
    if (colon < 0) {
      throw new IllegalArgumentException(text.substring(0, Math.min(text.length(), 20)));
    }
    return colon;
  }

  private static long size(String text, int begin, int end) {
    long size = Long.parseLong(text, begin, end, 10);
    if (size < 0) {
      throw new IllegalArgumentException("nothing is counted below 0");
    }
    return size;
  }
}
