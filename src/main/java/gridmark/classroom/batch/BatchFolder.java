package gridmark.classroom.batch;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.report.ClassReport;
import gridmark.files.OutputFolder;
import gridmark.files.Unfinished;
import gridmark.report.AskedReports;
import gridmark.report.Report;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The folder that holds the results of a class. Every file in it is whole or not there, whenever
 * the program ends.
 *
 * <pre>
 *   batch.json              what this is
 *   secret.key              what seeds are drawn by, unless it is kept elsewhere
 *   students/KEY/           result.json and the reports of one student
 *   students/KEY/.runs.json what was asked and answered, so that it need not be run again
 *   students/KEY/.done.json the student's row; written last
 *   similarity/             who resembles whom, if it was asked for; .pairs.json is written last
 *   index.html, gradebook.csv, results.jsonl
 * </pre>
 */
final class BatchFolder {

  static final String SHEET = "batch.json";
  private static final String LOCK = ".lock";
  private static final String STUDENTS = "students";
  private static final String RUNS = ".runs.json";
  private static final String DONE = ".done.json";
  private static final String SIMILARITY = "similarity";
  private static final String PAIRS = ".pairs.json";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new KeptTranscript.Outcomes())
          .enable(
              DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .build();

  private final OutputFolder files;

  private BatchFolder(OutputFolder files) {
    this.files = files;
  }

  /**
   * A finished submission: written last, so that it is there only if everything else is.
   *
   * @param fingerprint of all that the result depends on
   */
  record KeptEntry(String fingerprint, Entry entry) {}

  /**
   * Who resembles whom.
   *
   * @param fingerprint of all that was compared
   */
  record KeptComparison(String fingerprint, List<SimilarPair> pairs) {}

  /** A folder that is only read. */
  static BatchFolder at(Path folder) {
    return new BatchFolder(new OutputFolder(folder));
  }

  /**
   * Creates the folder if need be.
   *
   * @throws OutputFolder.NotWritableException if nothing can be written there
   */
  static BatchFolder open(Path folder) throws IOException {
    refuseStrangers(folder);
    return new BatchFolder(OutputFolder.open(folder));
  }

  /** A file of somebody else's that has the name of one of ours must not be lost. */
  private static void refuseStrangers(Path folder) throws OutputFolder.NotWritableException {
    if (Files.exists(folder.resolve(SHEET))) {
      return;
    }
    for (String name : ClassReport.FILES) {
      if (Files.exists(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
        throw new OutputFolder.NotWritableException(
            "%s holds a %s that is not of a class graded there: move it away, or give another folder with --out"
                .formatted(folder, name));
      }
    }
  }

  /**
   * Keeps other batches out, until what it gives is closed. The system takes the lock away when the
   * program ends, however it ends; so the file that carries it says nothing by being there, and
   * stays.
   *
   * @throws OutputFolder.NotWritableException if another one is at work here
   */
  Closeable lock() throws IOException {
    FileChannel lock =
        FileChannel.open(path().resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (isTaken(lock)) {
      lock.close();
      throw new OutputFolder.NotWritableException(
          "another gridmark is grading into %s: wait for it to end, or give another folder with --out"
              .formatted(path()));
    }
    files.sweepAll();
    return lock;
  }

  private static boolean isTaken(FileChannel lock) {
    try {
      return lock.tryLock() == null;
    } catch (OverlappingFileLockException byThisProgram) {
      return true;
    } catch (IOException noLocksHere) {
      // Some network file systems have none; grading goes on without.
      return false;
    }
  }

  /** The class reports of two parts cannot stand in one folder. */
  void refuseOtherThan(Part mine) throws OutputFolder.NotWritableException {
    Part there = sheet().map(RunSheet::part).orElse(mine);
    if (!there.equals(mine)) {
      throw new OutputFolder.NotWritableException(
          "%s holds %s, and this is %s: give each a folder of its own with --out"
              .formatted(path(), there.inWords(), mine.inWords()));
    }
  }

  Path path() {
    return files.path();
  }

  /** For the reports of the whole class. */
  OutputFolder files() {
    return files;
  }

  /** For the reports of a student. */
  OutputFolder files(String key) throws IOException {
    return files.inner(STUDENTS + "/" + key);
  }

  Path student(String key) {
    return path().resolve(STUDENTS).resolve(key);
  }

  /** What the folder says it is; empty if it says nothing that can be understood. */
  Optional<RunSheet> sheet() {
    return read(path().resolve(SHEET), RunSheet.class)
        .filter(sheet -> RunSheet.SCHEMA.equals(sheet.schema()));
  }

  void write(RunSheet sheet) throws IOException {
    files.write(SHEET, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(sheet) + "\n");
  }

  /** The finished row of a student, if there is one. */
  Optional<KeptEntry> entry(String key) {
    return read(student(key).resolve(DONE), KeptEntry.class);
  }

  /** Whether a student's result, and the files of these reports, are there. */
  boolean isWhole(String key, Set<Report> reports) {
    return AskedReports.names(reports).allMatch(name -> Files.exists(student(key).resolve(name)))
        && read(student(key).resolve(AskedReports.RESULT), JsonNode.class)
            .filter(JsonNode::isObject)
            .isPresent();
  }

  /** The keys of all who have a finished row here, whether they belong here or not. */
  Set<String> finished() throws IOException {
    if (!Files.isDirectory(path().resolve(STUDENTS))) {
      return Set.of();
    }
    try (Stream<Path> students = Files.list(path().resolve(STUDENTS))) {
      return students
          .filter(student -> Files.exists(student.resolve(DONE)))
          .map(student -> student.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /**
   * Takes all files of a student over from another folder of results. As long as it is not done,
   * there is no row.
   */
  void take(String key, BatchFolder other) throws IOException {
    unfinish(key);
    OutputFolder copies = files(key);
    List<String> names = names(other.student(key));
    for (String old : names(student(key))) {
      if (!names.contains(old)) {
        Files.delete(student(key).resolve(old));
      }
    }
    for (String name : names) {
      if (!name.equals(DONE)) {
        copies.copy(other.student(key).resolve(name));
      }
    }
    copies.copy(other.student(key).resolve(DONE));
  }

  private static List<String> names(Path student) throws IOException {
    try (Stream<Path> files = Files.list(student)) {
      return files
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .filter(file -> !Unfinished.is(file))
          .map(file -> file.getFileName().toString())
          .toList();
    }
  }

  /** The finished rows of these students, in this order. */
  List<Entry> entries(List<RunSheet.Line> students) {
    return students.stream()
        .flatMap(student -> entry(student.key()).stream())
        .map(KeptEntry::entry)
        .toList();
  }

  void write(String key, KeptEntry entry) throws IOException {
    files(key).write(DONE, JSON.writeValueAsString(entry) + "\n");
  }

  /**
   * Makes room for a student's new files. First the row is taken away that vouches for the old
   * ones, then these, which may be of another submission, and what a killed run has left half done.
   */
  void unfinish(String key) throws IOException {
    Files.deleteIfExists(student(key).resolve(DONE));
    files(key).sweepAll();
    AskedReports.clear(student(key));
  }

  Optional<KeptTranscript> transcript(String key) {
    return read(student(key).resolve(RUNS), KeptTranscript.class);
  }

  void write(String key, KeptTranscript transcript) throws IOException {
    files(key).write(RUNS, JSON.writeValueAsString(transcript) + "\n");
  }

  /** Where it says who resembles whom. */
  Path similarity() {
    return path().resolve(SIMILARITY);
  }

  OutputFolder similarityFiles() throws IOException {
    return files.inner(SIMILARITY);
  }

  Optional<KeptComparison> comparison() {
    return read(similarity().resolve(PAIRS), KeptComparison.class);
  }

  void write(KeptComparison comparison) throws IOException {
    similarityFiles().write(PAIRS, JSON.writeValueAsString(comparison) + "\n");
  }

  /** Takes it away before the files it vouches for change. */
  void forgetComparison() throws IOException {
    Files.deleteIfExists(similarity().resolve(PAIRS));
  }

  /** A file that is missing, cut off, or of another version is as good as none. */
  private static <T> Optional<T> read(Path file, Class<T> type) {
    try {
      return Files.exists(file)
          ? Optional.ofNullable(JSON.readValue(Files.readAllBytes(file), type))
          : Optional.empty();
    } catch (IOException | JacksonException unusable) {
      return Optional.empty();
    }
  }
}
