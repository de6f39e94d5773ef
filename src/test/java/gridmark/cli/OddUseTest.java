package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Uses that once went wrong. */
@Tag("process")
class OddUseTest {

  @TempDir private Path temporary;

  @Test
  void namesItsCommandsWhereNoneIsGiven() {
    Call call = Call.of();

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).contains("  grade ");
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

    Call call = Call.of("grade", zip.toString(), "--cases", cases, "--out", folder.toString());

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(folder.resolve("result.json")).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ann", "ann/results", "new/results"})
  void putsNoResultsAmongSubmissions(String out) throws Exception {
    Path inbox = temporary.resolve("inbox");
    Files.createDirectories(inbox.resolve("ann"));
    Path folder = inbox.resolve(out);

    Call call = Call.of("batch", inbox.toString(), "--out", folder.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).contains("is among the submissions in " + inbox);
    assertThat(inbox.resolve("ann")).isEmptyDirectory();
  }
}
