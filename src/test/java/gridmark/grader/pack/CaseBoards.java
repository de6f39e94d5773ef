package gridmark.grader.pack;

import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Grid;
import gridmark.board.Puzzle;

/** The boards behind cases, for tests that know that there are some. */
public final class CaseBoards {

  private CaseBoards() {}

  public static FillingQuestion question(TestCase testCase) {
    return (FillingQuestion) testCase.question();
  }

  public static Grid puzzle(TestCase testCase) {
    return question(testCase).puzzle().givens();
  }

  public static Expectation expectation(TestCase testCase) {
    return question(testCase).expectation();
  }

  /** The same case with another board. */
  public static TestCase withPuzzle(TestCase testCase, Grid other) {
    return testCase.asking(question(testCase).with(Puzzle.of(other)));
  }
}
