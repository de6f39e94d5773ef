package gridmark.sat;

/**
 * The assignment of a {@link ConflictSolver}: the literals that are true, in the order in which
 * they became so, in levels that each begin with a decision.
 *
 * <p>A literal is a number: 2v says that variable v (from 0) is true, 2v+1 that it is false.
 */
final class DecisionTrail {

  static final byte UNKNOWN = 0;
  static final byte TRUE = 1;
  static final byte FALSE = -1;

  /** The reason of a decision, and of what holds without one. */
  static final int NO_REASON = -1;

  /** For each literal what it is. */
  final byte[] values;

  /** For each variable with a value, the level at which it got it. */
  final int[] levels;

  /** For each variable with a value why it has it: see {@link #because}, or a clause. */
  final int[] reasons;

  private final int[] literals;
  private int size;
  private int propagated;
  private final int[] starts;
  private int level;

  DecisionTrail(int variables) {
    values = new byte[2 * variables];
    levels = new int[variables];
    reasons = new int[variables];
    literals = new int[variables];
    starts = new int[variables + 1];
  }

  static int negate(int literal) {
    return literal ^ 1;
  }

  static int variable(int literal) {
    return literal >> 1;
  }

  /** The reason "at most one of them, and this one is". */
  static int because(int literal) {
    return -2 - literal;
  }

  static boolean isLiteral(int reason) {
    return reason <= -2;
  }

  /** The literal of a reason made by {@link #because}. */
  static int literalOf(int reason) {
    return -2 - reason;
  }

  void assign(int literal, int reason) {
    values[literal] = TRUE;
    values[negate(literal)] = FALSE;
    levels[variable(literal)] = level;
    reasons[variable(literal)] = reason;
    literals[size++] = literal;
  }

  void decide(int literal) {
    starts[++level] = size;
    assign(literal, NO_REASON);
  }

  int level() {
    return level;
  }

  int size() {
    return size;
  }

  int literal(int position) {
    return literals[position];
  }

  /** The decision a level above 0 began with. */
  int decision(int ofLevel) {
    return literals[starts[ofLevel]];
  }

  boolean hasUnpropagated() {
    return propagated < size;
  }

  int nextUnpropagated() {
    return literals[propagated++];
  }

  /** The position of the first literal above a level. */
  int end(int ofLevel) {
    return ofLevel < level ? starts[ofLevel + 1] : size;
  }

  /** Takes back all that was assigned above a level. */
  void backTo(int target) {
    int end = end(target);
    while (size > end) {
      int literal = literals[--size];
      values[literal] = UNKNOWN;
      values[negate(literal)] = UNKNOWN;
    }
    propagated = Math.min(propagated, size);
    level = Math.min(level, target);
  }
}
