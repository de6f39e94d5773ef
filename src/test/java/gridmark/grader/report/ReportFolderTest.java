package gridmark.grader.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFolderTest {

  @TempDir private Path temporary;

  @Test
  void createsFolderWithThoseAboveIt() throws Exception {
    Path folder = temporary.resolve("a/b/c");

    ReportFolder.open(folder);

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void writesFileAndNothingElse() throws Exception {
    Path file = ReportFolder.open(temporary).write("result.json", "{ \"č\": \"😀\" }\n");

    assertThat(file).isEqualTo(temporary.resolve("result.json"));
    assertThat(file).hasContent("{ \"č\": \"😀\" }\n");
    assertThat(names()).containsExactly("result.json");
  }

  @Test
  void replacesOlderFileAsAWhole() throws Exception {
    Path file = Files.writeString(temporary.resolve("result.json"), "a much longer older text");
    Path kept = Files.createLink(temporary.resolve("kept"), file);

    ReportFolder.open(temporary).write("result.json", "new");

    assertThat(file).hasContent("new");
    assertThat(kept).as("the older file itself").hasContent("a much longer older text");
    assertThat(names()).containsExactly("kept", "result.json");
  }

  @Test
  void leavesOtherFilesAlone() throws Exception {
    Files.writeString(temporary.resolve("other.txt"), "other");

    ReportFolder.open(temporary).write("result.json", "{}");

    assertThat(names()).containsExactly("other.txt", "result.json");
    assertThat(temporary.resolve("other.txt")).hasContent("other");
  }

  @Test
  void leavesNoUnfinishedFileWhereWritingFails() throws Exception {
    Files.createDirectories(temporary.resolve("result.json/inside"));
    ReportFolder folder = ReportFolder.open(temporary);

    assertThatIOException().isThrownBy(() -> folder.write("result.json", "{}"));
    assertThat(names()).containsExactly("result.json");
    assertThat(temporary.resolve("result.json/inside")).isDirectory();
  }

  @Test
  void sweepsAwayWhatKilledGraderCouldNotFinish() throws Exception {
    Process over = new ProcessBuilder("true").start();
    over.waitFor();
    long here = ProcessHandle.current().pid();
    Instant longAgo = Instant.now().minus(Duration.ofHours(1));
    touch(".gridmark-result.json." + over.pid() + ".tmp", longAgo);
    touch(".gridmark-report.txt." + over.pid() + ".tmp", Instant.now());
    touch(".gridmark-result.json." + here + ".tmp", longAgo);
    touch(".other." + over.pid() + ".tmp", longAgo);

    ReportFolder.open(temporary);

    assertThat(names())
        .containsExactlyInAnyOrder(
            ".gridmark-report.txt." + over.pid() + ".tmp",
            ".gridmark-result.json." + here + ".tmp",
            ".other." + over.pid() + ".tmp");
  }

  private void touch(String name, Instant modified) throws IOException {
    Path file = Files.createFile(temporary.resolve(name));
    Files.setLastModifiedTime(file, FileTime.from(modified));
  }

  @Test
  void refusesPathThatIsFile() throws Exception {
    Path file = Files.writeString(temporary.resolve("out"), "precious");

    assertThatExceptionOfType(ReportFolder.NotWritableException.class)
        .isThrownBy(() -> ReportFolder.open(file))
        .withMessage(
            "reports cannot be written to "
                + file
                + " (it is a file): give another folder with --out");
    assertThat(file).hasContent("precious");
  }

  @Test
  void refusesPathBelowFile() throws Exception {
    Path file = Files.writeString(temporary.resolve("out"), "precious");

    assertThatExceptionOfType(ReportFolder.NotWritableException.class)
        .isThrownBy(() -> ReportFolder.open(file.resolve("reports")))
        .withMessageStartingWith("reports cannot be written to " + file.resolve("reports") + " (")
        .withMessageEndingWith("): give another folder with --out");
    assertThat(file).hasContent("precious");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
