package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.cli.Call;
import gridmark.sat.Cnf;
import gridmark.sat.DimacsReader;
import gridmark.sat.Encoding;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncodeCommandTest {

  private static final String MARKED = "1............... .e..............";

  @TempDir private Path folder;

  @Test
  void formulaIsTheOneOfTheEncoding() throws Exception {
    Puzzle puzzle = PuzzleReader.read(MARKED).get(0);
    for (Encoding encoding : Encoding.all()) {
      Call call = Call.of("encode", MARKED, "--encoding", encoding.name());

      Cnf formula = DimacsReader.read(new StringReader(call.out()));
      assertThat(formula).isEqualTo(encoding.encode(puzzle));
      assertThat(call.exitCode()).isZero();
      assertThat(call.err()).isEmpty();
    }
  }

  @Test
  void formulasOfSeveralPuzzlesGoToNumberedFiles() throws Exception {
    Path out = folder.resolve("puzzles.cnf");

    Call call = Call.withInput(MARKED + "\n" + MARKED, "encode", "-", "--out", out.toString());

    assertThat(call.exitCode()).isZero();
    assertThat(folder.resolve("puzzles-1.cnf"))
        .hasSameTextualContentAs(folder.resolve("puzzles-2.cnf"))
        .content()
        .contains("p cnf 64 ");
    assertThat(out).doesNotExist();
  }

  @Test
  void oneFormulaGoesToItsFile() throws Exception {
    Path out = folder.resolve("puzzle.cnf");

    Call call = Call.of("encode", MARKED, "--out", out.toString());

    assertThat(call).isEqualTo(new Call(0, "", "Written: " + out + "\n"));
    assertThat(Files.readString(out)).isEqualTo(Call.of("encode", MARKED).out());
  }

  @Test
  void dashIsStandardOutputAndDeviceTakesAllFormulas() {
    String two = MARKED + "\n" + MARKED;

    assertThat(Call.of("encode", MARKED, "--out", "-")).isEqualTo(Call.of("encode", MARKED));
    assertThat(Call.withInput(two, "encode", "-", "--out", "/dev/null").err())
        .isEqualTo("Written: /dev/null\nWritten: /dev/null\n");
  }

  @Test
  void missingFolderIsToldBeforeAnythingIsDone() {
    Path out = folder.resolve("missing/puzzle.cnf");

    assertThat(Call.of("encode", MARKED, "--out", out.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: %s cannot be written: there is no folder %s\n"
                        .formatted(out, out.getParent())
                    + "Try 'gridmark encode --help'.\n"));
  }

  @Test
  void severalFormulasDoNotFitOnStandardOutput() {
    assertThat(Call.withInput(MARKED + "\n" + MARKED, "encode", "-"))
        .isEqualTo(
            new Call(
                2,
                "",
                """
                gridmark: 2 puzzles make as many formulas: give --out FILE, to have a file each
                Try 'gridmark encode --help'.
                """));
  }
}
