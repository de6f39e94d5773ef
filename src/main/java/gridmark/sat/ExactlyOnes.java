package gridmark.sat;

import java.util.Arrays;

/**
 * The constraints "at most one of these literals" of a {@link ConflictSolver}. A group of n
 * literals stands for the n(n-1)/2 clauses of two that would say the same.
 */
final class ExactlyOnes {

  private final int literalCount;
  private int[] members = new int[1024];
  private int memberCount;
  private int[] starts = new int[256];
  private int groups;

  /** For each literal, where those that it excludes begin in {@link #excluded}. */
  private int[] excludedStarts;

  private int[] excluded;

  /** The literal that is true beside the one propagated, after a conflict. */
  private int clash;

  ExactlyOnes(int variables) {
    this.literalCount = 2 * variables;
  }

  void add(int[] literals, int count) {
    if (groups + 2 > starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
    }
    if (memberCount + count > members.length) {
      members = Arrays.copyOf(members, 2 * members.length + count);
    }
    System.arraycopy(literals, 0, members, memberCount, count);
    memberCount += count;
    starts[++groups] = memberCount;
  }

  /** To be called when all groups are there: lists for each literal those that it excludes. */
  void index() {
    excludedStarts = new int[literalCount + 1];
    for (int group = 0; group < groups; group++) {
      for (int i = starts[group]; i < starts[group + 1]; i++) {
        excludedStarts[members[i] + 1] += starts[group + 1] - starts[group] - 1;
      }
    }
    for (int i = 0; i < literalCount; i++) {
      excludedStarts[i + 1] += excludedStarts[i];
    }
    excluded = new int[excludedStarts[literalCount]];
    int[] next = Arrays.copyOf(excludedStarts, literalCount);
    for (int group = 0; group < groups; group++) {
      for (int i = starts[group]; i < starts[group + 1]; i++) {
        listOthers(group, i, next);
      }
    }
  }

  private void listOthers(int group, int member, int[] next) {
    for (int i = starts[group]; i < starts[group + 1]; i++) {
      if (i != member) {
        excluded[next[members[member]]++] = members[i];
      }
    }
  }

  /** Marks the variables that occur. */
  boolean[] variables() {
    boolean[] occurring = new boolean[literalCount / 2];
    for (int i = 0; i < memberCount; i++) {
      occurring[DecisionTrail.variable(members[i])] = true;
    }
    return occurring;
  }

  /** Makes all others false in the groups of a true literal; false on a conflict. */
  boolean propagate(int literal, DecisionTrail trail) {
    byte[] values = trail.values;
    int reason = DecisionTrail.because(literal);
    int end = excludedStarts[literal + 1];
    for (int i = excludedStarts[literal]; i < end; i++) {
      int other = excluded[i];
      if (values[other] == DecisionTrail.UNKNOWN) {
        trail.assign(DecisionTrail.negate(other), reason);
      } else if (values[other] == DecisionTrail.TRUE) {
        clash = other;
        return false;
      }
    }
    return true;
  }

  int clash() {
    return clash;
  }
}
