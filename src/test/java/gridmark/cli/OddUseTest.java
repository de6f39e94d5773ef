package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.report.Style;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Uses that once went wrong. */
class OddUseTest {

  @TempDir private Path temporary;

  @Test
  void namesItsCommandsWhereNoneIsGiven() {
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(new PrintWriter(new StringWriter()), new PrintWriter(err), Style.PLAIN);

    assertThat(Main.run(new String[0], terminal)).isEqualTo(2);
    assertThat(err.toString()).contains("  grade ");
  }

  @Test
  void writesResultWhateverTheNameInTheZip() throws Exception {
    Path zip = temporary.resolve("long.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("a".repeat(299) + "😀/SudokuSolver.java"));
      out.write("class SudokuSolver { x }".getBytes(StandardCharsets.UTF_8));
    }
    String cases = Repository.testcases().resolve("1-classic.json").toString();
    Path folder = temporary.resolve("out");

    int exitCode =
        Main.run(
            new String[] {"grade", zip.toString(), "--cases", cases, "--out", folder.toString()},
            terminal(new StringWriter()));

    assertThat(exitCode).isEqualTo(1);
    assertThat(folder.resolve("result.json")).exists();
  }

  private static Terminal terminal(StringWriter out) {
    return new Terminal(new PrintWriter(out), new PrintWriter(new StringWriter()), Style.PLAIN);
  }
}
