package gridmark.report;

import gridmark.files.OutputFolder;
import gridmark.grader.score.Result;
import gridmark.report.Report.ReportFile;
import gridmark.report.format.ResultJson;
import gridmark.report.view.Occasion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The reports that a run was asked for. Whether their files can be written is seen before grading;
 * afterwards one that cannot be made stops none of the others.
 */
public final class AskedReports {

  /** The file that is written whatever was asked for. */
  public static final String RESULT = "result.json";

  private final OutputFolder folder;
  private final EnumSet<Report> asked;
  private final List<String> older;
  private final List<String> stale;

  private AskedReports(OutputFolder folder, EnumSet<Report> asked) {
    this.folder = folder;
    this.asked = asked;
    this.older = names().stream().filter(folder::has).toList();
    this.stale = names(EnumSet.complementOf(asked)).filter(folder::has).toList();
  }

  /**
   * Tries the files out, and writes the drafts.
   *
   * @throws OutputFolder.NotWritableException if one of them cannot be written
   */
  public static AskedReports open(OutputFolder folder, EnumSet<Report> asked) throws IOException {
    AskedReports reports = new AskedReports(folder, asked);
    for (String name : reports.names()) {
      reports.folder.check(name);
    }
    for (ReportFile file : reports.files()) {
      if (file.draft().isPresent()) {
        reports.folder.write(file.name(), file.draft().get().get());
      }
    }
    return reports;
  }

  /** Removes all that was ever reported into a folder that is for nothing else. */
  public static void clear(Path folder) throws IOException {
    List<String> all =
        Stream.concat(Stream.of(RESULT), names(EnumSet.allOf(Report.class))).toList();
    for (String name : all) {
      Files.deleteIfExists(folder.resolve(name));
    }
  }

  /** The files of an earlier run, which will be replaced. */
  public List<String> older() {
    return older;
  }

  /** Reports that were not asked for this time, and so tell of another run. */
  public List<String> stale() {
    return stale;
  }

  private List<String> names() {
    return Stream.concat(Stream.of(RESULT), names(asked)).toList();
  }

  /** The files of some reports. */
  public static Stream<String> names(Set<Report> reports) {
    return reports.stream().flatMap(report -> report.files().stream()).map(ReportFile::name);
  }

  private List<ReportFile> files() {
    return asked.stream().flatMap(report -> report.files().stream()).toList();
  }

  /**
   * Writes result.json and then all that was asked for.
   *
   * @param written told of every file
   * @param failed told of every file that could not be made, and why
   * @throws IOException if result.json cannot be written: a grade must not be lost in silence
   */
  public void write(
      Result result, Occasion occasion, Consumer<Path> written, Consumer<String> failed)
      throws IOException {
    written.accept(folder.write(RESULT, ResultJson.of(result)));
    for (ReportFile file : files()) {
      try {
        written.accept(folder.write(file.name(), file.rendering().of(result, occasion)));
      } catch (IOException | RuntimeException e) {
        String reason = e instanceof IOException ? e.getMessage() : file.name() + ": " + e;
        failed.accept(reason + "; the grade and the other reports are not affected");
      }
    }
  }
}
