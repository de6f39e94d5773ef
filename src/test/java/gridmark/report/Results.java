package gridmark.report;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.solve.Solve;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judges;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Scorer;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.sandbox.Isolation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Small results for the tests of reports. */
public final class Results {

  private Results() {}

  public static Result of(CaseRun... runs) {
    return of(
        new Preparation.Ready(new Program("java", "SudokuSolver", Map.of(), true, List.of())),
        runs);
  }

  public static Result of(Preparation preparation, CaseRun... runs) {
    return of("alice", preparation, Isolation.PROCESS, runs);
  }

  /** With what was found behind the failures. */
  public static Result diagnosed(List<Diagnosis> diagnoses, CaseRun... runs) {
    Preparation ready =
        new Preparation.Ready(new Program("java", "SudokuSolver", Map.of(), true, List.of()));
    return scored(Rubric.BUILT_IN, "alice", ready, Isolation.PROCESS, diagnoses, runs);
  }

  public static Result of(
      String name, Preparation preparation, Isolation isolation, CaseRun... runs) {
    return scored(Rubric.BUILT_IN, name, preparation, isolation, List.of(), runs);
  }

  /** A result by a rubric. */
  public static Result by(Rubric rubric, CaseRun... runs) {
    Preparation ready =
        new Preparation.Ready(new Program("java", "SudokuSolver", Map.of(), true, List.of()));
    return scored(rubric, "alice", ready, Isolation.PROCESS, List.of(), runs);
  }

  private static Result scored(
      Rubric rubric,
      String name,
      Preparation preparation,
      Isolation isolation,
      List<Diagnosis> diagnoses,
      CaseRun... runs) {
    return new Scorer(rubric, Optional.empty())
        .score(
            new Submission(name, List.of(), List.of(), List.of(), "00000000"),
            preparation,
            Judge.teach(Judges.judge(Stream.of(runs).toList())),
            Set.of(),
            diagnoses,
            new Solve(),
            7,
            new Environment(
                "1.2.3", "java", "Acme 17.0.1", "ab12", "cd34", Runs.LIMITS, isolation));
  }
}
