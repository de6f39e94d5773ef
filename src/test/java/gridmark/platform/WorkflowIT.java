package gridmark.platform;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.PackKey;
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

/** The scripts of the workflows do what they say, run as GitHub runs them. */
class WorkflowIT {

  @TempDir private Path checkout;
  @TempDir private Path runner;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void checkOut() throws IOException {
    Files.copy(Repository.root().resolve("target/gridmark.jar"), checkout.resolve("gridmark.jar"));
    Files.createDirectories(checkout.resolve("testcases/solve"));
    Path pack = Path.of("testcases/solve/1-classic.json");
    Files.copy(Repository.testcases().resolve("1-classic.json"), checkout.resolve(pack));
    environment.put("GITHUB_ACTIONS", "true");
    environment.put("GITHUB_WORKSPACE", checkout.toRealPath().toString());
    environment.put("GITHUB_STEP_SUMMARY", runner.resolve("summary").toString());
    environment.put("GITHUB_OUTPUT", runner.resolve("outputs").toString());
  }

  private Command run(String workflow) throws Exception {
    List<String> scripts = Workflow.named(workflow).scripts();
    assertThat(scripts).hasSize(1);
    return shell(scripts.get(0));
  }

  private static void handIn(String sample, Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.copy(
        Repository.sample(sample).resolve("SudokuSolver.java"),
        folder.resolve("SudokuSolver.java"));
  }

  @Test
  void studentsSeeGreenForARightSolver() throws Exception {
    handIn("accepted/classic-one-file", checkout.resolve("src"));

    Command command = run("student.yml");

    assertThat(command.exitCode()).as(command.printed()).isZero();
    assertThat(runner.resolve("summary")).content().startsWith("# Score 16 of 16");
    assertThat(runner.resolve("outputs")).content().contains("score=16\nmax-score=16\n");
  }

  @Test
  void studentsSeeRedAndWhereForAWrongOne() throws Exception {
    handIn("crashed/null-pointer", checkout.resolve("src/main/java"));

    Command command = run("student.yml");

    assertThat(command.exitCode()).as(command.printed()).isEqualTo(1);
    assertThat(command.printed()).contains("\n::error file=src/main/java/SudokuSolver.java,line=");
  }

  @Test
  void instructorsGetReportsOfAll() throws Exception {
    handIn("accepted/classic-one-file", checkout.resolve("submissions/alice"));
    handIn("compile_error/missing-semicolon", checkout.resolve("submissions/bob & $(false)"));
    seal();

    Command command = dispatch("submissions", "true");

    assertThat(command.exitCode()).as(command.printed()).isZero();
    for (String name : List.of("alice", "bob & $(false)")) {
      Path reports = checkout.resolve("reports").resolve(name);
      assertThat(reports.resolve("result.json")).exists();
      assertThat(reports.resolve("report.txt")).content().contains(" of 55 ");
    }
    assertThat(runner.resolve("summary")).content().contains("Submission alice", "Submission bob");
  }

  @Test
  void instructorsSeeRedWhereOneCannotBeGraded() throws Exception {
    handIn("accepted/classic-one-file", checkout.resolve("submissions/zoe"));
    Files.writeString(checkout.resolve("submissions/bob.txt"), "no submission");

    Command command = dispatch("submissions", "true");

    assertThat(command.exitCode()).as(command.printed()).isEqualTo(2);
    assertThat(checkout.resolve("reports/zoe/result.json")).exists();
  }

  @Test
  void instructorsGetTheReportOfOne() throws Exception {
    handIn("wrong_answer/always-zeros", checkout.resolve("submissions/alice"));

    Command command = dispatch("submissions/alice", "false");

    assertThat(command.exitCode()).as(command.printed()).isZero();
    assertThat(checkout.resolve("reports/alice/result.json")).exists();
  }

  @Test
  void aClassGradedOnTwoMachinesBecomesOne() throws Exception {
    handIn("accepted/classic-one-file", checkout.resolve("submissions/alice"));
    handIn("compile_error/missing-semicolon", checkout.resolve("submissions/bob"));
    handIn("wrong_answer/always-zeros", checkout.resolve("submissions/carl"));
    environment.putAll(
        Map.of("SUBMISSIONS", "submissions", "CASES", "testcases/solve", "PARTS", "2"));
    List<String> scripts = Workflow.named("github-matrix.yml").scripts();
    assertThat(scripts).hasSize(3);

    Command secret = shell(scripts.get(0));
    assertThat(secret.exitCode()).as(secret.printed()).isZero();
    Files.createDirectory(checkout.resolve("secret"));
    Files.createDirectory(checkout.resolve("parts"));
    Files.copy(checkout.resolve("secret.key"), checkout.resolve("parts/secret.key"));
    Files.move(checkout.resolve("secret.key"), checkout.resolve("secret/secret.key"));
    for (String part : List.of("2", "1")) {
      environment.put("PART", part);
      Command grade = shell(scripts.get(1));
      assertThat(grade.exitCode()).as(grade.printed()).isZero();
      Files.move(checkout.resolve("part"), checkout.resolve("parts/part-" + part));
    }
    Command merge = shell(scripts.get(2));

    assertThat(merge.exitCode()).as(merge.printed()).isZero();
    assertThat(checkout.resolve("class/secret.key"))
        .hasSameTextualContentAs(checkout.resolve("parts/secret.key"));
    for (String name : List.of("alice", "bob", "carl")) {
      assertThat(checkout.resolve("class/students").resolve(name).resolve("result.json")).exists();
      assertThat(checkout.resolve("class/gradebook.csv")).content().contains(name);
    }
  }

  private Command shell(String script) throws Exception {
    return Command.run(checkout, environment, List.of("bash", "-e", "-c", script));
  }

  private Command dispatch(String path, String each) throws Exception {
    environment.putAll(Map.of("SUBMISSION", path, "EACH", each, "CASES", "testcases/solve"));
    return run("instructor.yml");
  }

  private void seal() throws Exception {
    PackKey key = PackKey.random();
    Path hidden = Repository.testcases().resolve("3-hidden.json");
    Files.writeString(
        checkout.resolve("testcases/solve/hidden.sealed"), SealedPack.seal(List.of(hidden), key));
    environment.put("GRIDMARK_PACK_KEY", key.secret());
  }
}
