package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.cli.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is refused; what is written, {@link KitIT} sees. */
class KitCommandTest {

  private static final Path HIDDEN = Repository.testcases().resolve("3-hidden.json");

  @TempDir private Path temporary;

  @Test
  void needsAFolder() {
    Call call = Call.of("kit");

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).contains("--out").endsWith("Try 'gridmark kit --help'.\n");
  }

  @Test
  void refusesFolderThatIsNotEmpty() throws IOException {
    Path file = Files.writeString(temporary.resolve("mine.txt"), "mine");

    assertThat(kit(temporary)).isEqualTo(refused(temporary, "it is not empty; give a new folder"));
    assertThat(temporary).isDirectoryContaining(file::equals);
  }

  @Test
  void refusesFile() throws IOException {
    Path file = Files.writeString(temporary.resolve("kit"), "mine");

    assertThat(kit(file)).isEqualTo(refused(file, "it is a file; give another name"));
    assertThat(file).hasContent("mine");
  }

  @Test
  void refusesFolderInsideAFile() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "mine");
    Path out = file.resolve("week1/kit");

    assertThat(kit(out)).isEqualTo(refused(out, file + " is a file"));
  }

  @Test
  void refusesLinkThatLeadsNowhere() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("link"), Path.of("nowhere"));

    assertThat(kit(link)).isEqualTo(refused(link, "it is a link that leads nowhere"));
  }

  @Test
  void refusesEmptyName() {
    assertThat(Call.of("kit", "--out", "").err())
        .isEqualTo(
            "gridmark: a starter project cannot be written to : the name is empty; for this folder give .\n");
  }

  @Test
  void refusesPackWithoutPublicCases() {
    assertThat(Call.of("kit", "--out", out().toString(), "--cases", HIDDEN.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: %s holds no public case, so there is nothing to practise on: give other cases with --cases\n"
                    .formatted(HIDDEN)));
    assertThat(out()).doesNotExist();
  }

  @Test
  void refusesBrokenPack() throws IOException {
    Path pack = Files.writeString(temporary.resolve("pack.json"), "{ \"assignment\": \"solve\" }");

    Call call = Call.of("kit", "--out", out().toString(), "--cases", pack.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err())
        .startsWith(
            "gridmark: the test pack cannot be used:\n" + pack + ": /cases: must be an array");
    assertThat(out()).doesNotExist();
  }

  @Test
  void saysThatItNeedsTheJar() {
    assertThat(kit(out()))
        .isEqualTo(
            new Call(
                3,
                "",
                "gridmark: a starter project holds a copy of gridmark.jar, but the program does not run from it:"
                    + " call grader/gridmark, or java -jar gridmark.jar\n"));
    assertThat(out()).doesNotExist();
  }

  private Path out() {
    return temporary.resolve("kit");
  }

  private static Call kit(Path out) {
    return Call.of("kit", "--out", out.toString(), "--cases", Repository.testcases().toString());
  }

  private static Call refused(Path out, String why) {
    return new Call(
        2, "", "gridmark: a starter project cannot be written to %s: %s\n".formatted(out, why));
  }
}
