package gridmark.grader.report;

import gridmark.grader.gradebook.Gradebook;
import java.io.IOException;
import java.nio.file.Path;

/** The reports of a whole class: a page, a table for spreadsheets, lines for scripts. */
public final class ClassReport {

  private ClassReport() {}

  /** Writes all of them to the folder that holds the students'. */
  public static void write(Gradebook gradebook, Path folder) throws IOException {
    ReportFolder reports = ReportFolder.open(folder);
    StudentFiles files = new StudentFiles(folder);
    reports.write("gradebook.csv", GradebookCsv.of(gradebook));
    reports.write("results.jsonl", out -> new ResultLines(files).write(gradebook, out));
    reports.write("index.html", ClassPage.of(gradebook, files));
  }
}
