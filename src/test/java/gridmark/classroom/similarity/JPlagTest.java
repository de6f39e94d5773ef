package gridmark.classroom.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JPlagTest {

  @TempDir private Path folder;

  @Test
  void whereItIsMissingOneIsToldHowItComesThere() throws Exception {
    Files.createFile(folder.resolve("jplag-1.jar"));

    for (Path place : new Path[] {folder, folder.resolve("nowhere")}) {
      assertThatExceptionOfType(JPlag.MissingException.class)
          .isThrownBy(() -> JPlag.classPath(place))
          .withMessageContainingAll(place.toString(), "mvn package", "GPL-3");
    }
  }

  @Test
  void allJarsOfTheFolderAreItsClassPath() throws Exception {
    for (String name : new String[] {"jplag-1.jar", "java-1.jar", "language-api-1.jar"}) {
      Files.createFile(folder.resolve(name));
    }

    assertThat(JPlag.classPath(folder)).isEqualTo(folder.resolve("*").toString());
  }
}
