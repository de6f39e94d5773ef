package gridmark.sat;

import java.util.List;

/**
 * A family of clauses; an encoding is a set of them. A rule says that of k literals exactly one
 * holds, and has two families: <em>at least one</em> is a clause of k literals, <em>at most
 * one</em> is k(k-1)/2 clauses of two. On a board of n digits, boxes of r rows and c columns, that
 * makes
 *
 * <pre>
 *   rule                            at least one   at most one
 *   CELL, ROW, COLUMN, BLOCK        n²             n²·n(n-1)/2
 *   ROW_TRIAD                       n²r            n²r·(c+1)c/2
 *   COLUMN_TRIAD                    n²c            n²c·(r+1)r/2
 *   ROW_ and BLOCK_BY_ROW_TRIADS    n²             n²·r(r-1)/2
 *   COLUMN_ and BLOCK_BY_COLUMN_…   n²             n²·c(c-1)/2
 * </pre>
 *
 * <p>The two families of facts are what one puzzle adds, in clauses of one literal: a given is one
 * clause, a mark one for each digit it forbids.
 */
public enum Family {
  CELL_AT_LEAST_ONE(Group.CELL, Bound.LEAST, "every cell holds a digit"),
  CELL_AT_MOST_ONE(Group.CELL, Bound.MOST, "no cell holds two digits"),
  ROW_AT_LEAST_ONE(Group.ROW, Bound.LEAST, "every row holds every digit"),
  ROW_AT_MOST_ONE(Group.ROW, Bound.MOST, "no row holds a digit twice"),
  COLUMN_AT_LEAST_ONE(Group.COLUMN, Bound.LEAST, "every column holds every digit"),
  COLUMN_AT_MOST_ONE(Group.COLUMN, Bound.MOST, "no column holds a digit twice"),
  BLOCK_AT_LEAST_ONE(Group.BLOCK, Bound.LEAST, "every block holds every digit"),
  BLOCK_AT_MOST_ONE(Group.BLOCK, Bound.MOST, "no block holds a digit twice"),
  ROW_TRIAD_AT_LEAST_ONE(
      Group.ROW_TRIAD, Bound.LEAST, "a digit of a row triad is in one of its cells"),
  ROW_TRIAD_AT_MOST_ONE(
      Group.ROW_TRIAD, Bound.MOST, "a digit of a cell is in its row triad, and there once"),
  COLUMN_TRIAD_AT_LEAST_ONE(
      Group.COLUMN_TRIAD, Bound.LEAST, "a digit of a column triad is in one of its cells"),
  COLUMN_TRIAD_AT_MOST_ONE(
      Group.COLUMN_TRIAD, Bound.MOST, "a digit of a cell is in its column triad, and there once"),
  ROW_BY_TRIADS_AT_LEAST_ONE(
      Group.ROW_BY_TRIADS, Bound.LEAST, "every row holds every digit in a triad"),
  ROW_BY_TRIADS_AT_MOST_ONE(Group.ROW_BY_TRIADS, Bound.MOST, "no row holds a digit in two triads"),
  COLUMN_BY_TRIADS_AT_LEAST_ONE(
      Group.COLUMN_BY_TRIADS, Bound.LEAST, "every column holds every digit in a triad"),
  COLUMN_BY_TRIADS_AT_MOST_ONE(
      Group.COLUMN_BY_TRIADS, Bound.MOST, "no column holds a digit in two triads"),
  BLOCK_BY_ROW_TRIADS_AT_LEAST_ONE(
      Group.BLOCK_BY_ROW_TRIADS, Bound.LEAST, "every block holds every digit in a row triad"),
  BLOCK_BY_ROW_TRIADS_AT_MOST_ONE(
      Group.BLOCK_BY_ROW_TRIADS, Bound.MOST, "no block holds a digit in two row triads"),
  BLOCK_BY_COLUMN_TRIADS_AT_LEAST_ONE(
      Group.BLOCK_BY_COLUMN_TRIADS, Bound.LEAST, "every block holds every digit in a column triad"),
  BLOCK_BY_COLUMN_TRIADS_AT_MOST_ONE(
      Group.BLOCK_BY_COLUMN_TRIADS, Bound.MOST, "no block holds a digit in two column triads"),
  GIVEN(Group.GIVEN, Bound.LEAST, "the givens"),
  MARK(Group.MARK, Bound.LEAST, "the digits forbidden by even and odd marks");

  /** At least one, or at most one. */
  private enum Bound {
    LEAST,
    MOST
  }

  private final Group group;
  private final Bound bound;
  private final String meaning;

  Family(Group group, Bound bound, String meaning) {
    this.group = group;
    this.bound = bound;
    this.meaning = meaning;
  }

  /** What the clauses say, in words. */
  public String meaning() {
    return meaning;
  }

  /** Whether the clauses belong to one puzzle, not to all of a board. */
  public boolean isFact() {
    return group.isFact();
  }

  Group group() {
    return group;
  }

  /** Writes what this family says of the groups. */
  void write(List<int[]> groups, Cnf.Builder clauses) {
    for (int[] group : groups) {
      if (bound == Bound.MOST) {
        writePairs(group, clauses);
      } else {
        clauses.add(group);
      }
    }
  }

  private static void writePairs(int[] group, Cnf.Builder clauses) {
    for (int i = 0; i < group.length; i++) {
      for (int j = i + 1; j < group.length; j++) {
        clauses.add(-group[i], -group[j]);
      }
    }
  }
}
