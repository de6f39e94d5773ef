package gridmark.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnfinishedTest {

  @TempDir private Path temporary;

  @Test
  void nothingIsSeenInThePlaceBeforeItIsWhole() throws Exception {
    Path target = temporary.resolve("kit");
    try (Unfinished folder = Unfinished.of(target)) {
      Files.createDirectory(folder.path());
      Files.writeString(folder.path().resolve("a"), "a");
      assertThat(target).doesNotExist();

      folder.finish();
    }

    assertThat(target.resolve("a")).hasContent("a");
    assertThat(temporary).isDirectoryNotContaining(Unfinished::is);
  }

  @Test
  void aFolderGivenUpIsGoneWithAllInIt() throws Exception {
    try (Unfinished folder = Unfinished.of(temporary.resolve("kit"))) {
      Files.createDirectories(folder.path().resolve("b/c"));
    }

    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void aFolderThatHoldsSomethingIsNotReplaced() throws Exception {
    Path target = Files.createDirectory(temporary.resolve("kit"));
    Files.writeString(target.resolve("precious"), "mine");
    try (Unfinished folder = Unfinished.of(target)) {
      Files.createDirectory(folder.path());

      assertThatIOException().isThrownBy(folder::finish);
    }

    assertThat(target.resolve("precious")).hasContent("mine");
    assertThat(temporary).isDirectoryNotContaining(Unfinished::is);
  }

  @Test
  void beginsAnewWhereAKilledProgramOfTheSameNumberStopped() throws Exception {
    Path target = temporary.resolve("zip");
    Files.createDirectory(Unfinished.of(target).path());

    try (Unfinished file = Unfinished.of(target)) {
      assertThat(file.path()).doesNotExist();
    }
  }

  @Test
  void linksAreDeletedAndNotFollowed() throws Exception {
    Path outside = Files.writeString(temporary.resolve("outside"), "mine");
    Path folder = Files.createDirectory(temporary.resolve("folder"));
    Files.createSymbolicLink(folder.resolve("link"), outside);
    Files.createSymbolicLink(folder.resolve("nowhere"), temporary.resolve("nothing"));

    Unfinished.delete(folder);

    assertThat(folder).doesNotExist();
    assertThat(outside).hasContent("mine");
  }
}
