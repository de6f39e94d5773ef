package gridmark.classroom.batch;

import gridmark.classroom.batch.BatchFolder.KeptEntry;
import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.roll.Student;
import gridmark.grader.pack.Visibility;
import gridmark.grader.score.Environment;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Folders of results as grading would leave them, of students who never were. */
final class MadeClass {

  static final Environment ENVIRONMENT =
      new Environment("1.0", "java", "Java 17", "pack", "rubric", Limits.DEFAULT, Isolation.BWRAP);

  private MadeClass() {}

  static RunSheet sheet(Part part, String... keys) {
    return new RunSheet(
        RunSheet.SCHEMA,
        "class",
        "solve",
        "java",
        ENVIRONMENT,
        "",
        part,
        List.of("html"),
        List.of(new AskedCase("one", "The only one", Visibility.PUBLIC, 1)),
        Stream.of(keys)
            .map(key -> new RunSheet.Line(key, Student.named(key), key + ".java"))
            .toList(),
        List.of(Student.named("zoe")),
        List.of("a remark"),
        true);
  }

  static RunSheet with(Environment environment, RunSheet sheet) {
    return with(environment, sheet.seeds(), sheet);
  }

  static RunSheet with(String seeds, RunSheet sheet) {
    return with(sheet.environment(), seeds, sheet);
  }

  private static RunSheet with(Environment environment, String seeds, RunSheet sheet) {
    return new RunSheet(
        sheet.schema(),
        sheet.title(),
        sheet.assignment(),
        sheet.language(),
        environment,
        seeds,
        sheet.part(),
        sheet.reports(),
        sheet.cases(),
        sheet.roll(),
        sheet.absent(),
        sheet.remarks(),
        sheet.finished());
  }

  /** With results of all who belong there. */
  static Path graded(Path folder, RunSheet sheet) throws IOException {
    BatchFolder made = BatchFolder.open(folder);
    made.write(sheet);
    for (RunSheet.Line line : sheet.here()) {
      grade(made, line);
    }
    return folder;
  }

  static void grade(BatchFolder folder, RunSheet.Line line) throws IOException {
    Files.createDirectories(folder.student(line.key()));
    for (String name : List.of("result.json", "report.html", ".runs.json")) {
      Files.writeString(folder.student(line.key()).resolve(name), name + " of " + line.key());
    }
    Entry entry =
        new Entry(
            line.key(), List.of(line.student()), line.handedIn(), List.of("odd"), Optional.empty());
    folder.write(line.key(), new KeptEntry("fingerprint", entry));
  }

  /** Every file with its content, by its path. */
  static List<String> content(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.endsWith(".lock"))
          .sorted()
          .map(file -> folder.relativize(file) + ": " + text(file))
          .toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
