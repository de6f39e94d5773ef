package gridmark.worker;

import gridmark.exchange.Type;
import java.math.BigInteger;

/** What the types of a signature are in Java. */
public final class JavaTypes {

  private JavaTypes() {}

  /** The class by which Java knows a type. */
  public static Class<?> of(Type type) {
    return switch (type) {
      case GRID, CLAUSES -> int[][].class;
      case MODEL -> int[].class;
      case COUNT -> BigInteger.class;
      case NUMBER -> int.class;
    };
  }
}
