package gridmark.sat;

import java.util.Arrays;

/**
 * The literals that hold, in the order in which they became true. Whatever was said since some
 * point is taken back by cutting the trail there.
 */
final class Trail {

  private static final byte FREE = 0;
  private static final byte TRUE = 1;
  private static final byte FALSE = -1;

  private final int variables;

  /** For each literal whether it is true, false or free, at its number plus that of variables. */
  private final byte[] truth;

  private final int[] literals;
  private int length;

  Trail(int variables) {
    this.variables = variables;
    this.truth = new byte[2 * variables + 1];
    this.literals = new int[variables];
  }

  boolean isTrue(int literal) {
    return truth[variables + literal] == TRUE;
  }

  boolean isFalse(int literal) {
    return truth[variables + literal] == FALSE;
  }

  boolean isFree(int literal) {
    return truth[variables + literal] == FREE;
  }

  /** Lets a literal hold; impossible, and false, if its opposite does. */
  boolean hold(int literal) {
    if (isFree(literal)) {
      truth[variables + literal] = TRUE;
      truth[variables - literal] = FALSE;
      literals[length++] = literal;
    }
    return isTrue(literal);
  }

  int length() {
    return length;
  }

  int at(int place) {
    return literals[place];
  }

  /** Takes back all literals from a place on. */
  void cut(int place) {
    while (length > place) {
      int literal = literals[--length];
      truth[variables + literal] = FREE;
      truth[variables - literal] = FREE;
    }
  }

  /** What holds now as a model; free variables are false in it. */
  Model model() {
    return Model.of(variables, Arrays.copyOf(literals, length));
  }
}
