package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.Candidates;
import java.util.ArrayList;
import java.util.List;

/**
 * The DPLL procedure on the 9x9 board: propagate unit clauses ({@link DigitBoards}), choose a
 * variable, try it true, then false.
 *
 * <p>It branches on a cell with two digits, since either outcome settles the cell: the one whose
 * digits stand most often, and in most other such cells, around it. Failing that, on a digit with
 * the fewest places in a block.
 *
 * <p>Clauses count badly: that five cells of a row cannot all be even is short to say, but DPLL
 * takes forever to see it. So a puzzle with marks is first counted by {@link Candidates}, and a
 * search that gets long all the same is left to {@link FormulaSearch}, which learns.
 */
final class ClassicSearch {

  /** No decision is made twice on a path, and each settles a cell or takes away a candidate. */
  private static final int MOST_LEVELS = 82;

  /**
   * How many decisions a solution may take on average before the search is left to the other one.
   * Puzzles without marks stay far below.
   */
  private static final long MOST_DECISIONS = 1_000;

  private static final int NONE = -1;

  /** The cells of a band's first block. */
  private static final int FIRST_BLOCK = 0b111 | 0b111 << 9 | 0b111 << 18;

  /** The boards of each level of the search; a level is made when it is first reached. */
  private final DigitBoards[] levels = new DigitBoards[MOST_LEVELS];

  private final Puzzle puzzle;
  private final List<Grid> found = new ArrayList<>();
  private long decisions;
  private final int atMost;

  ClassicSearch(Puzzle puzzle, int atMost) {
    this.puzzle = puzzle;
    this.atMost = atMost;
  }

  /** Finds all solutions, or as many as are asked for. */
  Solved run() {
    if (start()) {
      search(0);
    }
    return isLong() ? startAgain() : new Solved(found, decisions);
  }

  /** Makes the first boards; false when that shows a contradiction. */
  private boolean start() {
    int[] candidates = puzzle.candidates();
    if (!puzzle.marks().isEmpty()) {
      Candidates counted = Candidates.of(puzzle);
      if (!counted.followAll()) {
        return false;
      }
      candidates = counted.toSets();
    }
    levels[0] = DigitBoards.of(candidates);
    return levels[0].propagateAll();
  }

  private boolean isLong() {
    return decisions > MOST_DECISIONS * (found.size() + 1);
  }

  private Solved startAgain() {
    Solved solved = FormulaSearch.run(puzzle, atMost);
    return new Solved(solved.solutions(), decisions + solved.decisions());
  }

  /** Searches below boards that are propagated; true when enough was found or it gets long. */
  private boolean search(int level) {
    DigitBoards boards = levels[level];
    do {
      if (boards.isComplete()) {
        found.add(grid(boards));
        return found.size() >= atMost;
      }
      ReferenceSolver.stopIfInterrupted();
      decisions++;
      if (isLong()) {
        return true;
      }
      int variable = choose(boards);
      DigitBoards next = nextLevel(level);
      if (next.propagate(next.makeTrue(variable)) && search(level + 1)) {
        return true;
      }
      // The other outcome needs no copy: nothing comes back to these boards.
      if (!boards.propagate(boards.makeFalse(variable))) {
        return false;
      }
    } while (true);
  }

  private DigitBoards nextLevel(int level) {
    if (levels[level + 1] == null) {
      levels[level + 1] = new DigitBoards();
    }
    levels[level + 1].copyFrom(levels[level]);
    return levels[level + 1];
  }

  private static int choose(DigitBoards boards) {
    int pair = choosePair(boards);
    return pair == NONE ? chooseRarest(boards) : pair;
  }

  private static int choosePair(DigitBoards boards) {
    int best = NONE;
    int bestScore = NONE;
    for (int band = 0; band < DigitBoards.BANDS; band++) {
      for (int rest = boards.pairs(band); rest != 0; rest &= rest - 1) {
        int cell = band * DigitBoards.BAND_CELLS + Integer.numberOfTrailingZeros(rest);
        int first = boards.firstDigit(cell);
        int score = boards.influence(cell, first);
        if (score > bestScore) {
          bestScore = score;
          best = DigitBoards.variable(cell, first);
        }
      }
    }
    return best;
  }

  private static int chooseRarest(DigitBoards boards) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int digit = 0; digit < DigitBoards.DIGITS; digit++) {
      for (int block = 0; block < DigitBoards.DIGITS; block++) {
        int band = block / 3;
        int places = boards.places(digit, band) & FIRST_BLOCK << (3 * (block % 3));
        int count = Integer.bitCount(places);
        if (count > 1 && count < fewest) {
          fewest = count;
          int cell = band * DigitBoards.BAND_CELLS + Integer.numberOfTrailingZeros(places);
          best = DigitBoards.variable(cell, digit);
        }
      }
    }
    return best;
  }

  private static Grid grid(DigitBoards boards) {
    int[][] rows = new int[DigitBoards.DIGITS][DigitBoards.DIGITS];
    for (int digit = 0; digit < DigitBoards.DIGITS; digit++) {
      for (int band = 0; band < DigitBoards.BANDS; band++) {
        for (int rest = boards.places(digit, band); rest != 0; rest &= rest - 1) {
          int cell = Integer.numberOfTrailingZeros(rest);
          rows[3 * band + cell / 9][cell % 9] = digit + 1;
        }
      }
    }
    return Grid.of(BoxShape.CLASSIC, rows);
  }
}
