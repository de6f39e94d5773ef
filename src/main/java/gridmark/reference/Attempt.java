package gridmark.reference;

import gridmark.board.Layout;
import gridmark.board.Mark;
import gridmark.board.SeededRandom;
import gridmark.reference.Generator.GeneratedPuzzle;
import java.util.Arrays;
import java.util.Optional;

/** One try to make a puzzle: dig, give back, spoil, and see whether it is what was asked for. */
final class Attempt {

  private final PuzzleRequest request;
  private final SeededRandom random;

  /** The order in which givens are dropped. The cells to be marked come first. */
  private final int[] order;

  private final PuzzleDraft draft;
  private final Digging digging;

  Attempt(PuzzleRequest request, Layout layout, SeededRandom random) {
    this.request = request;
    this.random = random;
    int[] filled = FilledBoard.random(layout, random);
    this.order = random.order(filled.length);
    this.draft = new PuzzleDraft(layout, filled, marks(filled));
    this.digging = new Digging(draft, solutionsToDig());
  }

  private Mark[] marks(int[] filled) {
    Mark[] marks = new Mark[filled.length];
    Arrays.fill(marks, Mark.NONE);
    for (int cell : Arrays.copyOf(order, request.marks())) {
      marks[cell] = filled[cell] % 2 == 0 ? Mark.EVEN : Mark.ODD;
    }
    return marks;
  }

  /** An unsolvable puzzle is made of one with one solution. */
  private int solutionsToDig() {
    return Math.max(1, request.solutions());
  }

  /** What is not as requested, or empty if the puzzle is made. */
  Optional<Shortfall> run() {
    for (int i = 0; i < order.length && !enoughDug(); i++) {
      dig(order[i]);
    }
    if (digging.solutions() != solutionsToDig()) {
      return Optional.of(Shortfall.OTHER_NUMBER_OF_SOLUTIONS);
    }
    if (request.minimal() && digging.gaveUp()) {
      return Optional.of(Shortfall.NOT_PROVED_MINIMAL);
    }
    if (marksAreIdle()) {
      return Optional.of(Shortfall.IDLE_MARKS);
    }
    if (!request.minimal() && request.kind() != PuzzleRequest.Kind.CONTRADICTION) {
      giveBack();
    }
    return spoil().or(this::offNumber).or(this::offDifficulty);
  }

  private void dig(int cell) {
    Difficulty hardest = request.difficulty().orElse(Difficulty.HARD);
    if (hardest == Difficulty.HARD || request.minimal()) {
      digging.drop(cell);
    } else {
      digging.dropIfNoHarder(cell, hardest);
    }
  }

  /** Whether digging further would only be undone. */
  private boolean enoughDug() {
    return request.kind() != PuzzleRequest.Kind.CONTRADICTION
        && !request.minimal()
        && (request.marks() == 0 || digging.marksMatter())
        && draft.givens() == request.givens().orElse(-1)
        && digging.solutions() == solutionsToDig();
  }

  private boolean marksAreIdle() {
    if (!digging.marksMatter()) {
      digging.checkMarks();
    }
    return request.marks() > 0 && !digging.marksMatter();
  }

  private void giveBack() {
    int wanted = request.givens().orElse(0);
    for (int i = order.length - 1; i >= 0 && draft.givens() < wanted; i--) {
      if (draft.isOpen(order[i])) {
        digging.giveBack(order[i]);
      }
    }
  }

  private Optional<Shortfall> spoil() {
    Spoiling spoiling = new Spoiling(draft, random);
    return switch (request.kind()) {
      case SOLVABLE -> Optional.empty();
      case CLASH -> unless(spoiling.clash(), Shortfall.NO_CLASH);
      case CONTRADICTION ->
          unless(spoiling.contradict(request.givens()), Shortfall.NO_CONTRADICTION);
    };
  }

  private Optional<Shortfall> offNumber() {
    int wanted = request.givens().orElse(draft.givens());
    return unless(draft.givens() <= wanted, Shortfall.TOO_MANY_GIVENS)
        .or(() -> unless(draft.givens() >= wanted, Shortfall.TOO_FEW_GIVENS));
  }

  private Optional<Shortfall> offDifficulty() {
    boolean fits =
        request.difficulty().isEmpty()
            || request.difficulty().get() == result().guesswork().difficulty();
    return unless(fits, Shortfall.OTHER_DIFFICULTY);
  }

  private static Optional<Shortfall> unless(boolean holds, Shortfall shortfall) {
    return holds ? Optional.empty() : Optional.of(shortfall);
  }

  int givens() {
    return draft.givens();
  }

  /** The puzzle, once it is made. */
  GeneratedPuzzle result() {
    return new GeneratedPuzzle(
        draft.puzzle(), request.solutions(), Guesswork.of(draft.candidates()));
  }

  /**
   * Why a try to make a puzzle failed, and what one can ask for instead. In the order in which a
   * try is checked: the later, the nearer it came.
   */
  enum Shortfall {
    OTHER_NUMBER_OF_SOLUTIONS("ask for another number of solutions"),
    NOT_PROVED_MINIMAL("searches were too long to prove it; ask for a smaller board"),
    IDLE_MARKS("the marks changed nothing; ask for more marks or fewer givens"),
    NO_CLASH("ask for more givens"),
    NO_CONTRADICTION("every wrong given could be seen without search; ask for a larger board"),
    TOO_MANY_GIVENS("ask for more givens"),
    TOO_FEW_GIVENS("ask for fewer givens"),
    OTHER_DIFFICULTY("ask for another difficulty or number of givens");

    private final String cure;

    Shortfall(String cure) {
      this.cure = cure;
    }

    String cure() {
      return cure;
    }
  }
}
