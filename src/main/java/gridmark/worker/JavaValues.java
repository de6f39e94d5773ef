package gridmark.worker;

import gridmark.exchange.Type;
import gridmark.exchange.Value;
import java.math.BigInteger;
import java.util.Arrays;

/** Types and values as Java programs have them. */
public final class JavaValues {

  private JavaValues() {}

  /** The class by which Java knows a type. */
  public static Class<?> type(Type type) {
    return switch (type) {
      case GRID, CLAUSES -> int[][].class;
      case MODEL -> int[].class;
      case COUNT -> BigInteger.class;
      case NUMBER -> int.class;
    };
  }

  /** An argument of the submission's own, to do with as it likes. */
  static Object of(Value value) {
    if (value instanceof Value.Rows rows) {
      return rows.toArray();
    }
    if (value instanceof Value.Literals literals) {
      return literals.toArray();
    }
    if (value instanceof Value.Count count) {
      return count.number();
    }
    return value instanceof Value.WholeNumber number ? (Object) number.number() : null;
  }

  /** Whether an argument is no longer what was given. */
  static boolean isChanged(Value given, Object argument) {
    if (given instanceof Value.Rows rows) {
      return !rows.holds((int[][]) argument);
    }
    return given instanceof Value.Literals literals
        && !Arrays.equals(literals.toArray(), (int[]) argument);
  }

  /** What came back: bounded, and read from the arrays once. */
  static Value read(Object answer, Type type) {
    if (answer == null) {
      return new Value.Nothing();
    }
    return switch (type) {
      case GRID, CLAUSES -> rows((int[][]) answer, type);
      case MODEL -> literals((int[]) answer, type);
      case COUNT -> count((BigInteger) answer, type);
      case NUMBER -> new Value.WholeNumber((Integer) answer);
    };
  }

  private static Value rows(int[][] answer, Type type) {
    boolean isFew = answer.length <= type.mostRows();
    // Another thread could put a longer row in the place of one that was counted.
    int[][] rows = isFew ? answer.clone() : answer;
    int longest = 0;
    long all = 0;
    for (int[] row : rows) {
      int length = row == null ? 0 : row.length;
      longest = Math.max(longest, length);
      all += length;
    }
    return isFew && (type == Type.GRID ? longest : all) <= type.mostNumbers()
        ? new Value.Rows(rows)
        : new Value.TooLarge(rows.length, longest);
  }

  private static Value literals(int[] answer, Type type) {
    return answer.length <= type.mostNumbers()
        ? new Value.Literals(answer)
        : new Value.TooLarge(1, answer.length);
  }

  /** A submission may have made a class of its own of it, of which only the bytes are believed. */
  private static Value count(BigInteger answer, Type type) {
    byte[] bytes = answer.toByteArray();
    // A byte is more than two digits.
    if (bytes.length > type.mostNumbers() / 2) {
      return new Value.TooLarge(1, bytes.length * 2L);
    }
    BigInteger number = new BigInteger(bytes);
    int digits = number.abs().toString().length();
    return digits <= type.mostNumbers() ? new Value.Count(number) : new Value.TooLarge(1, digits);
  }
}
