package gridmark.sat;

import java.util.concurrent.CancellationException;

/**
 * Decides formulas made of "exactly one of these literals" by conflict-driven clause learning.
 *
 * <p>It propagates unit clauses ({@link ExactlyOnes} for "at most one", {@link WatchedClauses} for
 * "at least one" and what was learnt). Where nothing is forced, it decides the variable that was
 * met most in recent conflicts ({@link ActivityOrder}), with the value it had last. From a conflict
 * it learns a clause ({@link ConflictAnalysis}) and goes back to where that clause forces
 * something. When the clauses learnt lately reach over more levels than usual, it starts anew with
 * what it has learnt; now and then it forgets the clauses that reach over most.
 *
 * <p>Literals are written as in DIMACS: variables count from 1, a minus negates. Not thread-safe.
 */
public final class ConflictSolver {

  /** Conflicts between two starts, at least. */
  private static final int SHORTEST_RUN = 50;

  /** How much worse than usual recent clauses must be for a new start. */
  private static final double WORSE = 1.1;

  /** Conflicts before clauses are first forgotten, and how much longer each next time takes. */
  private static final int FIRST_TIDY = 2000;

  private static final int TIDY_STEP = 300;

  private final DecisionTrail trail;
  private final ExactlyOnes groups;
  private final WatchedClauses clauses;
  private final ActivityOrder order;
  private final ConflictAnalysis analysis;

  /** For each variable the value to decide it with. */
  private final boolean[] phases;

  private final MovingAverage recentRank = new MovingAverage(32);
  private final MovingAverage usualRank = new MovingAverage(4096);

  private boolean indexed;
  private boolean contradictory;
  private long decisions;
  private long conflicts;
  private long conflictsAtStart;
  private long nextTidy = FIRST_TIDY;
  private int tidyInterval = FIRST_TIDY;

  /** A solver of a formula that is empty yet. */
  public ConflictSolver(int variables) {
    trail = new DecisionTrail(variables);
    groups = new ExactlyOnes(variables);
    clauses = new WatchedClauses(variables);
    order = new ActivityOrder(variables);
    analysis = new ConflictAnalysis(variables, trail, clauses, order);
    phases = new boolean[variables];
  }

  /** Has a variable tried as true first; without this it is tried as false. */
  public void tryTrueFirst(int variable) {
    phases[variable - 1] = true;
  }

  /**
   * Adds a constraint: exactly one of the first {@code count} literals is true. All constraints are
   * added before the first {@link #solve}.
   */
  public void exactlyOne(int[] literals, int count) {
    if (indexed) {
      throw new IllegalStateException("constraints come before solving");
    }
    int[] codes = new int[count];
    for (int i = 0; i < count; i++) {
      codes[i] = code(literals[i]);
    }
    groups.add(codes, count);
    if (count > 1) {
      clauses.add(codes, count, WatchedClauses.PERMANENT);
    } else if (count == 0 || trail.values[codes[0]] == DecisionTrail.FALSE) {
      contradictory = true;
    } else if (trail.values[codes[0]] == DecisionTrail.UNKNOWN) {
      trail.assign(codes[0], DecisionTrail.NO_REASON);
    }
  }

  private static int code(int literal) {
    return literal > 0 ? 2 * literal - 2 : -2 * literal - 1;
  }

  /**
   * Whether there is a model (another one, after {@link #excludeModel}).
   *
   * @throws CancellationException if the thread is interrupted; the solver is of no use then
   */
  public boolean solve() {
    if (!indexed) {
      index();
    }
    while (!contradictory) {
      if (!propagateAndLearn()) {
        stopIfInterrupted();
        if (shouldStartAnew()) {
          startAnew();
        }
        int variable = order.next(trail.values);
        if (variable == ActivityOrder.NONE) {
          return true;
        }
        decisions++;
        trail.decide(2 * variable + (phases[variable] ? 0 : 1));
      }
    }
    return false;
  }

  private void index() {
    groups.index();
    boolean[] occurring = groups.variables();
    for (int variable = 0; variable < occurring.length; variable++) {
      // To decide a variable that nothing speaks of would give the same model twice.
      if (occurring[variable]) {
        order.insert(variable);
      }
    }
    indexed = true;
  }

  private static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted while deciding a formula");
    }
  }

  /** Whether a variable is true in the model that was found. */
  public boolean isTrue(int variable) {
    return trail.values[code(variable)] == DecisionTrail.TRUE;
  }

  /** How many values were chosen, not forced. */
  public long decisions() {
    return decisions;
  }

  /**
   * Rules out the model that was found. All of it follows from its decisions, so it is enough that
   * these cannot come together again.
   */
  public void excludeModel() {
    int level = trail.level();
    if (level == 0) {
      contradictory = true;
      return;
    }
    int[] literals = new int[level];
    for (int i = 0; i < level; i++) {
      literals[i] = DecisionTrail.negate(trail.decision(level - i));
    }
    backTo(level - 1);
    int reason =
        level == 1
            ? DecisionTrail.NO_REASON
            : clauses.add(literals, level, WatchedClauses.PERMANENT);
    trail.assign(literals[0], reason);
  }

  /** Propagates; on a conflict learns from it and says true. */
  private boolean propagateAndLearn() {
    while (trail.hasUnpropagated()) {
      int literal = trail.nextUnpropagated();
      if (!groups.propagate(literal, trail)) {
        if (isAboveLevelZero()) {
          analysis.learnFromPair(literal, groups.clash());
          useLearnt();
        }
        return true;
      }
      int conflict = clauses.propagate(DecisionTrail.negate(literal), trail);
      if (conflict != WatchedClauses.NO_CLAUSE) {
        if (isAboveLevelZero()) {
          analysis.learnFromClause(conflict);
          useLearnt();
        }
        return true;
      }
    }
    return false;
  }

  /** A conflict that rests on no decision refutes the formula. */
  private boolean isAboveLevelZero() {
    contradictory = trail.level() == 0;
    return !contradictory;
  }

  private void useLearnt() {
    conflicts++;
    order.decay();
    int rank = analysis.rank();
    recentRank.add(rank);
    usualRank.add(rank);
    backTo(analysis.backLevel());
    int[] learnt = analysis.learnt();
    int count = analysis.learntCount();
    trail.assign(
        learnt[0], count == 1 ? DecisionTrail.NO_REASON : clauses.add(learnt, count, rank));
  }

  private void backTo(int level) {
    for (int i = trail.end(level); i < trail.size(); i++) {
      int literal = trail.literal(i);
      phases[DecisionTrail.variable(literal)] = (literal & 1) == 0;
      order.insert(DecisionTrail.variable(literal));
    }
    trail.backTo(level);
  }

  private boolean shouldStartAnew() {
    return trail.level() > 0
        && conflicts - conflictsAtStart > SHORTEST_RUN
        && recentRank.value > WORSE * usualRank.value;
  }

  private void startAnew() {
    backTo(0);
    conflictsAtStart = conflicts;
    if (conflicts >= nextTidy) {
      clauses.tidy(trail.values);
      tidyInterval += TIDY_STEP;
      nextTidy = conflicts + tidyInterval;
    }
  }

  /** The average of the latest numbers, where older ones count less and less. */
  private static final class MovingAverage {

    /** How many numbers back it reaches, roughly. */
    private final int span;

    private int count;
    private double value;

    MovingAverage(int span) {
      this.span = span;
    }

    void add(double number) {
      // The first numbers weigh the same, so that the beginning is no special case.
      count = Math.min(count + 1, span);
      value += (number - value) / count;
    }
  }
}
