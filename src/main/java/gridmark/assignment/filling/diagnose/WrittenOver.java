package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The search was right, and the answer has two parts: the givens, and what was filled in. One of
 * the two is mixed up.
 *
 * @param ofGivens whether it is the givens, which then stand over a right answer
 */
record WrittenOver(Mixup mixup, boolean ofGivens) implements Suspect<Sighting> {

  /** Where fewer digits are filled in, or given, they may fit by chance. */
  private static final int FEWEST_DIGITS = 20;

  private static final int FEWEST_GIVENS = 8;

  /** So many answers that do not fit by chance. */
  private static final int FEWEST = 3;

  /** Of what was filled in at least this part has to be left after undoing the slip. */
  private static final double LEAST_LEFT = 0.6;

  static Stream<WrittenOver> all() {
    return Mixup.SINGLE.stream()
        .flatMap(
            mixup ->
                Stream.concat(
                    Stream.of(new WrittenOver(mixup, false)),
                    // A digit that is lost leaves the answer as it was.
                    mixup.digit() == Mixup.Count.REMAINDER
                        ? Stream.of()
                        : Stream.of(new WrittenOver(mixup, true))));
  }

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained =
        seen.failed(
            each ->
                each.isGrid()
                    && each.isSolvable()
                    && (ofGivens ? givensAreMixedUp(each) : restIsMixedUp(each)));
    if (explained.stream().filter(WrittenOver::isNoChance).count() < FEWEST) {
      return Optional.empty();
    }
    return Cause.of(
        explained,
        new Clue<>(
            ofGivens ? BoardBug.GIVENS_IGNORED : mixup.code(),
            explained,
            this::evidence,
            this::advice));
  }

  private static boolean isNoChance(Sighting sighting) {
    int givens = sighting.givens().count();
    return givens >= FEWEST_GIVENS
        && sighting.puzzle().shape().cells().size() - givens >= FEWEST_DIGITS;
  }

  private boolean restIsMixedUp(Sighting sighting) {
    if (sighting.broken().contains(BoardRule.GIVENS)) {
      return false;
    }
    int[][] rest = board(sighting);
    for (Cell cell : sighting.puzzle().shape().cells()) {
      if (sighting.isGiven(cell)) {
        rest[cell.row()][cell.column()] = mixup.ofZero(rest.length);
      }
    }
    return fits(mixup.undone(rest), sighting);
  }

  /** A copy, to be changed. */
  private static int[][] board(Sighting sighting) {
    return Arrays.stream(sighting.board().orElseThrow()).map(int[]::clone).toArray(int[][]::new);
  }

  private boolean givensAreMixedUp(Sighting sighting) {
    Optional<int[][]> givens = mixup.of(sighting.givens().toRows());
    return givens.isPresent() && fits(without(givens.get(), sighting), sighting);
  }

  /** The answer without the givens, if they stand where these do; otherwise nothing. */
  private static int[][] without(int[][] givens, Sighting sighting) {
    int[][] rest = board(sighting);
    for (int row = 0; row < rest.length; row++) {
      for (int column = 0; column < rest.length; column++) {
        int given = givens[row][column];
        if (given != 0 && rest[row][column] != given) {
          return new int[rest.length][rest.length];
        }
        rest[row][column] = given == 0 ? rest[row][column] : 0;
      }
    }
    return rest;
  }

  private static boolean fits(int[][] rest, Sighting sighting) {
    int size = rest.length;
    int[] numbers = Arrays.stream(rest).flatMapToInt(Arrays::stream).toArray();
    return Arrays.stream(numbers).allMatch(number -> 0 <= number && number <= size)
        && Arrays.stream(numbers).filter(number -> number != 0).count()
            >= Math.max(1, LEAST_LEFT * (numbers.length - sighting.givens().count()))
        && Solutions.agree(rest, sighting.puzzle());
  }

  private String evidence(Shown<Sighting> shown) {
    return ofGivens
        ? "In %s the answer is right but for givens that were written over it: %s (see %s)."
            .formatted(Sighting.share(shown), mixup.ofGivens(), shown.first().id())
        : "In %s the givens are right, but in the cells that were filled in %s; after correcting for that, the answer is right (see %s)."
            .formatted(Sighting.share(shown), mixup.inAnswer(), shown.first().id());
  }

  private String advice(Shown<Sighting> shown) {
    return ofGivens
        ? "Look at where your program copies the givens into the answer: into which cell does it write"
            + " the given of row 1, column 2? An answer that was worked out with the givens has them"
            + " already."
        : "Look at where your program writes what it found into the cells that were empty: how does it"
            + " come from its own numbers to row, column and digit?";
  }
}
