package gridmark.classroom.similarity;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.language.Source;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StageTest {

  @TempDir private Path folder;

  @Test
  void noNameOfAStudentsLeadsOutOfTheFolder() throws Exception {
    Stage stage = new Stage(folder, List.of());
    stage.add(
        "eve",
        List.of(
            new Source("../x.java", ""),
            new Source("/etc/..\\..\\passwd.java", ""),
            new Source("a/b/..", ""),
            new Source("x".repeat(5_000) + ".JAVA", ""),
            new Source("Größe\u0000.java", "")));
    stage.finish();

    try (Stream<Path> files = Files.list(folder.resolve("submissions/0"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "001-x.java",
              "002-______passwd.java",
              "003-__.java",
              "004-" + "x".repeat(60) + ".java",
              "005-Gr__e_.java");
    }
  }

  @Test
  void filesOfOneNameStayApart() throws Exception {
    Stage stage = new Stage(folder, List.of());
    stage.add("ann", List.of(new Source("a/X.java", "1"), new Source("b/X.java", "2")));

    assertThat(folder.resolve("submissions/0/001-X.java")).hasContent("1");
    assertThat(folder.resolve("submissions/0/002-X.java")).hasContent("2");
  }

  @Test
  void halfACharacterDoesNotStopIt() throws Exception {
    Stage stage = new Stage(folder, List.of(new Source("Kit.java", "base")));
    stage.add("ann", List.of(new Source("X.java", "// \uD83D")));
    stage.add("Žofie Nováková", List.of(new Source("X.java", "")));
    stage.finish();

    assertThat(folder.resolve("submissions/0/001-X.java")).hasContent("// ?");
    assertThat(folder.resolve("names.txt")).hasContent("ann\nŽofie Nováková");
    assertThat(folder.resolve("base/001-Kit.java")).hasContent("base");
  }
}
