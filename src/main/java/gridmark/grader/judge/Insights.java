package gridmark.grader.judge;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import gridmark.grader.testcase.Expectation;
import gridmark.reference.Conflict;
import gridmark.reference.Explainer;
import gridmark.reference.Explanation;
import gridmark.reference.FirstSteps;
import gridmark.reference.ReferenceSolver;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what a failed case teaches. It comes from the puzzle and tells much of it, so whoever shows
 * it holds it back where a student may not see the puzzle.
 */
public final class Insights {

  /** On larger boards the search for a reason can take longer than all the grading. */
  private static final int LARGEST_BOARD = 9;

  private static final int MOST_STEPS = 3;

  private Insights() {}

  /**
   * What a judgement teaches: where a puzzle without a solution was answered by a grid, or anything
   * but zeros; and where zeros answered a puzzle that has one. It can take some tenths of a second,
   * so it is made for what is shown. Nothing, where the program cannot solve puzzles itself.
   */
  public static Optional<Insight> of(Judgement judgement) {
    Grid puzzle = judgement.run().testCase().puzzle();
    if (!Engine.isHere() || puzzle.shape().size() > LARGEST_BOARD) {
      return Optional.empty();
    }
    if (judgement.run().testCase().expectation() == Expectation.SOLVABLE) {
      return saysUnsolvable(judgement) ? opening(puzzle) : Optional.empty();
    }
    return judgement.verdict() == Verdict.WRONG_ANSWER || judgement.verdict() == Verdict.CRASHED
        ? clash(puzzle)
        : Optional.empty();
  }

  private static boolean saysUnsolvable(Judgement judgement) {
    return judgement.verdict() == Verdict.WRONG_ANSWER
        && judgement.run().outcome() instanceof Outcome.Answered answered
        && answered.answer() instanceof Answer.Rows rows
        && Judge.misshapen(rows, judgement.run().testCase().puzzle().shape().size()).isEmpty()
        && Judge.isAllZeros(rows.toArray());
  }

  private static Optional<Insight> clash(Grid puzzle) {
    if (!(Explainer.explain(Puzzle.of(puzzle)) instanceof Explanation.Unsolvable unsolvable)) {
      return Optional.empty();
    }
    Conflict conflict = unsolvable.smallest();
    return Optional.of(new Insight.Clash(puzzle, Set.copyOf(conflict.givens()), conflict.text()));
  }

  private static Optional<Insight> opening(Grid puzzle) {
    List<Grid> solutions = ReferenceSolver.solutions(Puzzle.of(puzzle), 2);
    return solutions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Insight.Opening(
                puzzle, firstSteps(puzzle), solutions.get(0), solutions.size() == 1));
  }

  private static List<Insight.Forced> firstSteps(Grid puzzle) {
    return FirstSteps.of(Puzzle.of(puzzle), MOST_STEPS).stream()
        .map(step -> new Insight.Forced(step.cell(), step.text()))
        .toList();
  }
}
