package gridmark.report;

import gridmark.grader.score.Result;
import gridmark.report.format.CasesCsv;
import gridmark.report.format.Classroom50Report;
import gridmark.report.format.CtrfReport;
import gridmark.report.format.GithubReport;
import gridmark.report.format.GradescopeReport;
import gridmark.report.format.JUnitReport;
import gridmark.report.format.MarkdownReport;
import gridmark.report.page.ResultPage;
import gridmark.report.text.ConsoleReport;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.text.Style;
import gridmark.report.view.Occasion;
import gridmark.report.view.View;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The reports that can be asked for by name. */
public enum Report {
  HTML(
      "pages for a browser: report.html for the student, instructor.html with hidden cases",
      new ReportFile(
          "report.html", (result, occasion) -> ResultPage.of(result, occasion, View.STUDENT)),
      new ReportFile(
          "instructor.html",
          (result, occasion) -> ResultPage.of(result, occasion, View.INSTRUCTOR))),
  GRADESCOPE(
      "results.json of a Gradescope autograder",
      new ReportFile("results.json", GradescopeReport::of, Optional.of(GradescopeReport::draft))),
  GITHUB(
      "for GitHub Actions, where it is written without being asked for: the summary of the step",
      new ReportFile(
          "github-summary.md",
          (result, occasion) -> MarkdownReport.of(result, GithubReport.MOST_SUMMARY_BYTES))),
  CLASSROOM50(
      "for Classroom 50, as students may see it",
      new ReportFile("classroom50.json", Classroom50Report::of)),
  JUNIT(
      "for build servers that read JUnit XML, as students may see it",
      new ReportFile("junit.xml", (result, occasion) -> JUnitReport.of(result))),
  CTRF(
      "for tools that read the Common Test Report Format, as students may see it",
      new ReportFile("ctrf.json", CtrfReport::of)),
  CSV(
      "for the instructor's spreadsheet, a row a case",
      new ReportFile("cases.csv", (result, occasion) -> CasesCsv.of(result))),
  MARKDOWN(
      "for the student, with boards in code blocks",
      new ReportFile(
          "report.md", (result, occasion) -> MarkdownReport.of(result, Integer.MAX_VALUE))),
  TEXT(
      "for the instructor, with all failures and hidden cases",
      new ReportFile(
          "report.txt",
          (result, occasion) ->
              ConsoleReport.of(result, Style.PLAIN, View.INSTRUCTOR, Detail.USUAL)));

  private final String purpose;

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final List<ReportFile> files;

  Report(String purpose, ReportFile... files) {
    this.purpose = purpose;
    this.files = List.of(files);
  }

  /** The report of that name. */
  public static Optional<Report> named(String word) {
    return Stream.of(values()).filter(report -> report.word().equals(word)).findFirst();
  }

  /** All names. */
  public static List<String> words() {
    return Stream.of(values()).map(Report::word).toList();
  }

  /** The name on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it is for, in a phrase. */
  public String purpose() {
    return purpose;
  }

  /** The files it consists of. */
  public List<ReportFile> files() {
    return files;
  }

  /**
   * A file that is part of a report.
   *
   * @param name in the folder of reports
   * @param draft what stands there until there is a result, where a platform must never find
   *     nothing
   */
  public record ReportFile(String name, Rendering rendering, Optional<Supplier<String>> draft) {

    /** A file that is written when there is a result. */
    ReportFile(String name, Rendering rendering) {
      this(name, rendering, Optional.empty());
    }

    /** Makes the text of a file. */
    @FunctionalInterface
    public interface Rendering {
      String of(Result result, Occasion occasion);
    }
  }
}
