package gridmark.report.format;

import gridmark.grader.judge.Judgement;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import java.util.List;

/**
 * The cases as a table with a row each, for the instructor. There is no row of totals, so that the
 * tables of several submissions can be put below each other and summed up; the grade, which a
 * rubric may have changed, is in result.json.
 */
public final class CasesCsv {

  private static final List<String> HEADER =
      List.of(
          "submission,id,title,visibility,verdict,points,maxPoints,cpuMs,wallMs,message"
              .split(","));

  private CasesCsv() {}

  /** The text of the file. */
  public static String of(Result result) {
    ResultView view = ResultView.of(result, View.INSTRUCTOR);
    return CsvTable.of(HEADER, view.cases().stream().map(each -> row(view, each)).toList());
  }

  private static List<Object> row(ResultView result, CaseView each) {
    CaseView.Told told = each.told().orElseThrow();
    Judgement judgement = each.detail().orElseThrow();
    return List.of(
        line(result.submission()),
        each.id(),
        line(each.title()),
        each.visibility().word(),
        told.verdict().name(),
        told.points(),
        told.maxPoints(),
        judgement.run().cpu().toMillis(),
        judgement.run().wall().toMillis(),
        line(told.message()));
  }

  private static String line(String text) {
    return Printable.line(text.replaceAll("\\R", " "));
  }
}
