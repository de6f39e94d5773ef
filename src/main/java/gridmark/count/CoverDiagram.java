package gridmark.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts solutions of any board as a zero-suppressed decision diagram of its exact cover problem
 * (after Nishino, Yasuda, Minato and Nagata, 2017).
 *
 * <p>A node of the diagram is a position; its branches are the choices for one open cell or one
 * missing digit. How many solutions a position has depends only on what is still uncovered, so
 * positions reached in different ways are one node when the same cells are open and the same digits
 * missing: the node's count is computed once and remembered. Digits that are allowed in the same
 * cells from the start are interchangeable, so positions that differ only by renaming such digits
 * are one node as well.
 *
 * <p>A node is found by its complete description, never by a hash value alone: two nodes are never
 * mistaken for each other.
 */
final class CoverDiagram {

  private final Position position;
  private final Tally tally;
  private final PositionKey key;
  private final LargeNumbers numbers = new LargeNumbers();
  private final NodeTable nodes;

  /** The solutions below the branches followed so far. */
  private BigInteger found = BigInteger.ZERO;

  CoverDiagram(Position position, Tally tally) {
    this.position = position;
    this.tally = tally;
    this.key = new PositionKey(position);
    this.nodes = new NodeTable(key.words(), tally);
  }

  /** The number of solutions of the position, which is settled. */
  BigInteger count() {
    int before = position.placements();
    try {
      return numbers.value(visit());
    } finally {
      position.undo(before);
      nodes.release();
    }
  }

  private long visit() {
    if (!position.settle()) {
      return 0;
    }
    if (position.isFilled()) {
      return noted(1);
    }
    long[] description = key.describe();
    int known = nodes.find(description);
    if (known >= 0) {
      return noted(nodes.valueOf(known));
    }
    tally.lookIfDue();
    long sum = sumOfBranches();
    nodes.add(description, sum);
    return sum;
  }

  private long sumOfBranches() {
    int before = position.placements();
    long sum = 0;
    for (int choice : position.choices(Position.Order.ROW_BY_ROW)) {
      position.place(choice);
      sum = numbers.sum(sum, visit());
      position.undo(before);
    }
    return sum;
  }

  /** Different ways from the root share no solution: what is at their ends adds up. */
  private long noted(long solutions) {
    if (solutions != 0) {
      found = found.add(numbers.value(solutions));
      tally.atLeast(found);
    }
    return solutions;
  }

  /** Describes a position so that interchangeable digits do not matter. */
  private static final class PositionKey {

    private final Position position;
    private final int units;
    private final int openWords;
    private final boolean digitFitsWord;
    private final DigitClasses classes;
    private final long[] lackedBy;

    PositionKey(Position position) {
      this.position = position;
      this.units = position.layout.units().length;
      this.openWords = position.open().length;
      this.digitFitsWord = units <= Long.SIZE;
      this.classes = DigitClasses.of(position.layout.shape().size(), openCandidates(position));
      this.lackedBy = new long[position.layout.shape().size()];
    }

    private static int[] openCandidates(Position position) {
      int[] sets = new int[position.layout.cells()];
      for (int cell = 0; cell < sets.length; cell++) {
        sets[cell] = position.isOpen(cell) ? position.candidates(cell) : 0;
      }
      return sets;
    }

    int words() {
      return openWords + (digitFitsWord ? lackedBy.length : (units + 1) / 2);
    }

    /** The open cells, then for each digit the units that lack it, equals sorted. */
    long[] describe() {
      long[] words = Arrays.copyOf(position.open(), words());
      if (digitFitsWord) {
        gatherUnitsOfDigits();
        classes.sortWithin(lackedBy);
        System.arraycopy(lackedBy, 0, words, openWords, lackedBy.length);
      } else {
        for (int unit = 0; unit < units; unit++) {
          words[openWords + unit / 2] |= (long) position.lacking(unit) << (unit % 2 * Integer.SIZE);
        }
      }
      return words;
    }

    private void gatherUnitsOfDigits() {
      Arrays.fill(lackedBy, 0);
      for (int unit = 0; unit < units; unit++) {
        for (int rest = position.lacking(unit); rest != 0; rest &= rest - 1) {
          lackedBy[Integer.numberOfTrailingZeros(rest)] |= 1L << unit;
        }
      }
    }
  }

  /**
   * Numbers of any size held in a long each: a number that fits is itself, a larger one is the
   * complement of its place in a list. Most nodes of a diagram have small counts, so this saves
   * objects and stays exact.
   */
  private static final class LargeNumbers {

    private final List<BigInteger> large = new ArrayList<>();

    BigInteger value(long code) {
      return code >= 0 ? BigInteger.valueOf(code) : large.get((int) ~code);
    }

    long sum(long first, long second) {
      if (first >= 0 && second >= 0 && first + second >= 0) {
        return first + second;
      }
      large.add(value(first).add(value(second)));
      return ~(large.size() - 1L);
    }
  }
}
