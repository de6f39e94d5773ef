package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.solve.Solve;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.run.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A submission gets the same from every JDK that can compile for the release of the pack. */
@Tag("process")
class OneJavaForAllTest {

  private static final int NEWEST = Runtime.version().feature();

  @TempDir private Path temporary;
  private Path submission;

  /** With a method that came with Java 21. */
  @BeforeEach
  void handIn() throws IOException {
    submission =
        Files.writeString(
            Files.createDirectories(temporary.resolve("class/alice")).resolve("SudokuSolver.java"),
            """
            import java.util.List;

            public class SudokuSolver implements AbstractSudokuSolver {
              private final List<int[][]> boards = new java.util.ArrayList<>();

              public int[][] solve(int[][] sudoku) {
                boards.add(sudoku);
                return boards.getFirst();
              }
            }
            """);
  }

  @Test
  void whatIsNewerThanThePackDoesNotCompile() throws Exception {
    Call call = run("grade", submission, pack(Map.of()));

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out())
        .contains(
            "Does not compile (Java 17): 1 error\n",
            "SudokuSolver.java:8:18: error: cannot find symbol\n");
    JsonNode result = result();
    assertThat(result.path("status").stringValue()).isEqualTo("COMPILE_ERROR");
    String running = "Java " + System.getProperty("java.version");
    assertThat(result.path("environment").path("language").stringValue())
        .isEqualTo(NEWEST == 17 ? running : running + ", compiled for 17");
  }

  @Test
  void theReleaseOfThePackIsWhatItCompilesFor() throws Exception {
    run("grade", submission, pack(Map.of("java", NEWEST)));

    assertThat(result().path("status").stringValue())
        .isEqualTo(NEWEST < 21 ? "COMPILE_ERROR" : "GRADED");
    assertThat(result().path("environment").path("language").stringValue())
        .isEqualTo("Java " + System.getProperty("java.version"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"grade", "batch", "kit"})
  void nobodyIsGradedByAnOlderJdkThanThePackAsksFor(String command) throws Exception {
    Path pack = pack(Map.of("java", NEWEST + 1));

    Call call = run(command, temporary.resolve("class"), pack);

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.out()).isEmpty();
    assertThat(call.err())
        .startsWith("gridmark: the test pack cannot be used")
        .endsWith(
            """
            %s: /release/java: the pack is for Java %d, but this is Java %s
                Fix: run Gridmark with Java %d or newer, or write "java": 17
            """
                .formatted(pack, NEWEST + 1, System.getProperty("java.version"), NEWEST + 1));
    assertThat(temporary.resolve("out/result.json")).doesNotExist();
  }

  private Call run(String command, Path path, Path pack) {
    Path out = temporary.resolve("out");
    return command.equals("kit")
        ? Call.of("kit", "--cases", pack.toString(), "--out", out.toString())
        : Call.of(command, path.toString(), "--cases", pack.toString(), "--out", out.toString());
  }

  private JsonNode result() throws IOException {
    return JsonMapper.shared().readTree(Files.readString(temporary.resolve("out/result.json")));
  }

  private Path pack(Map<String, Integer> releases) throws IOException {
    return Files.writeString(
        temporary.resolve("pack.json"),
        PackWriter.text(new Solve(), releases, List.of(Runs.solvable("open-1"))));
  }
}
