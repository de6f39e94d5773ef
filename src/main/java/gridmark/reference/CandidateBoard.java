package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Mark;

/**
 * Propagation of unit clauses of the triad formula on a board of any shape, many digits a step.
 *
 * <p>A triad is where a block meets a row or a column (of three cells on the classic board, whence
 * the name). The formula is that of {@link DigitBoards}; here a cell has a set of digits, so that
 * one operation on ints propagates a clause for all digits at once. The lying triads of a band are
 * a matrix of rows and blocks, in which every digit stands once in every row and in every block;
 * the standing triads of a stack are one of columns and blocks.
 *
 * <p>One thing is done that unit propagation cannot: counting the cells of a unit that must be even
 * or odd. "Thirteen cells for twelve digits" is short to say, but clauses take forever to refute
 * it.
 */
final class CandidateBoard {

  /** What propagation answers when a clause has become false; it is negative, shifted or not. */
  private static final int CONTRADICTION = -1;

  private final BoxShape shape;
  private final int size;
  private final int allDigits;
  private final int[] candidates;

  /** The matrix of triads that is being worked on: the digits that can be, and must be, in each. */
  private final int[] possible;

  private final int[] certain;

  /** The bands and stacks, as sets, in which something may follow from the latest changes. */
  private int waitingBands;

  private int waitingStacks;

  /** Whether counting took a candidate away. */
  private boolean counted;

  CandidateBoard(BoxShape shape, int[] candidates) {
    this.shape = shape;
    this.size = shape.size();
    this.allDigits = shape.allDigits();
    this.candidates = candidates.clone();
    int lines = Math.max(shape.rows(), shape.columns());
    this.possible = new int[lines * lines];
    this.certain = new int[lines * lines];
  }

  /** The digits a cell may hold, cells being counted row by row. */
  int at(int cell) {
    return candidates[cell];
  }

  /** The digits each cell may hold, in an array of its own. */
  int[] toSets() {
    return candidates.clone();
  }

  /** Whether every cell has one digit left. */
  boolean isComplete() {
    for (int set : candidates) {
      if (!isSingle(set)) {
        return false;
      }
    }
    return true;
  }

  /** Propagates and counts to the end; false when that shows a contradiction. */
  boolean propagate() {
    boolean consistent = propagateUnitClauses();
    while (consistent && !isComplete()) {
      counted = false;
      consistent =
          countDigits(Mark.EVEN.among(allDigits)) && countDigits(Mark.ODD.among(allDigits));
      if (!counted) {
        return consistent;
      }
      consistent = consistent && propagateUnitClauses();
    }
    return consistent;
  }

  private boolean propagateUnitClauses() {
    waitingBands = (1 << shape.columns()) - 1;
    waitingStacks = (1 << shape.rows()) - 1;
    while ((waitingBands | waitingStacks) != 0) {
      if (!propagateBands() || !propagateStacks()) {
        return false;
      }
    }
    return true;
  }

  private boolean propagateBands() {
    int bands = waitingBands;
    waitingBands = 0;
    for (int rest = bands; rest != 0; rest &= rest - 1) {
      int first = Integer.numberOfTrailingZeros(rest) * shape.rows() * size;
      int changed = propagate(first, shape.rows(), shape.columns(), size, 1);
      if (changed < 0) {
        return false;
      }
      waitingStacks |= changed;
      waitingBands |= changed == 0 ? 0 : Integer.lowestOneBit(rest);
    }
    return true;
  }

  private boolean propagateStacks() {
    int stacks = waitingStacks;
    waitingStacks = 0;
    for (int rest = stacks; rest != 0; rest &= rest - 1) {
      int first = Integer.numberOfTrailingZeros(rest) * shape.columns();
      int changed = propagate(first, shape.columns(), shape.rows(), 1, size);
      if (changed < 0) {
        return false;
      }
      waitingBands |= changed;
      waitingStacks |= changed == 0 ? 0 : Integer.lowestOneBit(rest);
    }
    return true;
  }

