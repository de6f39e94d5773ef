package gridmark.files;

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

class OutputFolderTest {

  @TempDir private Path temporary;

  @Test
  void createsFolderWithThoseAboveIt() throws Exception {
    Path folder = temporary.resolve("a/b/c");

    OutputFolder.open(folder);

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void writesFileAndNothingElse() throws Exception {
    Path file = OutputFolder.open(temporary).write("result.json", "{ \"č\": \"😀\" }\n");

    assertThat(file).isEqualTo(temporary.resolve("result.json"));
    assertThat(file).hasContent("{ \"č\": \"😀\" }\n");
    assertThat(names()).containsExactly("result.json");
  }

  @Test
  void replacesOlderFileAsAWhole() throws Exception {
    Path file = Files.writeString(temporary.resolve("result.json"), "a much longer older text");
    Path kept = Files.createLink(temporary.resolve("kept"), file);

    OutputFolder.open(temporary).write("result.json", "new");

    assertThat(file).hasContent("new");
    assertThat(kept).as("the older file itself").hasContent("a much longer older text");
    assertThat(names()).containsExactly("kept", "result.json");
  }

  @Test
  void leavesOtherFilesAlone() throws Exception {
    Files.writeString(temporary.resolve("other.txt"), "other");

    OutputFolder.open(temporary).write("result.json", "{}");

    assertThat(names()).containsExactly("other.txt", "result.json");
    assertThat(temporary.resolve("other.txt")).hasContent("other");
  }

  @Test
  void leavesNoUnfinishedFileWhereWritingFails() throws Exception {
    Files.createDirectories(temporary.resolve("result.json/inside"));
    OutputFolder folder = OutputFolder.open(temporary);

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

    OutputFolder.open(temporary);

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

    assertThatExceptionOfType(OutputFolder.NotWritableException.class)
        .isThrownBy(() -> OutputFolder.open(file))
        .withMessage(
            "reports cannot be written to "
                + file
                + " (it is a file): give another folder with --out");
    assertThat(file).hasContent("precious");
  }

  @Test
  void refusesPathBelowFile() throws Exception {
    Path file = Files.writeString(temporary.resolve("out"), "precious");

    assertThatExceptionOfType(OutputFolder.NotWritableException.class)
        .isThrownBy(() -> OutputFolder.open(file.resolve("reports")))
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
