package gridmark.reference;

import gridmark.board.Layout;
import gridmark.board.SeededRandom;
import gridmark.sat.Candidates;
import java.util.OptionalInt;

/** Makes a puzzle with one solution unsolvable by one wrong given. */
final class Spoiling {

  private final PuzzleDraft draft;
  private final SeededRandom random;

  /** Starts from a draft with one solution. */
  Spoiling(PuzzleDraft draft, SeededRandom random) {
    this.draft = draft;
    this.random = random;
  }

  /**
   * Changes a given to a digit that is given elsewhere in its row, column or block.
   *
   * @return whether there was a given to do this with
   */
  boolean clash() {
    Layout layout = draft.layout();
    for (int cell : random.order(layout.cells())) {
      int[] others = layout.peersOf(cell);
      for (int i : random.order(others.length)) {
        int digit = draft.at(others[i]);
        if (!draft.isOpen(cell) && digit != 0 && draft.allows(cell, digit)) {
          draft.give(cell, digit);
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Gives a wrong digit in an open cell, such that singles do not show that it is wrong. Since the
   * draft had one solution, it now has none. Then gives or drops other digits towards the number of
   * givens that is wanted.
   *
   * @return whether there was such a digit
   */
  boolean contradict(OptionalInt givens) {
    int planted = plant();
    if (planted < 0) {
      return false;
    }
    if (givens.isPresent()) {
      giveBackUpTo(givens.getAsInt());
      dropDownTo(givens.getAsInt(), planted);
    }
    return true;
  }

  /** The cell with the wrong digit, or -1 if singles see every wrong digit. */
  private int plant() {
    Candidates start = draft.candidates();
    if (!start.followSingles() || start.solved()) {
      return -1;
    }
    int size = draft.layout().shape().size();
    for (int choice : random.order(draft.layout().cells() * size)) {
      int cell = choice / size;
      int digit = choice % size + 1;
      int bit = 1 << (digit - 1);
      boolean wrong = digit != draft.solutionAt(cell) && (start.at(cell) & bit) != 0;
      if (wrong && start.with(cell, bit).followLocked()) {
        draft.give(cell, digit);
        return cell;
      }
    }
    return -1;
  }

  private void giveBackUpTo(int givens) {
    for (int cell : random.order(draft.layout().cells())) {
      if (draft.givens() < givens && draft.isOpen(cell)) {
        draft.give(cell, draft.solutionAt(cell));
        if (!draft.candidates().followLocked()) {
          draft.open(cell);
        }
      }
    }
  }

  private void dropDownTo(int givens, int planted) {
    int mostGuesses = Digging.mostGuesses(draft.layout().shape().size());
    for (int cell : random.order(draft.layout().cells())) {
      if (draft.givens() > givens && !draft.isOpen(cell) && cell != planted) {
        Guessing.Outcome tally = Guessing.count(draft.candidatesOpening(cell), 1, mostGuesses);
        if (tally.finished() && tally.solutions() == 0) {
          draft.open(cell);
        }
      }
    }
  }
}
