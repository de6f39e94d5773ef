package gridmark.count;

import java.math.BigInteger;

/**
 * Plain enumeration: it visits every solution, one by one. The best way when there are few, and the
 * judge of the other methods. It settles what is forced and branches where the fewest choices are
 * left.
 */
final class PlainCount {

  private final Position position;
  private final Tally tally;

  /** Ends the search after so many branchings. */
  private final long nodeBudget;

  private long nodes;
  private long found;

  PlainCount(Position position, Tally tally, long nodeBudget) {
    this.position = position;
    this.tally = tally;
    this.nodeBudget = nodeBudget;
  }

  /** Whether every solution was found before the budget ended the search. */
  boolean run() {
    int before = position.placements();
    try {
      return visit();
    } finally {
      position.undo(before);
    }
  }

  BigInteger found() {
    return BigInteger.valueOf(found);
  }

  private boolean visit() {
    if (!position.settle()) {
      return true;
    }
    if (position.isFilled()) {
      found++;
      tally.atLeast(found());
      return true;
    }
    if (++nodes > nodeBudget) {
      return false;
    }
    tally.lookIfDue();
    int before = position.placements();
    for (int choice : position.choices(Position.Order.FEWEST_CHOICES)) {
      position.place(choice);
      boolean complete = visit();
      position.undo(before);
      if (!complete) {
        return false;
      }
    }
    return true;
  }
}
