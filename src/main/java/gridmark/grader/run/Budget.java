package gridmark.grader.run;

import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.List;

/**
 * What one submission may use in all. Three time limits in a row end it, or as many as it has
 * answered rightly before, if that is more: who has answered many may answer more, as one that is
 * lost only where there is no solution; who has not has the first cases to learn from. Half of what
 * all its cases may use together ends it too.
 */
public final class Budget {

  private static final int MOST_IN_A_ROW = 3;

  /** A pack of few cases may be slow in each of them. */
  private static final int LEAST_CASES = 12;

  /** Wall time counts too, but less: a busy machine is not the submission's fault. */
  private static final int WALL_PER_CPU = 4;

  private final Duration total;
  private final int wallPerCpu;
  private Duration spent = Duration.ZERO;
  private int inARow;
  private int right;

  Budget(Limits limits, int cases) {
    this(limits.cpu().multipliedBy(Math.max(LEAST_CASES, cases / 2)), WALL_PER_CPU);
  }

  private Budget(Duration total, int wallPerCpu) {
    this.total = total;
    this.wallPerCpu = wallPerCpu;
  }

  /**
   * For what is asked in disguise, whatever was used up before. Platforms have an end by the clock,
   * so here its time counts in full.
   */
  static Budget forDisguises(Limits limits) {
    return new Budget(limits.cpu().multipliedBy(LEAST_CASES), 1);
  }

  /** How long, by the clock, the cases of one submission may take however slow it is. */
  public static Duration longest(Limits limits, int cases) {
    Duration run = new Budget(limits, cases).total.multipliedBy(WALL_PER_CPU);
    // Whatever comes last in each may begin a moment before the end.
    return run.plus(forDisguises(limits).total).plus(limits.wall().multipliedBy(2));
  }

  void spend(CaseRun run) {
    Duration waited = run.wall().dividedBy(wallPerCpu);
    spent = spent.plus(run.cpu().compareTo(waited) > 0 ? run.cpu() : waited);
    boolean timeLimit =
        run.outcome() instanceof Outcome.OverLimit over
            && over.limit() != Overrun.OUTPUT
            && over.limit() != Overrun.MEMORY
            && over.limit() != Overrun.DISK;
    inARow = timeLimit ? inARow + 1 : 0;
    right += run.isRight() ? 1 : 0;
  }

  /** What comes next is something else. */
  void endRow() {
    inARow = 0;
    right = 0;
  }

  private boolean isRowTooLong() {
    return inARow >= Math.max(MOST_IN_A_ROW, right);
  }

  boolean isSpent() {
    return isRowTooLong() || spent.compareTo(total) > 0;
  }

  /** Whether nothing would be left after these. */
  boolean isSpentBy(List<CaseRun> runs) {
    Budget after = new Budget(total, wallPerCpu);
    after.spent = spent;
    after.inARow = inARow;
    after.right = right;
    runs.forEach(after::spend);
    return after.isSpent();
  }

  String whySpent() {
    return isRowTooLong()
        ? inARow + " cases in a row went past the time limit"
        : "the cases before it used up the %d s that a whole submission may use"
            .formatted(total.toSeconds());
  }
}
