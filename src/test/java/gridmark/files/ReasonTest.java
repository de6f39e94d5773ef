package gridmark.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class ReasonTest {

  @Test
  void whoeverWritesKnowsWhichFile() {
    assertThat(Reason.ofWriting(new AccessDeniedException("a"))).isEqualTo("no permission");
    assertThat(Reason.ofWriting(new NoSuchFileException("a"))).isEqualTo("it cannot be created");
    assertThat(Reason.ofWriting(new FileSystemException("a", null, "No space left on device")))
        .isEqualTo("No space left on device");
    assertThat(Reason.ofWriting(new IOException("it is a file"))).isEqualTo("it is a file");
  }

  @Test
  void whoeverReadsAFolderIsToldWhichFile() {
    assertThat(Reason.ofReading(new AccessDeniedException("a"))).isEqualTo("no permission for a");
    assertThat(Reason.ofReading(new NoSuchFileException("a"))).isEqualTo("a vanished meanwhile");
    assertThat(Reason.ofReading(new IOException("broken"))).isEqualTo("broken");
  }
}
