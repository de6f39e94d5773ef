package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.cli.Call;
import gridmark.sat.Encoding;
import gridmark.sat.Solver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SolveCommandTest {

  static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  static final String UNSOLVABLE = "55" + PUZZLE.substring(2);
  private static final String MARKED = "1............... .e..............";

  @TempDir private Path folder;

  @Test
  void puzzleIsAnArgumentFileOrStandardInput() throws Exception {
    Path file = Files.writeString(folder.resolve("puzzles"), PUZZLE + "\n" + UNSOLVABLE + "\n");
    Call both = new Call(0, SOLUTION + "\nunsolvable\n", "");

    assertThat(Call.of("solve", PUZZLE)).isEqualTo(new Call(0, SOLUTION + "\n", ""));
    assertThat(Call.of("solve", file.toString())).isEqualTo(both);
    assertThat(Call.withInput(Files.readString(file), "solve", "-")).isEqualTo(both);
  }

  static List<Arguments> choices() {
    List<Arguments> choices = new ArrayList<>();
    for (Solver solver : Solver.values()) {
      Encoding.all().forEach(each -> choices.add(Arguments.of(solver.word(), each.name())));
    }
    return choices;
  }

  @ParameterizedTest
  @MethodSource("choices")
  void everySolverOnEveryEncodingSaysTheSame(String solver, String encoding) {
    String input = PUZZLE + "\n" + UNSOLVABLE + "\n1234............ ....e...........\n" + PUZZLE;
    String marked = "1234............ ....o...........";

    Call call =
        Call.withInput(input, "solve", "-", "--solver", solver, "--encoding", encoding, "--json");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out().lines().toList())
        .hasSize(4)
        .allSatisfy(line -> assertThat(line).startsWith("{\"puzzle\":\"").endsWith("}"));
    assertThat(call.out().lines().map(line -> line.contains("\"solvable\":true")))
        .containsExactly(true, false, true, true);
    assertThat(call.out()).contains("\"marks\":\"....e...........\",\"box\":\"2x2\"", SOLUTION);
    assertThat(Call.of("solve", marked, "--solver", solver, "--encoding", encoding).out())
        .matches("12343[0-9]{11}\n");
  }

  @Test
  void boardIsDrawnOnTerminal() {
    Call call = Call.onTerminal("solve", "1............... .e..........o...");

    assertThat(call.out())
        .startsWith(
            """
                 1   2    3   4\s\s
               ┌────────┬────────┐
             1 │ 1 \
            """)
        .containsPattern("[24]□ │")
        .containsPattern("│ [13]○ ");
    assertThat(Call.onTerminal("solve", UNSOLVABLE).out())
        .isEqualTo("unsolvable (gridmark explain shows why)\n");
    assertThat(Call.onTerminal("solve", MARKED + "\n" + MARKED).out())
        .contains("Puzzle 1 of 2\n", "Puzzle 2 of 2\n");
  }

  @Test
  void boxMayBeSaid() {
    String standing = ".".repeat(36);

    assertThat(Call.of("solve", standing, "--box", "3x2", "--json").out())
        .contains("\"box\":\"3x2\"");
    assertThat(Call.of("solve", standing, "--box", "3by2"))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: Invalid value for option '--box': '3by2' is not a box of 4 to 25 cells,"
                    + " such as 3x3 or 2x5 (rows x columns)\nTry 'gridmark solve --help'.\n"));
  }

  @Test
  void wrongInputIsToldWithItsPlace() throws Exception {
    Path file = Files.writeString(folder.resolve("bad"), PUZZLE + "\n" + PUZZLE + "5\n");

    assertRefused("bad.txt: there is no such file", "bad.txt");
    assertRefused(folder + " is a folder: give a file of puzzles", folder.toString());
    assertRefused(
        file
            + ": line 2, column 1: 82 cells make no board; "
            + "a board of 9x9 has 81 in one line, or 9 lines of 9",
        file.toString());
    assertRefused(
        "the puzzle: line 1, column 3: '!' is not a digit; empty cells are . or 0",
        PUZZLE.replaceFirst("\\.", "!"));
    assertRefused("--solver is sat4j or dpll, not z3", PUZZLE, "--solver", "z3");
    assertRefused(
        "there is no encoding named short: "
            + "the encodings are minimal, efficient, extended, triads, pruned",
        PUZZLE,
        "--encoding",
        "short");
    assertRefused("PUZZLE is empty: give a puzzle, a file, or - for standard input", "");
    assertRefused("Missing required parameter: 'PUZZLE'");
  }

  private static void assertRefused(String complaint, String... arguments) {
    List<String> all = new ArrayList<>(List.of("solve"));
    all.addAll(List.of(arguments));
    assertThat(Call.of(all.toArray(String[]::new)))
        .isEqualTo(new Call(2, "", "gridmark: " + complaint + "\nTry 'gridmark solve --help'.\n"));
  }
}
