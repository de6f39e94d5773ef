package gridmark.batch;

import com.fasterxml.jackson.annotation.JsonInclude;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.report.ReportFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The folder that holds the results of a class. Every file in it is whole or not there, whenever
 * the program ends.
 *
 * <pre>
 *   batch.json              what this is
 *   students/KEY/           result.json and the reports of one student
 *   students/KEY/.runs.json what was asked and answered, so that it need not be run again
 *   students/KEY/.done.json the student's row; written last
 *   similarity/             who resembles whom, if it was asked for; .pairs.json is written last
 *   index.html, gradebook.csv, results.jsonl
 * </pre>
 */
final class BatchFolder {

  static final String SHEET = "batch.json";
  private static final String STUDENTS = "students";
  private static final String RUNS = ".runs.json";
  private static final String DONE = ".done.json";
  private static final String SIMILARITY = "similarity";
  private static final String PAIRS = ".pairs.json";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private final Path folder;
  private final ReportFolder files;

  private BatchFolder(Path folder, ReportFolder files) {
    this.folder = folder;
    this.files = files;
  }

  /**
   * Creates the folder if need be.
   *
   * @throws ReportFolder.NotWritableException if nothing can be written there
   */
  static BatchFolder open(Path folder) throws IOException {
    return new BatchFolder(folder, ReportFolder.open(folder));
  }

  Path path() {
    return folder;
  }

  /** Where the reports of a student are. */
  Path student(String key) {
    return folder.resolve(STUDENTS).resolve(key);
  }

  /** What the folder says it is; empty if it says nothing that can be understood. */
  Optional<RunSheet> sheet() {
    return read(folder.resolve(SHEET), RunSheet.class)
        .filter(sheet -> RunSheet.SCHEMA.equals(sheet.schema()));
  }

  void write(RunSheet sheet) throws IOException {
    files.write(SHEET, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(sheet) + "\n");
  }

  /** The finished row of a student, if there is one. */
  Optional<KeptEntry> entry(String key) {
    return read(student(key).resolve(DONE), KeptEntry.class);
  }

  /** The finished rows of these students, in this order. */
  List<Entry> entries(List<RunSheet.Line> students) {
    return students.stream()
        .flatMap(student -> entry(student.key()).stream())
        .map(KeptEntry::entry)
        .toList();
  }

  void write(String key, KeptEntry entry) throws IOException {
    ReportFolder.open(student(key)).write(DONE, JSON.writeValueAsString(entry) + "\n");
  }

  /** Takes the row away before the files it vouches for change. */
  void unfinish(String key) throws IOException {
    Files.deleteIfExists(student(key).resolve(DONE));
  }

  Optional<KeptTranscript> transcript(String key) {
    return read(student(key).resolve(RUNS), KeptTranscript.class);
  }

  void write(String key, KeptTranscript transcript) throws IOException {
    ReportFolder.open(student(key)).write(RUNS, JSON.writeValueAsString(transcript) + "\n");
  }

  /** Where it says who resembles whom. */
  Path similarity() {
    return folder.resolve(SIMILARITY);
  }

  Optional<KeptComparison> comparison() {
    return read(similarity().resolve(PAIRS), KeptComparison.class);
  }

  void write(KeptComparison comparison) throws IOException {
    ReportFolder.open(similarity()).write(PAIRS, JSON.writeValueAsString(comparison) + "\n");
  }

  /** Takes it away before the files it vouches for change. */
  void forgetComparison() throws IOException {
    Files.deleteIfExists(similarity().resolve(PAIRS));
  }

  /** A file that is missing, cut off, or of another version is as good as none. */
  private static <T> Optional<T> read(Path file, Class<T> type) {
    try {
      return Files.exists(file)
          ? Optional.of(JSON.readValue(Files.readAllBytes(file), type))
          : Optional.empty();
    } catch (IOException | JacksonException unusable) {
      return Optional.empty();
    }
  }
}
