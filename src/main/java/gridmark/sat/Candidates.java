package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Layout;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import java.util.Arrays;

/**
 * What each cell of a board can still hold, and the reasoning of people without pencil marks and
 * with them. Sets of digits are ints: bit n-1 stands for digit n.
 *
 * <ul>
 *   <li>Singles: a cell with one digit left takes it from its peers; a digit with one place left in
 *       a unit goes there.
 *   <li>Locked candidates: a digit that a block can hold only in one line is not elsewhere in that
 *       line, and the other way round. With singles, this finds just what unit propagation finds in
 *       the formula of triads.
 *   <li>Counting the cells of a unit that must be even or odd. "Thirteen cells for twelve digits"
 *       is short to say, but clauses take forever to refute it.
 * </ul>
 */
public final class Candidates {

  private final Layout layout;
  private final int allDigits;
  private final int[] sets;

  /** Cells that came down to one digit, which their peers have not been told yet. */
  private final int[] decided;

  private int decidedCount;
  private boolean contradiction;

  private Candidates(Layout layout, int[] sets) {
    this.layout = layout;
    this.allDigits = layout.shape().allDigits();
    this.sets = sets;
    this.decided = new int[sets.length];
  }

  /** Starts from what each cell may hold by its own given and mark. */
  public static Candidates of(Puzzle puzzle) {
    return of(Layout.of(puzzle.shape()), puzzle.candidates());
  }

  /** Starts from what each cell may hold by itself. */
  public static Candidates of(Layout layout, int[] sets) {
    Candidates start = new Candidates(layout, sets.clone());
    for (int cell = 0; cell < sets.length; cell++) {
      start.note(cell);
    }
    return start;
  }

  /** A copy in which the cell holds only digits of the set; call it when singles are done. */
  public Candidates with(int cell, int set) {
    Candidates next = new Candidates(layout, sets.clone());
    next.contradiction = contradiction;
    next.keep(cell, set);
    return next;
  }

  public Layout layout() {
    return layout;
  }

  public BoxShape shape() {
    return layout.shape();
  }

  /** The digits a cell can still hold. */
  public int at(int cell) {
    return sets[cell];
  }

  /** Whether a cell has no digit left, or a digit no place, as far as was seen. */
  public boolean contradicted() {
    return contradiction;
  }

  /** Whether every cell is down to one digit; says nothing before singles are done. */
  public boolean solved() {
    return !contradiction && openCell() < 0;
  }

  /** The first of the open cells with the fewest digits, or -1 if none is open. */
  public int openCell() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < sets.length && fewest > 2; cell++) {
      int count = Integer.bitCount(sets[cell]);
      if (count > 1 && count < fewest) {
        best = cell;
        fewest = count;
      }
    }
    return best;
  }

  /** Follows singles to the end. False if a cell has no digit left or a digit no place. */
  public boolean followSingles() {
    do {
      tellPeers();
    } while (!contradiction && findHiddenSingles());
    return !contradiction;
  }

  /** Follows singles and locked candidates to the end. False as for singles. */
  public boolean followLocked() {
    boolean found = true;
    while (found && followSingles()) {
      found = false;
      for (int[][][] band : layout.bands()) {
        found |= findLocked(band);
      }
    }
    return !contradiction;
  }

  /** Follows singles and locked candidates and counts to the end. False as for singles. */
  public boolean followAll() {
    boolean found = true;
    while (found && followLocked() && !solved()) {
      found = false;
      for (int[] unit : layout.units()) {
        found |= count(unit, Mark.EVEN.among(allDigits));
        found |= count(unit, Mark.ODD.among(allDigits));
      }
    }
    return !contradiction;
  }

  private void tellPeers() {
    while (decidedCount > 0 && !contradiction) {
      int cell = decided[--decidedCount];
      for (int peer : layout.peersOf(cell)) {
        keep(peer, ~sets[cell]);
      }
    }
  }

  private boolean findHiddenSingles() {
    boolean found = false;
    for (int[] unit : layout.units()) {
      int once = 0;
      int twice = 0;
      int alone = 0;
      for (int cell : unit) {
        int set = sets[cell];
        twice |= once & set;
        once |= set;
        alone |= (set & (set - 1)) == 0 ? set : 0;
      }
      contradiction |= once != allDigits;
      int hidden = once & ~twice & ~alone;
      if (hidden != 0) {
        place(unit, hidden);
        found = true;
      }
    }
    return found;
  }

  private void place(int[] unit, int hidden) {
    for (int cell : unit) {
      int digits = sets[cell] & hidden;
      if (digits != 0) {
        contradiction |= Integer.bitCount(digits) > 1;
        keep(cell, digits);
      }
    }
  }

  private boolean findLocked(int[][][] band) {
    int lines = band.length;
    int[] unions = new int[lines * lines];
    for (int i = 0; i < unions.length; i++) {
      unions[i] = union(band[i / lines][i % lines]);
    }
    boolean found = false;
    for (int line = 0; line < lines; line++) {
      for (int block = 0; block < lines; block++) {
        int here = unions[line * lines + block];
        int inLine = 0;
        int inBlock = 0;
        for (int i = 0; i < lines; i++) {
          inLine |= i == block ? 0 : unions[line * lines + i];
          inBlock |= i == line ? 0 : unions[i * lines + block];
        }
        for (int i = 0; i < lines && (here & (inLine ^ inBlock)) != 0; i++) {
          found |= i != block && remove(band[line][i], here & inLine & ~inBlock);
          found |= i != line && remove(band[i][block], here & inBlock & ~inLine);
        }
      }
    }
    return found;
  }

  private int union(int[] cells) {
    int union = 0;
    for (int cell : cells) {
      union |= sets[cell];
    }
    return union;
  }

  private boolean remove(int[] cells, int digits) {
    boolean found = false;
    for (int cell : cells) {
      found |= keep(cell, ~digits);
    }
    return found;
  }

  /**
   * Cells of a unit that can hold nothing but certain digits take those away from the others when
   * there are as many of them as digits, and contradict each other when there are more.
   */
  private boolean count(int[] unit, int digits) {
    int room = Integer.bitCount(digits);
    for (int cell : unit) {
      room -= (sets[cell] & ~digits) == 0 ? 1 : 0;
    }
    contradiction |= room < 0;
    boolean found = false;
    for (int cell : unit) {
      if (room == 0 && (sets[cell] & ~digits) != 0) {
        found |= keep(cell, ~digits);
      }
    }
    return found;
  }

  /** Whether that took a digit away. */
  private boolean keep(int cell, int set) {
    int kept = sets[cell] & set;
    if (kept == sets[cell]) {
      return false;
    }
    sets[cell] = kept;
    note(cell);
    return true;
  }

  private void note(int cell) {
    int set = sets[cell];
    if (set == 0) {
      contradiction = true;
    } else if ((set & (set - 1)) == 0) {
      decided[decidedCount++] = cell;
    }
  }

  /** The digits of the decided cells, 0 for the others. */
  public int[] digits() {
    return Arrays.stream(sets)
        .map(set -> Integer.bitCount(set) == 1 ? Integer.numberOfTrailingZeros(set) + 1 : 0)
        .toArray();
  }

  /** The digits each cell can still hold, in an array of its own. */
  public int[] toSets() {
    return sets.clone();
  }
}