  /**
   * One band or stack, once.
   *
   * @param start its first cell
   * @param lines how many rows or columns it has, and as many blocks
   * @param length of a triad
   * @param toNextLine from a cell to the same one in the next line
   * @param toNextCell from a cell to the next one in the line
   * @return the set of its blocks that changed, negative on a contradiction
   */
  private int propagate(int start, int lines, int length, int toNextLine, int toNextCell) {
    int toNextTriad = length * toNextCell;
    for (int line = 0; line < lines; line++) {
      for (int block = 0; block < lines; block++) {
        int first = start + line * toNextLine + block * toNextTriad;
        if (!readTriad(line * lines + block, first, length, toNextCell)) {
          return CONTRADICTION;
        }
      }
    }
    for (int i = 0; i < lines; i++) {
      if (!propagateTriads(i * lines, 1, lines) || !propagateTriads(i, lines, lines)) {
        return CONTRADICTION;
      }
    }
    int changed = 0;
    for (int line = 0; line < lines; line++) {
      for (int block = 0; block < lines; block++) {
        int first = start + line * toNextLine + block * toNextTriad;
        changed |= writeTriad(line * lines + block, first, length, toNextCell) << block;
      }
    }
    return changed;
  }

  /** A triad can hold what its cells can, and must hold what one of them holds. */
  private boolean readTriad(int triad, int first, int length, int toNextCell) {
    int can = 0;
    int must = 0;
    int repeated = 0;
    for (int i = 0, cell = first; i < length; i++, cell += toNextCell) {
      int set = candidates[cell];
      can |= set;
      if (isSingle(set)) {
        repeated |= must & set;
        must |= set;
      }
    }
    possible[triad] = can;
    certain[triad] = must;
    return repeated == 0;
  }

  /** In a row or a block, every digit is in exactly one triad. */
  private boolean propagateTriads(int first, int toNext, int count) {
    int once = 0;
    int twice = 0;
    int taken = 0;
    for (int i = 0, triad = first; i < count; i++, triad += toNext) {
      twice |= once & possible[triad];
      once |= possible[triad];
      if ((taken & certain[triad]) != 0) {
        return false;
      }
      taken |= certain[triad];
    }
    for (int i = 0, triad = first; i < count; i++, triad += toNext) {
      certain[triad] |= possible[triad] & ~twice;
      possible[triad] &= ~taken | certain[triad];
    }
    return once == allDigits;
  }

  /** What a triad cannot hold, its cells cannot; what it must hold goes to the one place left. */
  private int writeTriad(int triad, int first, int length, int toNextCell) {
    int once = 0;
    int twice = 0;
    int singles = 0;
    for (int i = 0, cell = first; i < length; i++, cell += toNextCell) {
      int set = candidates[cell] & possible[triad];
      twice |= once & set;
      once |= set;
      singles |= isSingle(set) ? set : 0;
    }
    if ((certain[triad] & ~once) != 0) {
      return CONTRADICTION;
    }
    int placed = once & ~twice & certain[triad];
    int changed = 0;
    for (int i = 0, cell = first; i < length; i++, cell += toNextCell) {
      int before = candidates[cell];
      int set = before & possible[triad];
      if ((set & placed) != 0) {
        set &= placed;
      } else if (!isSingle(set)) {
        set &= ~singles;
      }
      if (set == 0 || ((set & placed) != 0 && !isSingle(set))) {
        return CONTRADICTION;
      }
      changed |= set == before ? 0 : 1;
      candidates[cell] = set;
    }
    return changed;
  }

  /**
   * Cells of a unit that can hold nothing but certain digits take those away from the others when
   * there are as many of them as digits, and contradict each other when there are more.
   */
  private boolean countDigits(int digits) {
    for (int unit = 0; unit < size; unit++) {
      int stack = unit % shape.rows();
      int block = (unit - stack) * size + stack * shape.columns();
      if (!countDigits(digits, unit * size, size, 1)
          || !countDigits(digits, unit, 1, size)
          || !countDigits(digits, block, shape.columns(), size)) {
        return false;
      }
    }
    return true;
  }

  /**
   * One unit.
   *
   * @param first its first cell
   * @param width how many of its cells lie side by side
   * @param toNextLine from a cell to the one below it in the unit
   */
  private boolean countDigits(int digits, int first, int width, int toNextLine) {
    int room = Integer.bitCount(digits);
    for (int i = 0; i < size; i++) {
      room -= (candidates[first + i / width * toNextLine + i % width] & ~digits) == 0 ? 1 : 0;
    }
    for (int i = 0; i < size && room == 0; i++) {
      int cell = first + i / width * toNextLine + i % width;
      int others = candidates[cell] & ~digits;
      if (others != 0 && others != candidates[cell]) {
        candidates[cell] = others;
        counted = true;
      }
    }
    return room >= 0;
  }

  private static boolean isSingle(int set) {
    return (set & set - 1) == 0;
  }
}
