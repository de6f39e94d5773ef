package gridmark.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class SolutionCounterTest {

  private static final int MEBIBYTE = 1 << 20;
  private static final CountOptions ALL = CountOptions.all();

  /** It has 68,699,599,697 solutions, which takes a while. */
  private static final Puzzle LONG =
      Puzzles.read(
          3,
          3,
          "....7..1..........1.....5...5......3............9..8....1...2.......9........6...");

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "1, 2, 2",
    "2, 2, 288",
    "2, 3, 28200960",
    "3, 2, 28200960",
    "2, 4, 29136487207403520",
    "3, 3, 6670903752021072936960",
    "1, 4, 576",
    "1, 5, 161280",
    "6, 1, 812851200",
  })
  void countsTheEmptyBoard(int boxRows, int boxColumns, BigInteger expected) {
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    assertThat(SolutionCounter.count(empty, ALL)).isEqualTo(new Count.Exact(expected));
  }

  @ParameterizedTest
  @CsvSource({
    ".....1.4.....2.., 2, 2, 9",
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4., 3, 3, 1",
    "5..6.8....7.1.5..8.9..4.56.85...1....26.....1..3.2....96.......2.7....3....28.1.., 3, 3, 125",
    "....78.1........4.1.8...5...5......3...853......92.8....1..72.......9........6..., 3, 3, 160143",
    "....7..1........4.1.8...5...5......3............92.8....1..72.......9........6..., 3, 3, 25794410",
    "....7..1..........1.8...5...5......3............92.8....1..72.......9........6..., 3, 3, 252021358",
    "....7..1..........1.....5...5......3............92.8....1..72.......9........6..., 3, 3, 2273338086",
  })
  void countsPuzzlesWhoseNumberIsKnown(
      String cells, int boxRows, int boxColumns, BigInteger expected) {
    Puzzle puzzle = Puzzles.read(boxRows, boxColumns, cells);
    assertThat(SolutionCounter.count(puzzle, ALL)).isEqualTo(new Count.Exact(expected));
  }

  /**
   * Of two digits at r1c5 and r8c6, the second is the same as the first in one grid of six, and
   * each of the other eight is equally likely: 5/432 of all grids have a 7 and a 9 there.
   */
  @Test
  void countsAnAlmostEmptyBoardAsItsSymmetrySays() {
    String cells = "....7" + ".".repeat(63) + "9" + ".".repeat(12);
    BigInteger all = new BigInteger("6670903752021072936960");
    BigInteger expected = all.multiply(BigInteger.valueOf(5)).divide(BigInteger.valueOf(432));
    assertThat(SolutionCounter.count(Puzzles.read(3, 3, cells), ALL).number()).isEqualTo(expected);
  }

  @Test
  void givensAndMarksThatContradictEachOtherLeaveNone() {
    Mark[][] marks = Marks.none(BoxShape.CLASSIC).toRows();
    marks[0][0] = Mark.EVEN;
    Grid givens = Puzzles.read(3, 3, "1" + ".".repeat(80)).givens();
    Puzzle puzzle = new Puzzle(givens, Marks.of(BoxShape.CLASSIC, marks));
    assertThat(SolutionCounter.count(puzzle, ALL).number()).isZero();
  }

  /** Even cells fix where the even digits stand; even and odd ones are then placed apart. */
  @Test
  void countsABoardOfMarksOnly() {
    BoxShape shape = new BoxShape(2, 2);
    Mark[][] marks = new Mark[4][4];
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 4; column++) {
        marks[row][column] = (row + column) % 2 == 0 ? Mark.EVEN : Mark.ODD;
      }
    }
    Puzzle puzzle = new Puzzle(Grid.empty(shape), Marks.of(shape, marks));
    Count search = SolutionCounter.count(puzzle, ALL, Method.SEARCH);
    assertThat(SolutionCounter.count(puzzle, ALL)).isEqualTo(search);
    assertThat(search.number()).isPositive();
  }

  @Test
  void countsLargeBoardsWithFewSolutions() {
    Puzzle sixteen = new RandomPuzzles(5, new BoxShape(4, 4)).solvable(0.5, 0);
    Puzzle twentyFive = new RandomPuzzles(5, new BoxShape(5, 5)).solvable(0.7, 0);
    for (Puzzle puzzle : List.of(sixteen, twentyFive)) {
      assertThat(SolutionCounter.count(puzzle, ALL))
          .isEqualTo(SolutionCounter.count(puzzle, ALL, Method.SEARCH));
    }
  }

  @Test
  void endsWhenThereAreAsManyAsAskedFor() {
    for (Method method : Method.values()) {
      Puzzle puzzle = Puzzle.of(Grid.empty(new BoxShape(2, 2)));
      if (method.suits(puzzle.shape())) {
        CountOptions options = ALL.withAtMost(BigInteger.TEN);
        assertThat(SolutionCounter.count(puzzle, options, method))
            .isEqualTo(new Count.LimitReached(BigInteger.TEN));
      }
    }
    assertThat(SolutionCounter.count(LONG, ALL.withAtMost(BigInteger.TWO)))
        .isEqualTo(new Count.LimitReached(BigInteger.TWO));
  }

  /** The memory is too little for a diagram: the search must do it. */
  @ParameterizedTest
  @CsvSource({"3, 4, 1000", "4, 4, 1000", "4, 6, 10", "5, 5, 2", "5, 5, 1000"})
  void aSmallLimitIsReachedOnTheLargestEmptyBoards(int boxRows, int boxColumns, BigInteger limit) {
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    assertThat(SolutionCounter.count(empty, ALL.withAtMost(limit).withMemory(1)))
        .isEqualTo(new Count.LimitReached(limit));
  }

  @Test
  void theLargestSmallLimitIsReachedWithoutADiagram() {
    Puzzle puzzle =
        Puzzles.read(
            3,
            3,
            "....78.1........4.1.8...5...5......3...853......92.8....1..72.......9........6...");
    BigInteger limit = BigInteger.valueOf(100_000);
    assertThat(SolutionCounter.count(puzzle, ALL.withAtMost(limit).withMemory(1)))
        .isEqualTo(new Count.LimitReached(limit));
  }

  @Test
  void fewerThanASmallLimitAreAllCounted() {
    Puzzle puzzle = Puzzles.read(2, 2, "1" + ".".repeat(15));
    assertThat(SolutionCounter.count(puzzle, ALL.withAtMost(BigInteger.valueOf(73))))
        .isEqualTo(new Count.Exact(BigInteger.valueOf(72)));
  }

  @Test
  void aLimitThatIsNotReachedChangesNothing() {
    Puzzle puzzle = Puzzles.read(2, 2, ".....1.4.....2..");
    assertThat(SolutionCounter.count(puzzle, ALL.withAtMost(BigInteger.TEN)))
        .isEqualTo(new Count.Exact(BigInteger.valueOf(9)));
  }

  @Test
  void tooLittleMemoryIsToldAndNotGuessedAround() {
    Count count = SolutionCounter.count(LONG, ALL.withMemory(MEBIBYTE));
    assertThat(count.isExact()).isFalse();
    assertThat(count.reason())
        .isEqualTo("the memory cap of 1 MiB was reached: raise it with --memory");
    Puzzle eight = Puzzle.of(Grid.empty(new BoxShape(2, 5)));
    assertThat(SolutionCounter.count(eight, ALL.withMemory(8 * MEBIBYTE)))
        .isInstanceOf(Count.MemoryReached.class);
  }

  /** Rows of band tables are dropped and computed anew. */
  @Test
  void littleMemoryMakesBandsSlowerButNotWrong() {
    Puzzle puzzle =
        Puzzles.read(
            3,
            3,
            "....7..1........4.1.8...5...5......3....53......92.8....1..72.......9........6...");
    for (int mebibytes = 1; mebibytes < 12; mebibytes++) {
      Count count = SolutionCounter.count(puzzle, ALL.withMemory((long) mebibytes * MEBIBYTE));
      assertThat(count.number()).isLessThanOrEqualTo(BigInteger.valueOf(1_676_889));
      assertThat(count.isExact()).isEqualTo(count.number().equals(BigInteger.valueOf(1_676_889)));
    }
  }

  @Test
  void stopsWhenAskedWithWhatIsKnown() {
    for (Method method : Method.values()) {
      if (method.suits(LONG.shape())) {
        AtomicInteger looks = new AtomicInteger();
        CountOptions options =
            ALL.withListener(
                (done, atLeast) -> {
                  if (looks.incrementAndGet() == 2) {
                    Thread.currentThread().interrupt();
                  }
                });
        Count count = SolutionCounter.count(LONG, options, method);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(count).isInstanceOf(Count.Stopped.class);
        assertThat(count.number()).isLessThan(new BigInteger("68699599697"));
        assertThat(count.reason()).isEqualTo("counting was stopped");
      }
    }
  }

  @Test
  void anInterruptStopsIt() {
    Thread.currentThread().interrupt();
    assertThat(SolutionCounter.count(LONG, ALL)).isInstanceOf(Count.Stopped.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void anInterruptStopsThePuzzlesThatFollow() {
    Puzzle quick = Puzzles.read(2, 2, ".....1.4.....2..");
    Thread.currentThread().interrupt();
    assertThat(SolutionCounter.count(quick, ALL)).isEqualTo(new Count.Stopped(BigInteger.ZERO));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void theReasonDoesNotRepeatTheNumber() {
    BigInteger seven = BigInteger.valueOf(7);
    assertThat(new Count.Exact(seven).reason()).isEqualTo("all were counted");
    assertThat(new Count.LimitReached(seven).reason()).isEqualTo("as many as were asked for");
    assertThat(new Count.Stopped(seven).reason()).isEqualTo("counting was stopped");
    assertThat(new Count.MemoryReached(seven, 1).reason())
        .isEqualTo("the memory cap of 1 MiB was reached: raise it with --memory");
  }

  @Test
  void theListenerHearsNumbersThatGrow() {
    List<BigInteger> heard = new ArrayList<>();
    CountOptions options =
        ALL.withListener(
            (done, atLeast) -> {
              assertThat(done).isLessThanOrEqualTo(1);
              heard.add(atLeast);
              if (heard.size() == 5) {
                Thread.currentThread().interrupt();
              }
            });
    Count count = SolutionCounter.count(LONG, options);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(heard).hasSize(5).isSorted();
    assertThat(heard.get(4)).isPositive().isLessThanOrEqualTo(count.number());
  }

  @Test
  void severalThreadsCountAtOnce() {
    Puzzle puzzle = Puzzle.of(Grid.empty(new BoxShape(2, 3)));
    assertThat(
            IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> SolutionCounter.count(puzzle, ALL).number().longValueExact()))
        .containsOnly(28_200_960L);
  }

  @Test
  void optionsThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> ALL.withAtMost(BigInteger.ZERO))
        .hasMessage("at most 0 solutions: give 1 or more");
    assertThatThrownBy(() -> ALL.withMemory(0)).hasMessage("0 bytes of memory: give more");
  }

  @Test
  void everyMethodCountsEveryShapeItSuits() {
    assertThat(Arrays.stream(Method.values()).filter(m -> m.suits(new BoxShape(2, 2))))
        .containsExactly(Method.SEARCH, Method.COVER, Method.TWO_BANDS);
    assertThat(Method.bestFor(BoxShape.CLASSIC)).isEqualTo(Method.BANDS);
  }
}
