package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.Boards;
import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.reference.Explanation.Conflict;
import gridmark.reference.Generator.PuzzleNotFoundException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ExplainerTest {

  @Test
  void givesTheOnlySolution() throws PuzzleNotFoundException {
    Puzzle puzzle = Wish.generate(Wish.unique(BoxShape.CLASSIC), 1).puzzle();
    Explanation explanation = Explainer.explain(puzzle);
    assertThat(explanation).isInstanceOf(Explanation.Unique.class);
    Boards.assertSolves(puzzle.givens(), ((Explanation.Unique) explanation).solution());
    assertThat(explanation.text()).isEqualTo("exactly one solution");
  }

  @ParameterizedTest
  @CsvSource({"4, 2, 0", "6, 5, 0", "6, 5, 8", "9, 2, 0", "9, 30, 12", "10, 3, 0"})
  void showsTwoSolutionsAndWhereTheyDiffer(int size, int solutions, int marks)
      throws PuzzleNotFoundException {
    Wish request = Wish.counted(BoxShape.ofSize(size), solutions).withMarks(marks);
    for (int seed = 0; seed < 3; seed++) {
      Puzzle puzzle = Wish.generate(request, seed).puzzle();
      Explanation.Several several = (Explanation.Several) Explainer.explain(puzzle);
      Rules rules = new Rules(puzzle.shape());
      assertThat(rules.violations(puzzle, several.first())).isEmpty();
      assertThat(rules.violations(puzzle, several.second())).isEmpty();
      assertThat(several.differing())
          .isEqualTo(differing(several.first(), several.second()))
          .hasSizeGreaterThanOrEqualTo(4);
      assertNoNearerSolution(puzzle, several);
    }
  }

  /** No third solution differs from the first in only some of the cells. */
  private static void assertNoNearerSolution(Puzzle puzzle, Explanation.Several several) {
    for (Grid other : ReferenceSolver.solutions(puzzle, 50)) {
      List<Cell> cells = differing(several.first(), other);
      boolean nearer =
          !cells.isEmpty()
              && cells.size() < several.differing().size()
              && several.differing().containsAll(cells);
      assertThat(nearer).as("%s", cells).isFalse();
    }
  }

  @Test
  void namesTheCellsWhereSolutionsDiffer() {
    Puzzle puzzle = four("..34", "3412", "..43", "4321");
    Explanation.Several several = (Explanation.Several) Explainer.explain(puzzle);
    assertThat(several.text())
        .isEqualTo("several solutions; two of them differ in 4 cells: r1c1, r1c2, r3c1, r3c2");
  }

  @Test
  void anEmptyBoardHasSeveralSolutions() {
    Explanation explanation = Explainer.explain(Puzzle.of(Grid.empty(BoxShape.CLASSIC)));
    assertThat(explanation).isInstanceOf(Explanation.Several.class);
  }

  @ParameterizedTest
  @CsvSource({
    "row 1 has 2 twice: r1c2 and r1c4, .2.2 .... .... ....",
    "column 3 has 4 twice: r1c3 and r4c3, ..4. .... .... ..4.",
    "block 4 has 1 twice: r3c3 and r4c4, .... .... ..1. ...1"
  })
  void saysWhichTwoGivensClash(String text, String rows) {
    Explanation.Unsolvable why = unsolvable(four(rows.split(" ")));
    assertThat(why.smallest().text()).isEqualTo(text);
    assertThat(why.smallest().givens()).hasSize(2);
    assertThat(why.smallest().marks()).isEmpty();
    assertThat(why.smallestProved()).isTrue();
    assertThat(why.text()).isEqualTo("no solution: " + text);
  }

  @Test
  void givesEveryPairThatClashes() {
    Explanation.Unsolvable why = unsolvable(four("11..", "....", "....", "..33"));
    assertThat(why.conflicts())
        .extracting(Conflict::text)
        .containsExactly("row 1 has 1 twice: r1c1 and r1c2", "row 4 has 3 twice: r4c3 and r4c4");
  }

  @Test
  void saysThatAGivenBreaksItsOwnMark() {
    Puzzle puzzle = marked(four("...3", "....", "....", "...."), "...e", "....", "....", "....");
    Conflict conflict = unsolvable(puzzle).smallest();
    assertThat(conflict.text()).isEqualTo("r1c4 is marked even, but its given is 3");
    assertThat(conflict.givens()).containsExactly(new Cell(0, 3));
    assertThat(conflict.marks()).containsExactly(new Cell(0, 3));
  }

  @Test
  void saysThatACellCanHoldNoDigit() {
    Puzzle puzzle =
        Puzzle.of(
            grid(
                BoxShape.CLASSIC,
                "...12.3..",
                ".78......",
                ".9.......",
                "4........",
                "5........",
                ".........",
                "6........",
                ".......1.",
                "........."));
    Explanation.Unsolvable why = unsolvable(puzzle);
    assertThat(why.smallest().text())
        .isEqualTo(
            "r1c1 can hold no digit: every digit is excluded by"
                + " r1c4, r1c5, r1c7, r2c2, r2c3, r3c2, r4c1, r5c1 and r7c1");
    assertThat(why.smallest().givens()).hasSize(9).doesNotContain(new Cell(7, 7));
    assertThat(why.smallestProved()).isTrue();
  }

  @Test
  void countsAMarkAmongWhatExcludesDigits() {
    Puzzle puzzle = marked(four("..1.", "....", "3...", "...."), "e...", "....", "....", "....");
    assertThat(Explainer.explain(puzzle)).isInstanceOf(Explanation.Several.class);
    Puzzle full = marked(four("..1.", "....", "3...", "...."), "o...", "....", "....", "....");
    Conflict conflict = unsolvable(full).smallest();
    assertThat(conflict.text())
        .isEqualTo("r1c1 can hold no digit: every digit is excluded by its mark, r1c3 and r3c1");
    assertThat(conflict.marks()).containsExactly(new Cell(0, 0));
    assertThat(conflict.givens()).containsExactly(new Cell(0, 2), new Cell(2, 0));
  }

  @Test
  void saysThatADigitHasNoPlace() {
    Puzzle puzzle =
        Puzzle.of(
            grid(
                BoxShape.CLASSIC,
                "7........",
                "......123",
                "......4..",
                ".........",
                "........7",
                ".........",
                ".........",
                "......3..",
                "........."));
    assertThat(Explainer.explain(puzzle)).isInstanceOf(Explanation.Several.class);
    Conflict conflict = unsolvable(with(puzzle, 2, 7, 5)).smallest();
    assertThat(conflict.text())
        .isEqualTo(
            "7 has no place in block 3 beside r1c1 = 7, r2c7 = 1, r2c8 = 2, r3c7 = 4, r3c8 = 5"
                + " and r5c9 = 7");
    assertThat(conflict.givens()).hasSize(6).doesNotContain(new Cell(7, 6), new Cell(1, 8));
  }

  @Test
  void saysThatTooManyCellsMustBeEven() {
    Puzzle puzzle = marked(four("4...", "....", "....", "...."), "....", "....", "e...", "e...");
    Conflict conflict = unsolvable(puzzle).smallest();
    assertThat(conflict.text())
        .isEqualTo(
            "column 1 has 3 cells that must be even, but there are only 2 even digits:"
                + " r1c1, r3c1 and r4c1");
    assertThat(conflict.givens()).containsExactly(new Cell(0, 0));
    assertThat(conflict.marks()).containsExactly(new Cell(2, 0), new Cell(3, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9})
  void tooManyMarksInARowAreOneReason(int marks) {
    Puzzle puzzle = firstCellsMarked(BoxShape.CLASSIC, marks, Mark.EVEN);
    Explanation.Unsolvable why = unsolvable(puzzle);
    assertThat(why.conflicts())
        .extracting(Conflict::text)
        .containsExactly(
            "row 1 has 5 cells that must be even, but there are only 4 even digits:"
                + " r1c1, r1c2, r1c3, r1c4 and r1c5");
    assertThat(why.smallestProved()).isTrue();
  }

  @Test
  void tooManyMarksAreOneReasonInEachUnit() {
    Puzzle puzzle = firstCellsMarked(BoxShape.CLASSIC, 18, Mark.EVEN);
    assertThat(unsolvable(puzzle).conflicts())
        .extracting(conflict -> conflict.text().replaceAll(" has .*", ""))
        .containsExactly("row 1", "row 2", "block 1", "block 2", "block 3");
    assertWellExplained(puzzle);
  }

  @ParameterizedTest
  @CsvSource({
    "4, EVEN",
    "4, ODD",
    "6, EVEN",
    "6, ODD",
    "9, EVEN",
    "9, ODD",
    "10, EVEN",
    "16, EVEN"
  })
  void aBoardWithTheSameMarkEverywhereIsExplained(int size, Mark mark) {
    Puzzle puzzle = firstCellsMarked(BoxShape.ofSize(size), size * size, mark);
    int digits = mark == Mark.EVEN ? size / 2 : (size + 1) / 2;
    assertThat(unsolvable(puzzle).conflicts())
        .allMatch(conflict -> conflict.givens().isEmpty() && size(conflict) == digits + 1)
        .first()
        .extracting(Conflict::text)
        .asString()
        .startsWith("row 1 has " + (digits + 1) + " cells that must be " + mark.word());
    assertWellExplained(puzzle);
  }

  @Test
  void aDigitGivenThreeTimesInARowIsOneReason() {
    assertThat(unsolvable(four("....", "3.33", "....", "....")).conflicts())
        .extracting(Conflict::text)
        .containsExactly("row 2 has 3 twice: r2c1 and r2c3");
  }

  @Test
  void namesFewFactsWhenOnlySearchShowsTheirConflict() {
    Puzzle puzzle = marked(four("..3.", "3...", "..4.", "...."), "...o", ".e..", "....", "....");
    assertThat(unsolvable(puzzle).smallest().text())
        .isEqualTo(
            "r1c3 = 3, r1c4 odd and r2c2 even cannot stand together; it takes search to see it");
  }

  @Test
  void saysHowManyItTakesWhenOnlySearchShowsIt() throws PuzzleNotFoundException {
    Wish request = Wish.contradiction(BoxShape.ofSize(6));
    Conflict conflict = unsolvable(Wish.generate(request, 1).puzzle()).smallest();
    assertThat(conflict.text())
        .isEqualTo(
            "these " + size(conflict) + " givens cannot stand together; it takes search to see it");
    Conflict marked = unsolvable(Wish.generate(request.withMarks(8), 1).puzzle()).smallest();
    assertThat(marked.text())
        .matches(
            "these \\d+ givens? and \\d+ marks? cannot stand together; it takes search to see it");
  }

  @ParameterizedTest
  @CsvSource({
    // size, marks, seeds
    "6, 0, 8",
    "6, 9, 5",
    "8, 0, 2",
    "8, 12, 1",
    "9, 0, 2",
    "9, 16, 1"
  })
  void conflictsThatOnlySearchShowsAreMinimal(int size, int marks, int seeds)
      throws PuzzleNotFoundException {
    Wish request = Wish.contradiction(BoxShape.ofSize(size)).withMarks(marks);
    for (int seed = 0; seed < seeds; seed++) {
      assertWellExplained(Wish.generate(request, seed).puzzle());
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 8", "6, 8", "8, 4", "9, 4", "10, 2", "12, 1"})
  void conflictsOfClashingPuzzlesArePairs(int size, int seeds) throws PuzzleNotFoundException {
    Wish request = Wish.clash(BoxShape.ofSize(size)).withMarks(size / 2);
    for (int seed = 0; seed < seeds; seed++) {
      Puzzle puzzle = Wish.generate(request, seed).puzzle();
      assertWellExplained(puzzle);
      assertThat(unsolvable(puzzle).conflicts()).allMatch(conflict -> size(conflict) == 2);
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 0, 20", "4, 50, 40", "6, 0, 10", "6, 40, 15", "9, 30, 2"})
  void conflictsOfRandomPuzzlesAreMinimal(int size, int percentMarks, int rounds) {
    Random random = new Random(11);
    for (int round = 0; round < rounds; round++) {
      assertWellExplained(randomUnsolvable(random, BoxShape.ofSize(size), percentMarks));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 60})
  void noConflictIsSmallerThanTheOneProvedSmallest(int percentMarks) {
    Random random = new Random(5);
    int proved = 0;
    for (int round = 0; round < 20; round++) {
      Puzzle puzzle = randomUnsolvable(random, BoxShape.ofSize(4), percentMarks);
      Explanation.Unsolvable why = unsolvable(puzzle);
      Facts facts = new Facts(puzzle);
      if (why.smallestProved() && facts.count() <= 10) {
        proved++;
        assertAllSubsetsCanStand(facts, size(why.smallest()) - 1);
      }
    }
    assertThat(proved).isGreaterThan(7);
  }

  private static void assertAllSubsetsCanStand(Facts facts, int members) {
    for (long bits = 0; bits < 1L << facts.count(); bits++) {
      if (Long.bitCount(bits) == members) {
        Puzzle part = facts.only(BitSet.valueOf(new long[] {bits}));
        assertThat(ReferenceSolver.solve(part)).as("%s", part).isPresent();
      }
    }
  }

  @Test
  void saysTheSameEveryTime() throws PuzzleNotFoundException {
    Wish request = Wish.contradiction(BoxShape.CLASSIC).withMarks(5);
    Puzzle puzzle = Wish.generate(request, 3).puzzle();
    assertThat(Explainer.explain(puzzle)).isEqualTo(Explainer.explain(puzzle));
  }

  @Test
  void stopsWhenTheThreadIsInterrupted() {
    Puzzle puzzle = four("11..", "....", "....", "....");
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Explainer.explain(puzzle)).isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  /** Each conflict cannot stand, but can without any one of its facts; the smallest is first. */
  private static void assertWellExplained(Puzzle puzzle) {
    List<Conflict> conflicts = unsolvable(puzzle).conflicts();
    assertThat(conflicts)
        .doesNotHaveDuplicates()
        .isSortedAccordingTo(Comparator.comparingInt(ExplainerTest::size));
    for (Conflict conflict : conflicts) {
      Puzzle core = only(puzzle, conflict.givens(), conflict.marks());
      assertThat(ReferenceSolver.solve(core)).isEmpty();
      for (Cell cell : conflict.givens()) {
        Puzzle without = only(core, without(conflict.givens(), cell), conflict.marks());
        assertThat(ReferenceSolver.solve(without)).as("without given %s", cell).isPresent();
      }
      for (Cell cell : conflict.marks()) {
        Puzzle without = only(core, conflict.givens(), without(conflict.marks(), cell));
        assertThat(ReferenceSolver.solve(without)).as("without mark %s", cell).isPresent();
      }
    }
  }

  private static List<Cell> without(List<Cell> cells, Cell cell) {
    return cells.stream().filter(each -> !each.equals(cell)).toList();
  }

  private static Puzzle only(Puzzle puzzle, List<Cell> givens, List<Cell> marks) {
    int[][] digits = Grid.empty(puzzle.shape()).toRows();
    Mark[][] kept = Marks.none(puzzle.shape()).toRows();
    givens.forEach(cell -> digits[cell.row()][cell.column()] = puzzle.givens().at(cell));
    marks.forEach(cell -> kept[cell.row()][cell.column()] = puzzle.marks().at(cell));
    return new Puzzle(Grid.of(puzzle.shape(), digits), Marks.of(puzzle.shape(), kept));
  }

  /** Random facts, added until there is no solution; few of them clash. */
  private static Puzzle randomUnsolvable(Random random, BoxShape shape, int percentMarks) {
    Puzzle puzzle = Puzzle.of(Grid.empty(shape));
    while (ReferenceSolver.solve(puzzle).isPresent()) {
      int row = random.nextInt(shape.size());
      int column = random.nextInt(shape.size());
      int digit = random.nextInt(shape.size()) + 1;
      Puzzle next =
          random.nextInt(100) < percentMarks
              ? with(puzzle, row, column, digit % 2 == 0 ? Mark.EVEN : Mark.ODD)
              : with(puzzle, row, column, digit);
      boolean clashes = Boards.clashes(next.givens());
      puzzle = clashes && random.nextInt(20) > 0 ? puzzle : next;
    }
    return puzzle;
  }

  private static Puzzle firstCellsMarked(BoxShape shape, int count, Mark mark) {
    Mark[][] marks = Marks.none(shape).toRows();
    for (int i = 0; i < count; i++) {
      marks[i / shape.size()][i % shape.size()] = mark;
    }
    return new Puzzle(Grid.empty(shape), Marks.of(shape, marks));
  }

  private static Puzzle with(Puzzle puzzle, int row, int column, int digit) {
    int[][] digits = puzzle.givens().toRows();
    digits[row][column] = digit;
    return new Puzzle(Grid.of(puzzle.shape(), digits), puzzle.marks());
  }

  private static Puzzle with(Puzzle puzzle, int row, int column, Mark mark) {
    Mark[][] marks = puzzle.marks().toRows();
    marks[row][column] = mark;
    return new Puzzle(puzzle.givens(), Marks.of(puzzle.shape(), marks));
  }

  private static Explanation.Unsolvable unsolvable(Puzzle puzzle) {
    Explanation explanation = Explainer.explain(puzzle);
    assertThat(explanation).isInstanceOf(Explanation.Unsolvable.class);
    return (Explanation.Unsolvable) explanation;
  }

  private static List<Cell> differing(Grid first, Grid second) {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < first.shape().size(); row++) {
      for (int column = 0; column < first.shape().size(); column++) {
        if (first.at(row, column) != second.at(row, column)) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }

  private static Puzzle four(String... rows) {
    return Puzzle.of(grid(BoxShape.ofSize(4), rows));
  }

  private static Grid grid(BoxShape shape, String... rows) {
    int[][] digits = new int[shape.size()][shape.size()];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < shape.size(); column++) {
        digits[row][column] = Math.max(0, Character.digit(rows[row].charAt(column), 10));
      }
    }
    return Grid.of(shape, digits);
  }

  private static Puzzle marked(Puzzle puzzle, String... rows) {
    Puzzle result = puzzle;
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows.length; column++) {
        for (Mark mark : Mark.values()) {
          if (mark.symbol() == rows[row].charAt(column)) {
            result = with(result, row, column, mark);
          }
        }
      }
    }
    return result;
  }

  private static int size(Conflict conflict) {
    return conflict.givens().size() + conflict.marks().size();
  }
}
