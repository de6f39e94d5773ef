package gridmark.sat;

/**
 * Learns a clause from a conflict: goes back along the reasons from the clause that became false,
 * until one literal of the last level is left (the first unique implication point), and leaves out
 * literals that follow from the others.
 */
final class ConflictAnalysis {

  private static final byte IN_CLAUSE = 1;
  private static final byte IMPLIED = 2;
  private static final byte NOT_IMPLIED = 3;

  /** Reasons are followed only so deep when a literal is tried, to spare the stack. */
  private static final int DEEPEST = 400;

  private final DecisionTrail trail;
  private final WatchedClauses clauses;
  private final ActivityOrder order;

  /** For each variable what was found out about it in this conflict; 0 for nothing yet. */
  private final byte[] marks;

  private final int[] marked;
  private int markedCount;

  private final int[] learnt;
  private int learntCount;

  /** Marked literals of the last level that are not yet replaced by their reasons. */
  private int open;

  private final long[] levelStamps;
  private long stamp;

  ConflictAnalysis(
      int variables, DecisionTrail trail, WatchedClauses clauses, ActivityOrder order) {
    this.trail = trail;
    this.clauses = clauses;
    this.order = order;
    marks = new byte[variables];
    marked = new int[variables];
    learnt = new int[variables + 1];
    levelStamps = new long[variables + 1];
  }

  /** Learns from a clause that is false. */
  void learnFromClause(int clause) {
    begin();
    markClause(clause);
    finish();
  }

  /** Learns from two true literals of which at most one can be. */
  void learnFromPair(int first, int second) {
    begin();
    mark(DecisionTrail.negate(first));
    mark(DecisionTrail.negate(second));
    finish();
  }

  /**
   * The literals of the learnt clause. The first is the one that will become true, the second one
   * of the highest level among the others.
   */
  int[] learnt() {
    return learnt;
  }

  int learntCount() {
    return learntCount;
  }

  /** In how many levels the literals of the learnt clause lie. */
  int rank() {
    stamp++;
    int rank = 0;
    for (int i = 0; i < learntCount; i++) {
      int level = trail.levels[DecisionTrail.variable(learnt[i])];
      if (levelStamps[level] != stamp) {
        levelStamps[level] = stamp;
        rank++;
      }
    }
    return rank;
  }

  /** The level at which the learnt clause makes its first literal true. */
  int backLevel() {
    return learntCount == 1 ? 0 : trail.levels[DecisionTrail.variable(learnt[1])];
  }

  private void begin() {
    learntCount = 1;
    open = 0;
  }

  private void finish() {
    int position = trail.size();
    int literal;
    do {
      do {
        literal = trail.literal(--position);
      } while (marks[DecisionTrail.variable(literal)] == 0);
      open--;
      if (open > 0) {
        markReason(trail.reasons[DecisionTrail.variable(literal)]);
      }
    } while (open > 0);
    learnt[0] = DecisionTrail.negate(literal);
    leaveOutImplied();
    putHighestSecond();
    while (markedCount > 0) {
      marks[marked[--markedCount]] = 0;
    }
  }

  private void markReason(int reason) {
    if (DecisionTrail.isLiteral(reason)) {
      mark(DecisionTrail.negate(DecisionTrail.literalOf(reason)));
    } else {
      markClause(reason);
    }
  }

  private void markClause(int clause) {
    int end = clauses.end(clause);
    for (int i = WatchedClauses.start(clause); i < end; i++) {
      mark(clauses.literal(i));
    }
  }

  private void mark(int literal) {
    int variable = DecisionTrail.variable(literal);
    if (marks[variable] == 0 && trail.levels[variable] > 0) {
      setMark(variable, IN_CLAUSE);
      order.bump(variable);
      if (trail.levels[variable] == trail.level()) {
        open++;
      } else {
        learnt[learntCount++] = literal;
      }
    }
  }

  private void setMark(int variable, byte mark) {
    if (marks[variable] == 0) {
      marked[markedCount++] = variable;
    }
    marks[variable] = mark;
  }

  private void leaveOutImplied() {
    int kept = 1;
    for (int i = 1; i < learntCount; i++) {
      if (!reasonIsImplied(DecisionTrail.variable(learnt[i]), 0)) {
        learnt[kept++] = learnt[i];
      }
    }
    learntCount = kept;
  }

  /** Whether the literals that forced a variable all follow from the learnt clause's others. */
  private boolean reasonIsImplied(int variable, int depth) {
    int reason = trail.reasons[variable];
    if (reason == DecisionTrail.NO_REASON) {
      return false;
    }
    if (DecisionTrail.isLiteral(reason)) {
      return isImplied(DecisionTrail.variable(DecisionTrail.literalOf(reason)), depth + 1);
    }
    int end = clauses.end(reason);
    for (int i = WatchedClauses.start(reason); i < end; i++) {
      int other = DecisionTrail.variable(clauses.literal(i));
      if (other != variable && !isImplied(other, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean isImplied(int variable, int depth) {
    if (trail.levels[variable] == 0 || marks[variable] == IN_CLAUSE || marks[variable] == IMPLIED) {
      return true;
    }
    if (marks[variable] == NOT_IMPLIED || depth > DEEPEST) {
      return false;
    }
    boolean implied = reasonIsImplied(variable, depth);
    setMark(variable, implied ? IMPLIED : NOT_IMPLIED);
    return implied;
  }

  private void putHighestSecond() {
    for (int i = 2; i < learntCount; i++) {
      int literal = learnt[i];
      if (trail.levels[DecisionTrail.variable(literal)]
          > trail.levels[DecisionTrail.variable(learnt[1])]) {
        learnt[i] = learnt[1];
        learnt[1] = literal;
      }
    }
  }
}
