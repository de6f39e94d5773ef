package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.PackKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pack that takes points from everybody who is right grades nobody. */
@Tag("process")
class WrongExpectationTest {

  @TempDir private Path temporary;
  private Path pack;
  private Path out;

  @BeforeEach
  void writePack() throws Exception {
    String classic = Files.readString(Repository.testcases().resolve("1-classic.json"));
    pack =
        Files.writeString(
            temporary.resolve("pack.json"),
            classic.replaceFirst("\"53\\.\\.7\\.\\.\\.\\.\"", "\"53..5....\""));
    out = temporary.resolve("out");
  }

  @Test
  void isRefusedByGrade() {
    assertRefused(
        Call.of("grade", sample().toString(), "--cases", pack.toString(), "--out", out.toString()));
    assertThat(out.resolve("result.json")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--resume", "--shard=1/2", "--quiet"})
  void isRefusedByBatch(String option) throws Exception {
    Path inbox = Files.createDirectories(temporary.resolve("inbox"));
    Files.copy(sample(), inbox.resolve("ann.java"));

    assertRefused(
        Call.of(
            "batch",
            inbox.toString(),
            "--cases",
            pack.toString(),
            "--out",
            out.toString(),
            option));
    assertThat(out).doesNotExist();
  }

  @Test
  void isNeitherGivenToStudentsNorSealed() {
    assertRefused(Call.of("kit", "--cases", pack.toString(), "--out", out.toString()));
    assertRefused(
        Call.on(
            Map.of("GRIDMARK_PACK_KEY", PackKey.random().secret()),
            "seal",
            pack.toString(),
            "--out",
            temporary.resolve("pack.sealed").toString()));
    assertThat(temporary.resolve("pack.sealed")).doesNotExist();
  }

  private static Path sample() {
    return Repository.sample("accepted/classic-one-file").resolve("SudokuSolver.java");
  }

  private void assertRefused(Call call) {
    assertThat(call.exitCode()).as(call.err()).isEqualTo(ExitCode.WRONG_USE);
    assertThat(call.err())
        .contains(
            pack + " (case classic-1): the case says solvable, but the puzzle has no solution: ",
            "r1c1",
            "r1c5",
            "or write \"expect\": \"unsolvable\"");
  }
}
