package gridmark.platform;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.SealedPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The autograder for Classroom 50, run in a checkout as the platform runs it. */
class AutograderIT {

  private static final String TAG = "submit/2026-06-01T14-32-05Z-a1b2c3d";

  @TempDir private Path bundle;
  @TempDir private Path checkout;
  @TempDir private Path runner;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void layOut() throws IOException {
    copy("grader/classroom50/autograder.py", bundle.resolve("autograder.py"));
    copy("target/gridmark.jar", bundle.resolve("gridmark.jar"));
    copy("testcases/solve/1-classic.json", bundle.resolve("testcases/1-classic.json"));
    environment.put("CLASSROOM", "logic");
    environment.put("ASSIGNMENT", "sudoku");
    environment.put("SUBMISSION_TAG", TAG);
    environment.put("COMMIT_URL", "https://example.org/commit");
    environment.put("RELEASE_URL", "https://example.org/release");
    environment.put("REVIEW_URL", "https://example.org/review");
    environment.put("GITHUB_ACTIONS", "true");
    environment.put("GITHUB_WORKSPACE", checkout.toRealPath().toString());
    environment.put("GITHUB_STEP_SUMMARY", runner.resolve("summary").toString());
    environment.put("GITHUB_OUTPUT", runner.resolve("outputs").toString());
  }

  private static void copy(String file, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    Files.copy(Repository.root().resolve(file), target);
  }

  private void handIn(String sample) throws IOException {
    copy(
        "grader/submissions/solve/" + sample + "/SudokuSolver.java",
        checkout.resolve("SudokuSolver.java"));
  }

  private Command run() throws Exception {
    return Command.run(
        checkout, environment, List.of("python3", bundle.resolve("autograder.py").toString()));
  }

  private JsonNode result() throws Exception {
    Command command = run();
    assertThat(command.exitCode()).as(command.printed()).isZero();
    return JsonMapper.shared().readTree(Files.readString(checkout.resolve("result.json")));
  }

  private Path planted(String name, String text) throws IOException {
    Path file = checkout.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void leavesTheResultInTheCheckoutAndNothingElse() throws Exception {
    handIn("accepted/classic-one-file");

    JsonNode result = result();

    assertThat(result.path("schema").stringValue()).isEqualTo("classroom50/result/v1");
    assertThat(result.path("classroom").stringValue()).isEqualTo("logic");
    assertThat(result.path("assignment").stringValue()).isEqualTo("sudoku");
    assertThat(result.path("submission").stringValue()).isEqualTo(TAG);
    assertThat(result.path("score").intValue()).isPositive();
    assertThat(result.path("score")).isEqualTo(result.path("max-score"));
    assertThat(result.path("tests").size()).isEqualTo(6);
    assertThat(checkout.toFile().list())
        .containsExactlyInAnyOrder("SudokuSolver.java", "result.json");
    assertThat(runner.resolve("summary")).exists();
    assertThat(runner.resolve("outputs")).as("is the platform's").doesNotExist();
  }

  @Test
  void endsWellWhereTheSubmissionDoesNot() throws Exception {
    handIn("compile_error/missing-semicolon");

    JsonNode result = result();

    assertThat(result.path("score").intValue()).isZero();
    assertThat(result.path("max-score").intValue()).isPositive();
  }

  @Test
  void gradesWithSealedPacks() throws Exception {
    handIn("accepted/classic-one-file");
    PackKey key = PackKey.random();
    Path hidden = Repository.testcases().resolve("3-hidden.json");
    Files.writeString(
        bundle.resolve("testcases/3-hidden.sealed"), SealedPack.seal(List.of(hidden), key));
    environment.put("GRIDMARK_PACK_KEY", key.secret());

    assertThat(result().path("tests").size())
        .isEqualTo(
            PackReader.read(Repository.testcases().resolve("1-classic.json")).cases().size()
                + PackReader.read(hidden).cases().size());
  }

  @Test
  void writesNothingWhereTheGraderCannotGrade() throws Exception {
    handIn("accepted/classic-one-file");
    planted("result.json", "{\"score\": 100}");
    Files.writeString(bundle.resolve("testcases/1-classic.json"), "{");

    Command command = run();

    assertThat(command.exitCode()).isEqualTo(1);
    assertThat(command.printed())
        .contains("1-classic.json", "gridmark could not grade (exit code 2); no result was written")
        .doesNotContain("Traceback");
    assertThat(checkout.resolve("result.json")).doesNotExist();
  }

  @Test
  void saysThatThereIsNoJava() throws Exception {
    handIn("accepted/classic-one-file");
    environment.put("JAVA_HOME", runner.toString());

    Command command = run();

    assertThat(command.exitCode()).isEqualTo(1);
    assertThat(command.printed())
        .startsWith("gridmark could not grade (")
        .doesNotContain("Traceback");
  }

  @Test
  void takesNothingPlantedForAResult() throws Exception {
    handIn("compile_error/missing-semicolon");
    Path precious = Files.writeString(runner.resolve("precious"), "precious");
    Files.createSymbolicLink(checkout.resolve("result.json"), precious);

    assertThat(result().path("score").intValue()).isZero();
    assertThat(precious).hasContent("precious");

    Files.delete(checkout.resolve("result.json"));
    planted("result.json/in/the/way", "");
    assertThat(result().path("score").intValue()).isZero();
  }

  @Test
  void asksNothingInTheCheckoutHowToGrade() throws Exception {
    handIn("wrong_answer/always-zeros");
    long before = result().path("score").longValue();
    planted("grader/rubric.json", "{ \"cap\": 1 }");
    planted("rubric.json", "{ \"cap\": 1 }");
    planted("testcases/1-classic.json", "{}");
    planted("gridmark.jar", "not a jar");
    planted(".hotspotrc", "-version");
    environment.put("JAVA_TOOL_OPTIONS", "-version");

    JsonNode result = result();

    assertThat(result.path("score").longValue()).isEqualTo(before).isPositive();
    assertThat(result.path("tests").size()).isEqualTo(6);
  }
}
