package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.filling.Expectation;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.cli.Call;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTest {

  @TempDir private Path folder;

  @Test
  void sameSeedMakesTheSamePuzzles() {
    Call first = Call.of("generate", "--count", "3", "--seed", "5");

    assertThat(first).isEqualTo(Call.of("generate", "--count", "3", "--seed", "5"));
    assertThat(first.out().lines()).hasSize(3).doesNotHaveDuplicates();
    assertThat(Call.withInput(first.out(), "count", "-").out()).isEqualTo("1\n1\n1\n");
  }

  @Test
  void neighbouringSeedsShareNoPuzzle() {
    Call first = Call.of("generate", "--size", "6", "--count", "4", "--seed", "5");
    Call second = Call.of("generate", "--size", "6", "--count", "4", "--seed", "6");

    assertThat(first.out().lines()).doesNotContainAnyElementsOf(second.out().lines().toList());
  }

  @Test
  void everyPuzzleCanBeMadeAgainOnItsOwn() {
    Call several = Call.of("generate", "--size", "6", "--count", "3", "--seed", "5", "--json");
    String last = several.out().lines().toList().get(2);
    String seed = last.replaceFirst(".*\"seed\":(\\d+).*", "$1");

    assertThat(Call.of("generate", "--size", "6", "--seed", seed, "--json").out())
        .isEqualTo(last + "\n");
  }

  @Test
  void newSeedIsTold() {
    Call call = Call.of("generate", "--size", "4");
    String seed = call.err().replaceFirst("(?s)Seed: (\\d+) .*", "$1");

    assertThat(Call.of("generate", "--size", "4", "--seed", seed).out()).isEqualTo(call.out());
  }

  @Test
  void ordersAreFilled() throws Exception {
    Puzzle marked = made("--size", "6", "--marks", "8", "--seed", "1").get(0);
    Puzzle several = made("--solutions", "7", "--givens", "26", "--seed", "1").get(0);

    assertThat(marked.shape()).hasToString("2x3");
    assertThat(marked.marks().toString().chars().filter(c -> c == 'e' || c == 'o')).hasSize(8);
    assertThat(several.givens().toString().chars().filter(Character::isDigit)).hasSize(26);
    assertThat(Call.of("count", several.givens().toString()).out()).isEqualTo("7\n");
    assertThat(Call.of("generate", "--box", "3x2", "--seed", "1", "--json").out())
        .contains("\"box\":\"3x2\",\"solutions\":1,\"guesses\":");
  }

  private static List<Puzzle> made(String... options) throws Exception {
    List<String> arguments = new java.util.ArrayList<>(List.of("generate"));
    arguments.addAll(List.of(options));
    return PuzzleReader.read(Call.of(arguments.toArray(String[]::new)).out());
  }

  @Test
  void packIsReadByTheGrader() throws Exception {
    Path file = folder.resolve("pack.json");

    Call call =
        Call.of(
            "generate",
            "--unsolvable",
            "search",
            "--count",
            "2",
            "--seed",
            "9",
            "--pack",
            "--out",
            file.toString());

    assertThat(call).isEqualTo(new Call(0, "", "Written: " + file + "\n"));
    Pack pack = PackReader.read(file);
    assertThat(pack.cases()).hasSize(2);
    assertThat(pack.cases().get(0).id()).matches("generated-[0-9a-f]{8}");
    assertThat(CaseBoards.expectation(pack.cases().get(0))).isEqualTo(Expectation.UNSOLVABLE);
  }

  @Test
  void boardIsDrawnOnTerminal() {
    assertThat(Call.onTerminal("generate", "--seed", "3").out())
        .contains("┌─────────┬─────────┬─────────┐\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --count=0                         | --count must be 1 or more, not 0
          --size=7                          | there is no board of 7x7: take 4, 6, 8, 9, 10, 12, 16 or 25 rows
          --size=9 --box=2x3                | boxes of 2x3 make a board of 6 rows, not 9
          --solutions=2 --unsolvable=clash  | --solutions and --unsolvable exclude each other: give one of them
          --pack --json                     | --pack and --json exclude each other: give one of them
          --pack --marks=3                  | a test pack holds 9x9 puzzles without marks: leave out --pack, --size or --marks
          --givens=82                       | the number of givens must be from 0 to 81, not 82
          """)
  void wrongOrderIsRefused(String options, String complaint) {
    Call call = Call.of(("generate " + options).split(" "));

    assertThat(call)
        .isEqualTo(
            new Call(2, "", "gridmark: " + complaint + "\nTry 'gridmark generate --help'.\n"));
  }

  @Test
  void orderThatCannotBeFilledIsTold() throws Exception {
    Path file = Files.writeString(folder.resolve("kept"), "precious");

    Call call = Call.of("generate", "--givens", "12", "--tries", "2", "--out", file.toString());

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.err()).contains("gridmark: no 9x9 puzzle with 12 givens found in 2 tries");
    assertThat(file).hasContent("precious");
  }
}
