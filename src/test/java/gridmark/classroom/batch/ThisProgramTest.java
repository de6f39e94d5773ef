package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThisProgramTest {

  @TempDir private Path folder;

  @Test
  void isTheSameWhereverItIsAndWheneverItWasBuilt() throws Exception {
    String one = ThisProgram.fingerprint(jar("one.jar", 1, Map.of("a/A.class", "a", "b", "b")));
    String other = ThisProgram.fingerprint(jar("other.jar", 2, Map.of("b", "b", "a/A.class", "a")));

    assertThat(one).isEqualTo(other);
  }

  @Test
  void isTheSameAsFolderAndAsJar() throws Exception {
    Path classes = Files.createDirectories(folder.resolve("classes/a"));
    Files.writeString(classes.resolve("A.class"), "a");

    assertThat(ThisProgram.fingerprint(folder.resolve("classes")))
        .isEqualTo(ThisProgram.fingerprint(jar("one.jar", 1, Map.of("a/A.class", "a"))));
  }

  @Test
  void isAnotherWithAnotherClass() throws Exception {
    String before = ThisProgram.fingerprint(jar("one.jar", 1, Map.of("A.class", "a")));

    assertThat(ThisProgram.fingerprint(jar("two.jar", 1, Map.of("A.class", "b"))))
        .isNotEqualTo(before);
    assertThat(ThisProgram.fingerprint(jar("three.jar", 1, Map.of("B.class", "a"))))
        .isNotEqualTo(before);
  }

  @Test
  void doesNotMindWhoBuiltIt() throws Exception {
    assertThat(
            ThisProgram.fingerprint(
                jar("one.jar", 1, Map.of("A", "a", "META-INF/MANIFEST.MF", "JDK 17"))))
        .isEqualTo(ThisProgram.fingerprint(jar("two.jar", 1, Map.of("A", "a"))));
  }

  private Path jar(String name, long time, Map<String, String> files) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setLastModifiedTime(FileTime.fromMillis(time * 86_400_000L));
        zip.putNextEntry(entry);
        zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }
}
