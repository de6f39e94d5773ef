package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The search is right, but for another puzzle: givens or marks slip on their way into the formula.
 */
final class MisreadPuzzle implements Suspect<Sighting> {

  /** Fewer givens stand in a board by chance. */
  private static final int ENOUGH_GIVENS = 8;

  /** Fewer marks are obeyed by chance. */
  private static final int ENOUGH_MARKS = 6;

  private final Misreading misreading;

  MisreadPuzzle(Misreading misreading) {
    this.misreading = misreading;
  }

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(this::solvesMisreadPuzzle);
    if (grids.stream().map(Sighting::puzzle).noneMatch(this::isNoChance)) {
      return Optional.empty();
    }
    List<Sighting> explained =
        seen.failed(each -> grids.contains(each) || findsMisreadPuzzleUnsolvable(each));
    return Optional.of(Cause.of(misreading.code(), explained, evidence(grids, seen)));
  }

  private boolean isNoChance(Puzzle puzzle) {
    Puzzle misread = misreading.of(puzzle);
    return misreading.broken() == BoardRule.GIVENS
        ? givens(misread) >= ENOUGH_GIVENS
        : changedMarks(puzzle, misread.marks()) >= ENOUGH_MARKS;
  }

  private static long givens(Puzzle puzzle) {
    return Arrays.stream(puzzle.givens().toRows())
        .flatMapToInt(Arrays::stream)
        .filter(given -> given != 0)
        .count();
  }

  /** Marks that are not on the board, in cells that were to be filled. */
  private static long changedMarks(Puzzle puzzle, Marks misread) {
    int size = puzzle.shape().size();
    return IntStream.range(0, size * size)
        .filter(i -> puzzle.givens().at(i / size, i % size) == 0)
        .filter(i -> misread.at(i / size, i % size) != Mark.NONE)
        .filter(i -> misread.at(i / size, i % size) != puzzle.marks().at(i / size, i % size))
        .count();
  }

  private boolean solvesMisreadPuzzle(Sighting sighting) {
    if (!sighting.isGrid() || !Set.of(misreading.broken()).equals(sighting.broken())) {
      return false;
    }
    Puzzle misread = misreading.of(sighting.puzzle());
    int[][] board = sighting.board().orElseThrow();
    Rules rules = new Rules(misread.shape());
    return rules.changedGivens(misread.givens(), board).isEmpty()
        && rules.ignoredMarks(misread.marks(), board).isEmpty();
  }

  private boolean findsMisreadPuzzleUnsolvable(Sighting sighting) {
    return sighting.isZeros() && Solutions.areMissing(misreading.of(sighting.puzzle()));
  }

  private String evidence(List<Sighting> grids, Observations<Sighting> seen) {
    List<Sighting> open = Observations.open(grids);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(misreading.code());
    }
    return "In %s %s; for that puzzle the answer would be right (see %s)."
        .formatted(Sighting.share(open, seen), misreading.effect(), open.get(0).id());
  }
}
