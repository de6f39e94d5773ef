package gridmark.classroom.batch;

import gridmark.report.Report;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A folder of results, and what it says it is. */
record ClassPart(BatchFolder folder, RunSheet sheet) {

  Path path() {
    return folder.path();
  }

  /** Whether all files of a student are there. */
  boolean isWhole(String key) {
    return folder.isWhole(
        key,
        sheet.reports().stream()
            .flatMap(word -> Report.named(word).stream())
            .collect(Collectors.toSet()));
  }

  int index() {
    return sheet.part().index();
  }

  String label() {
    return "%s (%s)".formatted(path(), sheet.part().inWords());
  }
}
