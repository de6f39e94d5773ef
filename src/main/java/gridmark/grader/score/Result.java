package gridmark.grader.score;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.Verdict;
import gridmark.language.CompileError;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of one graded submission; every report is a rendering of it.
 *
 * @param submission its name
 * @param seed what the hidden puzzles were disguised by
 * @param notes for the student
 * @param diagnoses the bugs that explain what failed, the main one first
 * @param total the score, by the rubric
 * @param shown the score of those cases alone whose end students may see
 * @param formula what the submission encodes; absent where nothing was counted
 */
public record Result(
    String submission,
    String assignment,
    Status status,
    long seed,
    Environment environment,
    List<String> notes,
    List<CompileError> compileErrors,
    List<Diagnosis> diagnoses,
    List<CaseResult> cases,
    Score total,
    Score shown,
    Optional<FormulaFacts> formula) {

  public Result {
    notes = List.copyOf(notes);
    compileErrors = List.copyOf(compileErrors);
    diagnoses = List.copyOf(diagnoses);
    cases = List.copyOf(cases);
  }

  public double score() {
    return total.points();
  }

  public double maxScore() {
    return total.most();
  }

  public long count(Verdict verdict) {
    return cases.stream().filter(each -> each.verdict() == verdict).count();
  }

  public boolean isFull() {
    return status == Status.GRADED && count(Verdict.ACCEPTED) == cases.size();
  }

  /** The whole in one word. */
  public Upshot outcome() {
    return Upshot.of(status, cases.stream().map(CaseResult::verdict));
  }
}
