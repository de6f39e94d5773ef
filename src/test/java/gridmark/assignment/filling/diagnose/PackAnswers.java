package gridmark.assignment.filling.diagnose;

import gridmark.Repository;
import gridmark.assignment.Diagnoser;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Observation;
import gridmark.assignment.filling.Expectation;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.reference.ReferenceSolver;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What a few lines in place of a submission answer to the shipped pack, and what is said of it. */
final class PackAnswers {

  static final Diagnoser DIAGNOSER = BoardDiagnoser.of();

  static final List<TestCase> PACK = read();

  private PackAnswers() {}

  private static List<TestCase> read() {
    try {
      return PackReader.read(Repository.testcases()).cases();
    } catch (BrokenPackException e) {
      throw new AssertionError(e);
    }
  }

  static List<Diagnosis> diagnose(Function<TestCase, Outcome> submission) {
    return diagnoseRuns(each -> Runs.run(each, submission.apply(each)));
  }

  static List<Diagnosis> diagnoseRuns(Function<TestCase, CaseRun> submission) {
    return DIAGNOSER.diagnose(
        observed(Judges.judge(PACK.stream().map(submission).toList())), List.of(), Set.of());
  }

  static List<Observation> observed(List<Judgement> judgements) {
    return judgements.stream().map(Judgement::observed).toList();
  }

  static boolean isUnsolvable(TestCase testCase) {
    return CaseBoards.expectation(testCase) == Expectation.UNSOLVABLE;
  }

  static Outcome right(TestCase testCase) {
    return Runs.rowsReturned(solution(testCase));
  }

  static Outcome zeros() {
    return Runs.rowsReturned(new int[9][9]);
  }

  /** A solution, or zeros. */
  static int[][] solution(TestCase testCase) {
    return ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(testCase)))
        .map(Grid::toRows)
        .orElseGet(() -> new int[9][9]);
  }

  /** What stands in a cell of an answer, counted from 0. */
  interface Digits {
    int at(int[][] solution, int row, int column);
  }

  /** The solution, written down otherwise; zeros where there is none. */
  static Outcome changed(TestCase testCase, Digits digits) {
    int[][] solution = solution(testCase);
    int[][] changed = new int[9][9];
    for (int i = 0; i < 81 && !isUnsolvable(testCase); i++) {
      changed[i / 9][i % 9] = digits.at(solution, i / 9, i % 9);
    }
    return Runs.rowsReturned(changed);
  }
}
