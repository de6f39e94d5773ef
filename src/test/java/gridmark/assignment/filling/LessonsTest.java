package gridmark.assignment.filling;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Lesson;
import gridmark.assignment.Picture;
import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class LessonsTest {

  private static final Outcome ZEROS = Runs.rowsReturned(new int[9][9]);
  private static final String EMPTY_ROWS = " .........".repeat(8);

  @Test
  void namesGivensThatClashWhereAGridAnswersAPuzzleWithoutSolution() {
    Lesson lesson = of(Runs.unsolvable("c-1"), Runs.rowsReturned(Runs.solution())).orElseThrow();

    assertThat(lesson.lines())
        .containsExactly("Why it has no solution: row 1 has 1 twice: r1c1 and r1c2.");
    assertThat(cells(lesson)).containsExactly(new Cell(0, 0), new Cell(0, 1));
    assertThat(board(lesson)).isEqualTo(CaseBoards.puzzle(Runs.unsolvable("c-1")));
  }

  @Test
  void namesThemWhateverElseCameInsteadOfZeros() {
    for (Outcome outcome :
        List.of(
            Runs.rowsReturned(new int[3][3]),
            new Outcome.Threw("ContradictionException", "", List.of()),
            new Outcome.Ended(1))) {
      assertThat(of(Runs.unsolvable("c-1"), outcome))
          .hasValueSatisfying(
              lesson -> assertThat(lesson.picture().emphasis()).isEqualTo(Picture.Emphasis.CORE));
    }
  }

  @Test
  void showsFirstStepsWhereZerosAnswerAPuzzleWithOneSolution() {
    Lesson lesson = of(Runs.solvable("c-1"), ZEROS).orElseThrow();

    assertThat(lesson.lines())
        .containsExactly(
            "It has one solution. The first forced cells:",
            "r1c6 must be 8: it is the only place for 8 in block 2.",
            "r1c4 must be 6: it is the only place for 6 in block 2.",
            "r3c7 must be 5: it is the only place for 5 in block 3.");
    assertThat(cells(lesson))
        .as("the cells of the steps, and no others are filled")
        .isEqualTo(added(CaseBoards.puzzle(Runs.solvable("c-1")), board(lesson)))
        .hasSize(3);
  }

  @Test
  void saysThatThereAreSeveralSolutions() {
    Lesson lesson = of(solvable("12345678." + EMPTY_ROWS), ZEROS).orElseThrow();

    assertThat(lesson.lines())
        .containsExactly(
            "It has several solutions. The first cells forced in all of them:",
            "r1c9 must be 9: it is the only place for 9 in row 1.");
  }

  @Test
  void givesOneDigitAwayWhereNoneIsForced() {
    Lesson hard =
        of(
                solvable(
                    "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4.."),
                ZEROS)
            .orElseThrow();
    Lesson free = of(solvable("........." + EMPTY_ROWS), ZEROS).orElseThrow();

    assertThat(hard.lines())
        .containsExactly("It has one solution, though no digit is forced at the start: r1c2 is 1.");
    assertThat(cells(hard)).containsExactly(new Cell(0, 1));
    assertThat(free.lines())
        .hasSize(1)
        .first()
        .asString()
        .matches("It has several solutions; in one of them r1c1 is [1-9]\\.");
    assertThat(cells(free)).isEqualTo(added(Grid.empty(BoxShape.CLASSIC), board(free)));
  }

  @Test
  void saysThatAFullPuzzleIsItsOwnSolution() {
    Grid full = Grid.of(BoxShape.CLASSIC, Runs.solution());

    assertThat(of(testCase(full, Expectation.SOLVABLE), ZEROS).orElseThrow().lines())
        .containsExactly("Every cell is given: the puzzle is its own solution.");
  }

  @Test
  void keepsTheSolutionForThoseWhoMaySeeIt() {
    Picture answer = of(Runs.solvable("c-1"), ZEROS).orElseThrow().answer();

    assertThat(board(answer)).isEqualTo(Grid.of(BoxShape.CLASSIC, Runs.solution()));
    assertThat(answer.label()).isEqualTo("The solution");
  }

  @Test
  void hasNothingToTeachWhereTheMessageSaysAll() {
    int[][] wrong = Runs.solution();
    wrong[0][2] = 2;
    TestCase open = Runs.solvable("c-1");

    assertThat(of(open, Runs.rowsReturned(Runs.solution()))).isEmpty();
    assertThat(of(open, Runs.rowsReturned(wrong))).isEmpty();
    assertThat(of(open, Runs.rowsReturned(new int[3][3]))).isEmpty();
    assertThat(of(open, new Outcome.Ended(1))).isEmpty();
    assertThat(of(Runs.unsolvable("c-2"), ZEROS)).isEmpty();
    assertThat(of(Runs.unsolvable("c-2"), new Outcome.OverLimit(Overrun.CPU))).isEmpty();
  }

  @Test
  void holdsItsTongueWhereThePackExpectsTheWrongThing() {
    TestCase clash = testCase(CaseBoards.puzzle(Runs.unsolvable("c-1")), Expectation.SOLVABLE);
    TestCase open = testCase(CaseBoards.puzzle(Runs.solvable("c-1")), Expectation.UNSOLVABLE);

    assertThat(of(clash, ZEROS)).isEmpty();
    assertThat(of(open, Runs.rowsReturned(Runs.solution()))).isEmpty();
  }

  @Test
  void leavesLargerBoardsAlone() {
    TestCase large = testCase(Grid.empty(BoxShape.ofSize(16)), Expectation.SOLVABLE);

    assertThat(of(large, Runs.rowsReturned(new int[16][16]))).isEmpty();
  }

  private static Set<Cell> added(Grid before, Grid after) {
    Set<Cell> cells = new TreeSet<>();
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        if (before.at(row, column) != after.at(row, column)) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }

  private static Set<Cell> cells(Lesson lesson) {
    return cells(lesson.picture(), Picture.Cell::isPointedAt);
  }

  private static Set<Cell> cells(Picture picture, Predicate<Picture.Cell> wanted) {
    Set<Cell> cells = new TreeSet<>();
    for (int i = 0; i < 81; i++) {
      if (wanted.test(picture.rows().get(i / 9).get(i % 9))) {
        cells.add(new Cell(i / 9, i % 9));
      }
    }
    return cells;
  }

  private static Grid board(Lesson lesson) {
    return board(lesson.picture());
  }

  private static Grid board(Picture picture) {
    return Grid.of(
        BoxShape.CLASSIC,
        picture.rows().stream()
            .map(row -> row.stream().mapToInt(Picture.Cell::value).toArray())
            .toArray(int[][]::new));
  }

  private static TestCase solvable(String rows) {
    return testCase(Grid.of(BoxShape.CLASSIC, Runs.rows(rows)), Expectation.SOLVABLE);
  }

  private static TestCase testCase(Grid puzzle, Expectation expectation) {
    return new TestCase(
        "c",
        "Title",
        FillingQuestion.of(puzzle, expectation),
        4,
        Visibility.PUBLIC,
        Feedback.FULL,
        List.of(),
        "");
  }

  private static Optional<Lesson> of(TestCase testCase, Outcome outcome) {
    return Judge.teach(Judges.judge(List.of(Runs.run(testCase, outcome)))).get(0).lesson();
  }
}
