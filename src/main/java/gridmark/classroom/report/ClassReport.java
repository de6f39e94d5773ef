package gridmark.classroom.report;

import gridmark.classroom.gradebook.Gradebook;
import gridmark.files.OutputFolder;
import java.io.IOException;
import java.util.List;

/** The reports of a whole class: a page, a table for spreadsheets, lines for scripts. */
public final class ClassReport {

  public static final String GRADEBOOK = "gradebook.csv";
  private static final String RESULTS = "results.jsonl";
  public static final String PAGE = "index.html";

  public static final List<String> FILES = List.of(GRADEBOOK, RESULTS, PAGE);

  private ClassReport() {}

  /** Writes all of them to the folder that holds the students'. */
  public static void write(Gradebook gradebook, OutputFolder reports) throws IOException {
    StudentFiles files = new StudentFiles(reports.path());
    reports.write(GRADEBOOK, GradebookCsv.of(gradebook));
    reports.write(RESULTS, out -> new ResultLines(files).write(gradebook, out));
    reports.write(PAGE, ClassPage.of(gradebook, files));
  }
}
