package gridmark.grader.report;

import gridmark.grader.gradebook.Gradebook;
import java.io.IOException;
import java.nio.file.Path;

/** The reports of a whole class. */
public final class ClassReport {

  private ClassReport() {}

  /** Writes all of them to the folder that holds the students'. */
  public static void write(Gradebook gradebook, Path folder) throws IOException {
    ReportFolder.open(folder).write("gradebook.csv", GradebookCsv.of(gradebook));
  }
}
