package gridmark.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts with a clock of the test's own. */
class TallyTest {

  private static final CountOptions ALL = CountOptions.all();
  private static final long TENTH = TimeUnit.MILLISECONDS.toNanos(100);

  private final AtomicLong now = new AtomicLong();
  private final List<BigInteger> heard = new ArrayList<>();

  @Test
  void looksTenTimesASecond() {
    Tally tally = new Tally(ALL.withListener((done, atLeast) -> heard.add(atLeast)), now::get);
    for (int millisecond = 0; millisecond < 1_000; millisecond++) {
      now.addAndGet(TimeUnit.MILLISECONDS.toNanos(1));
      tally.lookIfDue();
    }
    assertThat(heard).hasSize(10);
  }

  @Test
  void theListenerHearsWhatIsNoted() {
    List<Double> shares = new ArrayList<>();
    CountOptions options =
        ALL.withListener(
            (done, atLeast) -> {
              shares.add(done);
              heard.add(atLeast);
            });
    Tally tally = new Tally(options, () -> now.addAndGet(TENTH));
    tally.lookIfDue();
    tally.atLeast(BigInteger.TEN);
    tally.atLeast(BigInteger.TWO);
    tally.done(0.5);
    tally.lookIfDue();
    assertThat(heard).containsExactly(BigInteger.ZERO, BigInteger.TEN);
    assertThat(shares).containsExactly(-1.0, 0.5);
  }

  /**
   * Every look is due here, so that what is counted are the places where a stop would be heeded
   * before the first solution is known: while a plan is made, and on the first levels.
   */
  @ParameterizedTest
  @CsvSource({
    "BANDS, 3, 3, 24",
    "TWO_BANDS, 2, 4, 10",
    "SEARCH, 5, 5, 100",
    "COVER, 4, 4, 10",
  })
  void everyMethodLooksBeforeItKnowsASolution(
      Method method, int boxRows, int boxColumns, int looks) {
    CountOptions options =
        ALL.withListener(
            (done, atLeast) -> {
              heard.add(atLeast);
              if (heard.size() == looks) {
                Thread.currentThread().interrupt();
              }
            });
    Tally tally = new Tally(options, () -> now.addAndGet(TENTH));
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    assertThatThrownBy(() -> method.count(new Position(empty), tally))
        .isInstanceOf(Halt.class)
        .hasMessage("STOPPED");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(heard).hasSize(looks).containsOnly(BigInteger.ZERO);
  }

  /** A limit is noticed at once, however long ago the last look was. */
  @Test
  void theCoverDiagramNotesSolutionsAsItFindsThem() {
    Tally tally = new Tally(ALL.withAtMost(BigInteger.valueOf(7)), now::get);
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(2, 3)));
    assertThatThrownBy(() -> Method.COVER.count(new Position(empty), tally))
        .isInstanceOf(Halt.class)
        .hasMessage("LIMIT");
    assertThat(tally.known()).isEqualTo(7);
  }
}
