package gridmark.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.PackKey;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a platform trusts the grader with is not passed on to submissions. */
class PlatformSecretsIT {

  private static final String SECRET = "a-secret-of-the-platform";

  /** Shows its own variables, and those of all processes it can see where it is told to. */
  private static final String SPY =
      """
      import java.nio.charset.StandardCharsets;
      import java.nio.file.*;

      public class SudokuSolver implements AbstractSudokuSolver {
        public int[][] solve(int[][] sudoku) {
          System.out.println("mine: " + System.getenv());
          ProcessHandle.allProcesses().forEach(SudokuSolver::spy);
          return new int[9][9];
        }

        static void spy(ProcessHandle process) {
          try {
            Path file = Path.of("/proc/" + process.pid() + "/environ");
            String all = Files.readString(file, StandardCharsets.ISO_8859_1);
            System.out.println(all.contains("@SECRET@") ? "seen: @SECRET@" : "seen");
          } catch (Exception stopped) {
            // then not
          }
        }
      }
      """;

  @TempDir private Path temporary;
  @TempDir private Path out;
  @TempDir private Path handIn;
  private final PackKey key = PackKey.random();
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void layOut() throws IOException {
    for (Path folder : List.of(temporary, out, handIn)) {
      GraderUser.letEverybody(folder, "rwxrwxrwx");
    }
    Files.writeString(handIn.resolve("SudokuSolver.java"), SPY.replace("@SECRET@", key.secret()));
    environment.put("GITHUB_ACTIONS", "true");
    environment.put("GITHUB_TOKEN", SECRET);
    environment.put("GITHUB_STEP_SUMMARY", out.resolve("summary-" + SECRET).toString());
    environment.put("GITHUB_OUTPUT", out.resolve("output-" + SECRET).toString());
    environment.put("ACTIONS_RUNTIME_TOKEN", SECRET);
    environment.put("ACTIONS_ID_TOKEN_REQUEST_TOKEN", SECRET);
    environment.put("GRIDMARK_PACK_KEY", key.secret());
  }

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void areOutOfReachInAnEnclosure(Isolation level) throws Exception {
    assertThat(printed(level))
        .contains("mine: {")
        .doesNotContain(SECRET, "seen: ", "GITHUB", "ACTIONS", "GRIDMARK");
  }

  @Test
  void areNotHandedOnWithoutOneEither() throws Exception {
    assertThat(printed(Isolation.PROCESS).lines().filter(line -> line.startsWith("mine: ")))
        .isNotEmpty()
        .allMatch(line -> line.equals("mine: {LC_ALL=C.UTF-8}"));
  }

  /** All that it printed, in every case. */
  private String printed(Isolation level) throws Exception {
    Repository.sandbox(level);
    GraderRun run = new GraderRun(temporary, out);
    int exitCode = finish(run.start(handIn, level, environment));
    assertThat(exitCode).as(run.consoleText()).isEqualTo(1);
    JsonNode result = JsonMapper.shared().readTree(Files.readString(run.result()));
    return String.join(
        "\n",
        result.path("cases").valueStream().map(each -> each.path("output").asString()).toList());
  }

  /** Where nothing could be kept from a submission, the key is kept from being there. */
  @Test
  void keepAKeyFromWhereItCouldBeRead() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dgridmark.cache=" + temporary.resolve("cache"),
                "-cp",
                System.getProperty("java.class.path"),
                "gridmark.cli.Main",
                "grade",
                handIn.toString(),
                "--cases",
                Repository.testcases().resolve("1-classic.json").toAbsolutePath().toString(),
                "--out",
                out.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.resolve("console.txt").toFile());
    // Without programs on the path there is neither bwrap nor a compiler for the jail.
    builder.environment().clear();
    builder.environment().put("PATH", temporary.toString());
    builder.environment().put("GRIDMARK_PACK_KEY", key.secret());

    int exitCode = finish(builder.start());

    assertThat(out.resolve("console.txt"))
        .content()
        .contains("GRIDMARK_PACK_KEY is set, and nothing here would keep a submission from")
        .doesNotContain(key.secret());
    assertThat(exitCode).isEqualTo(2);
  }

  private static int finish(Process process) throws InterruptedException {
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }
}
