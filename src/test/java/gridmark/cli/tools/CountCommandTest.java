package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.cli.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountCommandTest {

  private static final String NINE = ".....1.4.....2..";
  private static final String EMPTY = "................";

  @TempDir private Path folder;

  @Test
  void bareNumbersComeOneLineEach() {
    assertThat(Call.withInput(NINE + "\n" + EMPTY, "count", "-"))
        .isEqualTo(new Call(0, "9\n288\n", ""));
    assertThat(Call.of("count", SolveCommandTest.UNSOLVABLE)).isEqualTo(new Call(0, "0\n", ""));
  }

  @Test
  void marksCount() {
    assertThat(Call.of("count", EMPTY + " e...............")).isEqualTo(new Call(0, "144\n", ""));
  }

  @Test
  void twoFileFormWritesTheNumber() throws Exception {
    Path input = Files.writeString(folder.resolve("input.txt"), NINE + "\n" + EMPTY + "\n");
    Path output = folder.resolve("output.txt");

    assertThat(Call.of("count", input.toString(), output.toString()))
        .isEqualTo(new Call(0, "", ""));
    assertThat(output).hasContent("9\n288\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    assertThat(Call.of("count", input.toString(), folder.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: "
                    + folder
                    + " cannot be written: it is a folder; give the name of a file\nTry 'gridmark count --help'.\n"));
  }

  @Test
  void puzzlesAreNotOverwritten() throws Exception {
    Path input = Files.writeString(folder.resolve("input.txt"), NINE + "\n");

    Call call = Call.of("count", input.toString(), input.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err())
        .startsWith("gridmark: the numbers would overwrite the puzzles in " + input);
    assertThat(input).hasContent(NINE);
    assertThat(Call.of("count", NINE, "-")).isEqualTo(new Call(0, "9\n", ""));
  }

  @Test
  void diskThatIsFullIsTold() {
    assertThat(Call.of("count", NINE, "/dev/full"))
        .isEqualTo(
            new Call(3, "", "gridmark: /dev/full cannot be written (No space left on device)\n"));
  }

  @Test
  void countingStopsWhereAsked() {
    assertThat(Call.of("count", EMPTY, "--at-most", "100").out()).matches("at least 1\\d\\d\n");
    assertThat(Call.of("count", NINE, "--at-most", "100").out()).isEqualTo("9\n");
    assertThat(Call.of("count", EMPTY, "--at-most", "0").err())
        .startsWith("gridmark: --at-most must be 1 or more, not 0\n");
    assertThat(Call.of("count", EMPTY, "--at-most", "x").err())
        .startsWith("gridmark: Invalid value for option '--at-most': 'x' is not a whole number\n");
    assertThat(Call.of("count", EMPTY, "--memory", "0").err())
        .startsWith("gridmark: --memory must be 1 MiB or more, not 0\n");
  }

  @Test
  void aPersonIsToldInWords() {
    assertThat(Call.onTerminal("count", ".".repeat(36)).out())
        .matches("28,200,960 solutions   \\([0-9.]+ s\\)\n");
    assertThat(Call.onTerminal("count", SolveCommandTest.PUZZLE).out()).startsWith("1 solution  ");
  }

  @Test
  void jsonSaysWhetherTheNumberIsExact() {
    assertThat(Call.of("count", NINE, "--json").out())
        .isEqualTo("{\"puzzle\":\"" + NINE + "\",\"box\":\"2x2\",\"count\":9,\"exact\":true}\n");
  }
}
