package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class WorkFolderTest {

  @TempDir private Path temporary;
  private long nobody;

  @BeforeEach
  void findProcessThatIsOver() throws Exception {
    Process process = new ProcessBuilder("true").start();
    process.waitFor();
    nobody = process.pid();
  }

  @Test
  void sweepsAwayWhatKilledGraderLeft() throws Exception {
    Path left = folder(Machine.processSpace(), nobody);
    Files.writeString(left.resolve("file"), "");

    WorkFolder.sweep(temporary);

    assertThat(left).doesNotExist();
  }

  /** What links lead to is not its own. */
  @Test
  void removesLinksAndNotWhatTheyLeadTo() throws Exception {
    Path elsewhere = Files.createDirectory(temporary.resolve("elsewhere"));
    Path file = Files.writeString(elsewhere.resolve("file"), "");
    WorkFolder folder = WorkFolder.create();
    Path inner = Files.createDirectories(folder.path().resolve("a/b"));
    Files.createSymbolicLink(inner.resolve("folder"), elsewhere);
    Files.createSymbolicLink(folder.path().resolve("file"), file);

    folder.close();

    assertThat(folder.path()).doesNotExist();
    assertThat(file).exists();
  }

  @Test
  void leavesFoldersOfOthersAlone() throws Exception {
    Path ofLivingProcess = folder(Machine.processSpace(), ProcessHandle.current().pid());
    Path ofAnotherContainer = folder("4711", nobody);
    Path link =
        Files.createSymbolicLink(
            temporary.resolve("gridmark-" + Machine.processSpace() + "-" + nobody + "-2"),
            Files.createDirectory(temporary.resolve("elsewhere")));

    WorkFolder.sweep(temporary);

    assertThat(ofLivingProcess).exists();
    assertThat(ofAnotherContainer).exists();
    assertThat(link).exists();
  }

  /** A name that the sweep does not know would be left for ever. */
  @Test
  void namesFoldersAsTheSweepKnowsThem() throws Exception {
    try (WorkFolder folder = WorkFolder.create()) {
      assertThat(folder.path().getFileName().toString())
          .matches(
              "gridmark-%s-%d-\\d+"
                  .formatted(Machine.processSpace(), ProcessHandle.current().pid()));
    }
  }

  private Path folder(String space, long pid) throws IOException {
    return Files.createDirectory(temporary.resolve("gridmark-%s-%d-1".formatted(space, pid)));
  }
}
