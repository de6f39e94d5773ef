package gridmark.report.view;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Environment;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.Status;
import gridmark.language.CompileError;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a reader may see of a result. Reports that students see are drawn from this alone, so that
 * none of them can tell more than another.
 *
 * @param seed how hidden puzzles were disguised; empty where the reader is not to undo that
 * @param cases all of them, each as far as it may be seen
 * @param score of the cases whose end may be seen, so that it tells nothing of the others
 * @param formula what the submission encodes, if anything was counted
 */
public record ResultView(
    String submission,
    Status status,
    OptionalLong seed,
    Environment environment,
    List<String> notes,
    List<CompileError> compileErrors,
    List<DiagnosisView> diagnoses,
    List<CaseView> cases,
    Score score,
    Optional<FormulaFacts> formula) {

  public ResultView {
    notes = List.copyOf(notes);
    compileErrors = List.copyOf(compileErrors);
    diagnoses = List.copyOf(diagnoses);
    cases = List.copyOf(cases);
  }

  /** The result as a reader may see it. */
  public static ResultView of(Result result, View view) {
    List<CaseView> cases = CaseView.of(result.cases(), view);
    return new ResultView(
        result.submission(),
        result.status(),
        view == View.INSTRUCTOR ? OptionalLong.of(result.seed()) : OptionalLong.empty(),
        result.environment(),
        result.notes(),
        result.compileErrors(),
        DiagnosisView.of(result.diagnoses(), cases),
        cases,
        view == View.INSTRUCTOR ? result.total() : result.shown(),
        result.formula());
  }

  /** How many cases ended this way, of those whose end may be seen. */
  public long count(Verdict verdict) {
    return cases.stream().filter(each -> each.is(verdict)).count();
  }

  /** Whether any case was run, so that there is something to tell of them. */
  public boolean hasRun() {
    return status == Status.GRADED || status == Status.GRADER_ERROR;
  }

  /** How many cases count without being shown. */
  public long unshown() {
    return cases.stream().filter(each -> each.told().isEmpty()).count();
  }

  /** Whether all that may be seen was accepted. */
  public boolean isFull() {
    return status == Status.GRADED && count(Verdict.ACCEPTED) == cases.size() - unshown();
  }
}
