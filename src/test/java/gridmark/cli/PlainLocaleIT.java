package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program by itself, where no locale is set, or one that is not installed. */
class PlainLocaleIT {

  @TempDir private Path home;

  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LANG=xx_XX.UTF-8", "LC_ALL=", "LC_ALL=C.UTF-8"})
  void noLetterOfANameIsLost(String locale) throws Exception {
    String source = Files.readString(solver());
    Path inbox = Files.createDirectories(home.resolve("Übung"));
    Files.createDirectories(inbox.resolve("Jürgen Müller"));
    Files.writeString(inbox.resolve("Jürgen Müller/SudokuSolver.java"), source);
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(inbox.resolve("Žofie.zip")))) {
      zip.putNextEntry(new ZipEntry("Řešení/SudokuSolver.java"));
      zip.write(source.getBytes(StandardCharsets.UTF_8));
    }
    Path out = home.resolve("Ergebnis für alle");

    Ended ended = run(locale, "batch", inbox.toString(), "--out", out.toString());

    assertThat(ended.exitCode()).as(ended.printed()).isZero();
    assertThat(out.resolve("gradebook.csv"))
        .content()
        .contains("Jürgen Müller,", "Žofie,")
        .doesNotContain("\uFFFD");
    assertThat(out.resolve("students/Jürgen Müller/result.json")).exists();
    assertThat(out.resolve("students/Žofie/result.json")).exists();
  }

  @Test
  void exitCodesStreamsAndOddArgumentsStayAsTheyAre() throws Exception {
    Path odd = home.resolve("it's \"ü\"\n$HOME %s\\x");

    Ended missing = run("LC_ALL=C", "grade", odd.toString(), "--out", home.toString());
    Ended version = run("LC_ALL=C", "--version");

    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.printed()).contains("it's \"ü\"\uFFFD$HOME %s\\x: there is no such file");
    assertThat(version.exitCode()).isZero();
    assertThat(version.printed()).startsWith("gridmark ");
  }

  private static Path solver() {
    return Repository.sample("accepted/classic-one-file").resolve("SudokuSolver.java");
  }

  private record Ended(int exitCode, String printed) {}

  private Ended run(String locale, String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Dgridmark.home=" + Repository.root().toAbsolutePath(),
                "-Dgridmark.cache=" + Repository.cache(),
                "-cp",
                System.getProperty("java.class.path"),
                "gridmark.cli.Main"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeAll(List.of("LC_ALL", "LC_CTYPE", "LANG"));
    builder.environment().put(locale.replaceFirst("=.*", ""), locale.replaceFirst(".*=", ""));
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), printed);
  }
}
