package gridmark.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.report.Results;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParagraphsTest {

  private static final TestCase OPEN = Runs.solvable("c-1");
  private static final TestCase HIDDEN = Runs.hidden(Runs.solvable("h-1"));

  @Test
  void standsAboveTheCasesMainOneFirst() {
    Result result =
        result(diagnosis(BoardBug.MISSING_ROW_RULE, "c-1"), diagnosis(CommonBug.TOO_SLOW, "c-1"));

    assertThat(ConsoleReport.of(result, Style.PLAIN, View.STUDENT, Detail.USUAL))
        .startsWith(
            """
            Gridmark 1.2.3 · alice

            Likely cause  MISSING_ROW_RULE
                 This was seen.
                 Look there.
                 Seen in c-1.

            Another likely cause  TOO_SLOW
                 This was seen.
                 Look there.
                 Seen in c-1.

              ✗  c-1  Title of c-1
            """
                .stripTrailing());
  }

  @Test
  void listsHiddenCasesForTheInstructorOnly() {
    Result result = result(diagnosis(BoardBug.UNSOLVABLE_NOT_ZEROS, "c-1", "h-1"));

    assertThat(text(result, View.INSTRUCTOR)).contains("Seen in c-1, h-1.");
    assertThat(text(result, View.STUDENT)).contains("Seen in c-1.").doesNotContain("h-1");
  }

  @Test
  void doesNotTellWhetherHiddenCaseHasSolution() {
    for (DiagnosisCode code :
        List.of(BoardBug.UNSOLVABLE_NOT_ZEROS, BoardBug.ALWAYS_ZEROS, BoardBug.TOO_STRICT)) {
      Result result = result(diagnosis(code, "h-1"));

      assertThat(text(result, View.STUDENT)).isEmpty();
      assertThat(text(result, View.INSTRUCTOR)).contains(code.name());
    }
    assertThat(text(result(diagnosis(CommonBug.STATE_LEAK, "h-1")), View.STUDENT))
        .contains("STATE_LEAK")
        .doesNotContain("h-1");
  }

  @Test
  void cutsLongListForStudent() {
    List<String> ids = IntStream.rangeClosed(1, 9).mapToObj(i -> "c-" + i).toList();
    CaseRun[] runs =
        ids.stream().map(Runs::solvable).map(ParagraphsTest::wrong).toArray(CaseRun[]::new);
    Result result =
        Results.diagnosed(
            List.of(diagnosis(CommonBug.STATE_LEAK, ids.toArray(String[]::new))), runs);

    assertThat(text(result, View.STUDENT))
        .contains("Seen in c-1, c-2, c-3, c-4, c-5, c-6 and 3 more.");
  }

  @Test
  void tellsNothingThatRestsOnCasesThatAreNotShown() {
    Result result =
        Results.diagnosed(
            List.of(diagnosis(CommonBug.STATE_LEAK, "n-1")),
            wrong(OPEN),
            wrong(Runs.with(Runs.solvable("n-1"), "n-1", Feedback.NONE)));

    assertThat(text(result, View.STUDENT)).isEmpty();
    assertThat(text(result, View.INSTRUCTOR)).contains("Seen in n-1.");
  }

  private static String text(Result result, View view) {
    Paragraphs text = new Paragraphs(Style.PLAIN);
    text.diagnoses(ResultView.of(result, view).diagnoses(), view);
    return text.toString();
  }

  private static Result result(Diagnosis... diagnoses) {
    return Results.diagnosed(List.of(diagnoses), wrong(OPEN), wrong(HIDDEN));
  }

  private static CaseRun wrong(TestCase testCase) {
    return Runs.run(testCase, Runs.rowsReturned(new int[9][9]));
  }

  private static Diagnosis diagnosis(DiagnosisCode code, String... cases) {
    return new Diagnosis(code, "This was seen.", "Look there.", List.of(cases));
  }
}
