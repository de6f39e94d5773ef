package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Disguise;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Secret;
import gridmark.grader.pack.Seeds;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.submission.Submission;
import gridmark.reference.ReferenceSolver;
import gridmark.report.Results;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A student hands in 81 times. Each time the program looks at another cell of every hidden puzzle,
 * and ends in a way that tells its digit; the report says how every case ended.
 */
class ManyHandInsTest {

  private static final int CELLS = 81;

  /** An end for each digit that the report tells from all others. */
  private static final List<Outcome> ENDS =
      List.of(
          threw("java.lang.IllegalStateException"),
          threw("java.lang.ArithmeticException"),
          threw("java.lang.ArrayIndexOutOfBoundsException"),
          threw("java.lang.ClassCastException"),
          threw("java.lang.IndexOutOfBoundsException"),
          threw("java.lang.NegativeArraySizeException"),
          threw("java.lang.NullPointerException"),
          threw("java.lang.StackOverflowError"),
          threw("java.util.NoSuchElementException"),
          new Outcome.Ended(0));

  @TempDir private Path folder;
  private List<TestCase> hidden;

  @BeforeEach
  void readCases() throws Exception {
    hidden =
        PackReader.read(Repository.testcases()).cases().stream()
            .filter(TestCase::isHidden)
            .toList();
  }

  private static Outcome threw(String type) {
    return new Outcome.Threw(type, "", List.of());
  }

  @Test
  void tellsAllPuzzlesWhereTheSeedIsTheSameEveryTime() {
    Map<String, Grid> told = handIn(new Seeds.One(7), cell -> "files that ask for " + cell);

    for (TestCase each : new Disguise(7).of(hidden)) {
      assertThat(told.get(each.id())).as(each.id()).isEqualTo(CaseBoards.puzzle(each));
    }
  }

  @Test
  void tellsNoPuzzleWhereSeedsAreDrawnByASecret() throws Exception {
    Path file = Files.writeString(folder.resolve("secret"), "0123456789abcdef".repeat(4));
    assertTellsNoPuzzle(handIn(Secret.read(file), cell -> "files that ask for " + cell));
  }

  /** Which cell a program tells of it may leave to the clock. */
  @Test
  void tellsNoPuzzleWhereTheSameFilesAreGradedAgainAndAgain() throws Exception {
    Path file = Files.writeString(folder.resolve("secret"), "0123456789abcdef".repeat(4));
    assertTellsNoPuzzle(handIn(Secret.read(file), cell -> "files that ask the clock"));
  }

  private void assertTellsNoPuzzle(Map<String, Grid> told) {
    for (TestCase each : hidden) {
      Grid puzzle = CaseBoards.puzzle(each);
      if (puzzle.count() >= 17 && each.question().expects().equals("solvable")) {
        assertThat(ReferenceSolver.solve(Puzzle.of(told.get(each.id()))))
            .as("what adds up for %s is not even a puzzle", each.id())
            .isEmpty();
      }
    }
  }

  /** What a student puts together from the reports, by case. */
  private Map<String, Grid> handIn(Seeds seeds, IntFunction<String> files) {
    Terms terms = new Terms(seeds, Rubric.BUILT_IN, Optional.empty(), Optional.empty());
    Map<String, int[]> cells = new TreeMap<>();
    for (int cell = 0; cell < CELLS; cell++) {
      Submission submission =
          new Submission("alice", List.of(), List.of(), List.of(), files.apply(cell));
      List<CaseRun> runs = new ArrayList<>();
      for (TestCase each : new Disguise(terms.seed(submission, "grading " + cell)).of(hidden)) {
        runs.add(Runs.run(each, ENDS.get(CaseBoards.puzzle(each).at(cell / 9, cell % 9))));
      }
      Result result = Results.of(runs.toArray(CaseRun[]::new));
      for (CaseView each : ResultView.of(result, View.STUDENT).cases()) {
        cells.computeIfAbsent(each.id(), id -> new int[CELLS])[cell] = digit(each);
      }
    }
    Map<String, Grid> told = new TreeMap<>();
    cells.forEach((id, digits) -> told.put(id, Grid.ofCells(BoxShape.CLASSIC, digits)));
    return told;
  }

  private static int digit(CaseView seen) {
    String message = seen.told().orElseThrow().message();
    for (int digit = 0; digit < ENDS.size(); digit++) {
      if (ENDS.get(digit) instanceof Outcome.Threw threw
          && message.endsWith(threw.thrown().type())) {
        return digit;
      }
    }
    return message.endsWith("an exception") ? 0 : 9;
  }
}
