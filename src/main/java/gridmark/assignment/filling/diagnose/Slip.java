package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The search was right, but something is mixed up between the model and the answer. */
record Slip(Mixup mixup) implements Suspect<Sighting> {

  /** What is left after turning back has to be at least this part of the board. */
  private static final double LEAST_LEFT = 0.6;

  static Stream<Slip> all() {
    return Mixup.ALL.stream().map(Slip::new);
  }

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isGrid() && explains(each));
    List<Sighting> solvable = explained.stream().filter(Sighting::isSolvable).toList();
    return Cause.of(explained, new Clue<>(mixup.code(), solvable, this::evidence));
  }

  private String evidence(Shown<Sighting> shown) {
    return "In %s %s; after correcting for that, the answer is right (see %s)."
        .formatted(Sighting.share(shown), mixup.inAnswer(), shown.first().id());
  }

  private boolean explains(Sighting sighting) {
    int[][] board = sighting.board().orElseThrow();
    return sighting.isSolvable()
        ? mixup.shows(sighting.givens(), board) && fits(mixup.undone(board), sighting.puzzle())
        // It turned the zeros that are right for an unsolvable puzzle into something else.
        : sighting.isFilledWith(mixup.ofZero(board.length));
  }

  /** Whether it is a solution of the puzzle, or what is left of one. */
  private static boolean fits(int[][] solution, Puzzle puzzle) {
    long left =
        Arrays.stream(solution).flatMapToInt(Arrays::stream).filter(digit -> digit != 0).count();
    return left >= LEAST_LEFT * puzzle.shape().cells().size() && Solutions.agree(solution, puzzle);
  }
}
