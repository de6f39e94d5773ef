package gridmark.sat;

import java.util.Arrays;

/**
 * The clauses of a {@link ConflictSolver}, in one array. A clause is known by the place of its
 * header: its length, its rank, then its literals. The first two literals are watched: while
 * neither is false, nothing can follow from the clause.
 */
final class WatchedClauses {

  /** The rank of a clause of the formula, which is never forgotten. */
  static final int PERMANENT = 0;

  static final int NO_CLAUSE = -1;

  private static final int HEADER = 2;

  /** Learnt clauses of this rank or less are kept for ever. */
  private static final int KEPT_RANK = 2;

  private int[] store = new int[1024];
  private int size;
  private int learnt;

  /** For each literal the clauses that watch it, each followed by another literal of the clause. */
  private final int[][] watches;

  private final int[] watchCounts;

  WatchedClauses(int variables) {
    watches = new int[2 * variables][];
    watchCounts = new int[2 * variables];
  }

  /** The place of a clause's first literal. */
  static int start(int clause) {
    return clause + HEADER;
  }

  /** The place after a clause's last literal. */
  int end(int clause) {
    return clause + HEADER + store[clause];
  }

  int literal(int place) {
    return store[place];
  }

  /**
   * Adds a clause of two literals or more.
   *
   * @param rank in how many levels its literals lie, or {@link #PERMANENT}
   */
  int add(int[] literals, int count, int rank) {
    int clause = size;
    size += HEADER + count;
    if (size > store.length) {
      store = Arrays.copyOf(store, 2 * size);
    }
    store[clause] = count;
    store[clause + 1] = rank;
    System.arraycopy(literals, 0, store, start(clause), count);
    learnt += rank == PERMANENT ? 0 : 1;
    watchFirstTwo(clause);
    return clause;
  }

  private void watchFirstTwo(int clause) {
    int first = store[start(clause)];
    int second = store[start(clause) + 1];
    watch(first, clause, second);
    watch(second, clause, first);
  }

  private void watch(int literal, int clause, int other) {
    int count = watchCounts[literal];
    int[] list = watches[literal];
    if (list == null || count == list.length) {
      list = list == null ? new int[8] : Arrays.copyOf(list, 2 * count);
      watches[literal] = list;
    }
    list[count] = clause;
    list[count + 1] = other;
    watchCounts[literal] = count + 2;
  }

  /** What follows now that a literal is false; the clause that became false, if one did. */
  int propagate(int falsified, DecisionTrail trail) {
    byte[] values = trail.values;
    int[] list = watches[falsified];
    int count = watchCounts[falsified];
    int conflict = NO_CLAUSE;
    int kept = 0;
    for (int i = 0; i < count; i += 2) {
      int clause = list[i];
      int other = list[i + 1];
      if (conflict == NO_CLAUSE && values[other] != DecisionTrail.TRUE) {
        other = store[start(clause)] ^ store[start(clause) + 1] ^ falsified;
        if (values[other] != DecisionTrail.TRUE) {
          if (watchAnother(clause, falsified, other, values)) {
            continue;
          }
          if (values[other] == DecisionTrail.FALSE) {
            conflict = clause;
          } else {
            trail.assign(other, clause);
          }
        }
      }
      list[kept++] = clause;
      list[kept++] = other;
    }
    watchCounts[falsified] = kept;
    return conflict;
  }

  /** Lets a clause watch a literal that is not false instead of one that is, if it has one. */
  private boolean watchAnother(int clause, int falsified, int other, byte[] values) {
    int start = start(clause);
    int end = end(clause);
    for (int i = start + 2; i < end; i++) {
      int literal = store[i];
      if (values[literal] != DecisionTrail.FALSE) {
        store[start] = other;
        store[start + 1] = literal;
        store[i] = falsified;
        watch(literal, clause, other);
        return true;
      }
    }
    return false;
  }

  /**
   * Forgets the worse half of the learnt clauses, satisfied clauses, and false literals. Clauses
   * move, so this is for level 0 only, where nobody asks for reasons.
   */
  void tidy(byte[] values) {
    int limit = Math.max(KEPT_RANK, medianRank());
    int oldSize = size;
    size = 0;
    learnt = 0;
    Arrays.fill(watchCounts, 0);
    for (int clause = 0, next; clause < oldSize; clause = next) {
      next = end(clause);
      if (store[clause + 1] <= limit && !isSatisfied(clause, next, values)) {
        moveDown(clause, next, values);
      }
    }
  }

  private int medianRank() {
    int[] ranks = new int[learnt];
    int count = 0;
    for (int clause = 0; clause < size; clause = end(clause)) {
      if (store[clause + 1] != PERMANENT) {
        ranks[count++] = store[clause + 1];
      }
    }
    Arrays.sort(ranks);
    return count == 0 ? 0 : ranks[count / 2] - 1;
  }

  private boolean isSatisfied(int clause, int end, byte[] values) {
    for (int i = start(clause); i < end; i++) {
      if (values[store[i]] == DecisionTrail.TRUE) {
        return true;
      }
    }
    return false;
  }

  private void moveDown(int clause, int end, byte[] values) {
    int moved = size;
    int to = start(moved);
    int rank = store[clause + 1];
    for (int i = start(clause); i < end; i++) {
      if (values[store[i]] == DecisionTrail.UNKNOWN) {
        store[to++] = store[i];
      }
    }
    store[moved] = to - start(moved);
    store[moved + 1] = rank;
    size = to;
    learnt += rank == PERMANENT ? 0 : 1;
    watchFirstTwo(moved);
  }
}
