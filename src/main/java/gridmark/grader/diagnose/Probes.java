package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.grader.judge.Judgement;
import gridmark.grader.testcase.TestCase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The cases worth asking again, in fresh processes: some that failed, to see whether they fail on
 * their own, and some that were right, with other digits, to see whether they were computed. There
 * are few, and none for a submission that answers everything rightly.
 */
public final class Probes {

  private static final int MOST_FAILED = 3;
  private static final int MOST_RIGHT = 2;

  /** Fewer givens leave many solutions; with other digits one of them may be right by chance. */
  private static final int LEAST_GIVENS = 17;

  private Probes() {}

  /** The cases to run again; those with other digits have the id of the original. */
  public static List<TestCase> worth(List<Judgement> judgements) {
    List<Sighting> all = judgements.stream().map(Sighting::new).toList();
    List<Sighting> failed = all.stream().filter(Sighting::isWrongOrCrashed).toList();
    if (failed.isEmpty()) {
      return List.of();
    }
    List<TestCase> right = rightOnes(all);
    return Stream.of(
            failedOnes(failed),
            // Without other digits, to know that it is these that matter.
            right.stream().limit(1),
            right.stream().map(Probes::withOtherDigits))
        .flatMap(cases -> cases)
        .toList();
  }

  /** Public ones first, since of them a student can be told. */
  private static Stream<TestCase> failedOnes(List<Sighting> failed) {
    return Stream.concat(
            failed.stream().filter(Sighting::isOpen),
            failed.stream().filter(each -> !each.isOpen()))
        .limit(MOST_FAILED)
        .map(Sighting::testCase);
  }

  private static List<TestCase> rightOnes(List<Sighting> all) {
    return all.stream()
        .filter(each -> each.isAccepted() && each.isOpen() && each.isSolvable())
        .filter(each -> isOpenPuzzle(each.puzzle()))
        .limit(MOST_RIGHT)
        .map(Sighting::testCase)
        .toList();
  }

  private static boolean isOpenPuzzle(Grid puzzle) {
    int cells = puzzle.shape().size() * puzzle.shape().size();
    long givens =
        Arrays.stream(puzzle.toRows()).flatMapToInt(Arrays::stream).filter(n -> n != 0).count();
    return givens >= LEAST_GIVENS && givens < cells;
  }

  private static TestCase withOtherDigits(TestCase original) {
    int size = original.puzzle().shape().size();
    int[][] digits =
        Arrays.stream(original.puzzle().toRows())
            .map(row -> Arrays.stream(row).map(n -> n == 0 ? 0 : n % size + 1).toArray())
            .toArray(int[][]::new);
    return original.withPuzzle(Grid.of(original.puzzle().shape(), digits));
  }
}
