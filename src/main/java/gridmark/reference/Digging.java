package gridmark.reference;

import gridmark.sat.Candidates;

/**
 * Makes a puzzle of a filled board by dropping givens one by one.
 *
 * <p>Dropping a given adds exactly the solutions that have another digit there. So one search for
 * those tells the number of solutions after the drop, and most such searches end at once. Solutions
 * are never lost by a drop, so a given that could not be dropped once never can be later: one pass
 * over all cells leaves a minimal puzzle, unless a search was given up.
 */
final class Digging {

  /** Solutions must be told apart by guesses, which are no sign of a long search. */
  private static final int GUESSES_A_SOLUTION = 4;

  private final PuzzleDraft draft;
  private final int mostSolutions;
  private final int mostGuesses;
  private int solutions = 1;
  private boolean gaveUp;
  private boolean marksMatter;

  /**
   * Starts from a draft with all cells given.
   *
   * @param mostSolutions the number of solutions that is not to be exceeded
   */
  Digging(PuzzleDraft draft, int mostSolutions) {
    this.draft = draft;
    this.mostSolutions = mostSolutions;
    this.mostGuesses =
        mostGuesses(draft.layout().shape().size()) + GUESSES_A_SOLUTION * mostSolutions;
  }

  /**
   * How many digits a search may try before it is given up. On boards above 16x16 a few hopeless
   * searches would take longer than all others together.
   */
  static int mostGuesses(int size) {
    return size <= 16 ? 10_000 : 10;
  }

  /** How many solutions the draft has now. */
  int solutions() {
    return solutions;
  }

  /** Whether a given was kept only because a search was given up. */
  boolean gaveUp() {
    return gaveUp;
  }

  /** Whether there are known to be too many solutions without the marks. */
  boolean marksMatter() {
    return marksMatter;
  }

  /** Drops the given of a cell unless that makes too many solutions. */
  void drop(int cell) {
    int limit = mostSolutions - solutions + 1;
    Guessing.Outcome added = count(draft.candidatesWithout(cell), limit);
    gaveUp |= !added.finished();
    if (added.finished() && added.solutions() < limit) {
      open(cell);
      solutions += added.solutions();
    }
  }

  /** Drops the given of a cell if there is still one solution, and no more effort than this. */
  void dropIfNoHarder(int cell, Difficulty hardest) {
    Candidates start = draft.candidatesOpening(cell);
    boolean easy = start.followSingles() && start.solved();
    if (easy || (hardest == Difficulty.MEDIUM && isMedium(start))) {
      open(cell);
    }
  }

  private static boolean isMedium(Candidates start) {
    Guessing.Outcome tally = Guessing.count(start, 2, Guesswork.MOST_GUESSES_OF_MEDIUM);
    return tally.finished() && tally.solutions() == 1;
  }

  /**
   * Opens a cell and looks now and then whether the marks matter. Once they do they still do with
   * fewer givens, and with many givens it is easy to see.
   */
  private void open(int cell) {
    draft.open(cell);
    if (!marksMatter && draft.givens() % draft.layout().shape().size() == 0) {
      checkMarks();
    }
  }

  /** Finds out whether the marks matter. */
  void checkMarks() {
    int limit = mostSolutions + 1;
    marksMatter =
        draft.hasMarks() && count(draft.candidatesWithoutMarks(), limit).solutions() == limit;
  }

  /** Gives the digit of a cell back unless that loses a solution or makes the marks idle. */
  void giveBack(int cell) {
    if (solutions > 1 && !agreedOn(cell)) {
      return;
    }
    draft.give(cell, draft.solutionAt(cell));
    if (marksMatter) {
      checkMarks();
      if (!marksMatter) {
        draft.open(cell);
        marksMatter = true;
      }
    }
  }

  /** Whether all solutions have the same digit in a cell. */
  private boolean agreedOn(int cell) {
    Guessing.Outcome others = count(draft.candidatesWithout(cell), 1);
    return others.finished() && others.solutions() == 0;
  }

  private Guessing.Outcome count(Candidates start, int limit) {
    return Guessing.count(start, limit, mostGuesses);
  }
}
