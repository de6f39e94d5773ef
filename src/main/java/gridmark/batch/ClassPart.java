package gridmark.batch;

import java.nio.file.Path;

/** A folder of results, and what it says it is. */
record ClassPart(BatchFolder folder, RunSheet sheet) {

  Path path() {
    return folder.path();
  }

  int index() {
    return sheet.part().index();
  }

  /** For people. */
  String label() {
    return "%s (%s)".formatted(path(), sheet.part().inWords());
  }
}
