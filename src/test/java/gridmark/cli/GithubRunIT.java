package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GithubRunIT {

  private static final Path CASES = Repository.testcases().resolve("1-classic.json");

  @TempDir private Path temporary;
  private Path out;
  private Path summary;
  private Path outputs;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void standIn() throws IOException {
    out = temporary.resolve("out");
    summary = Files.createFile(temporary.resolve("summary"));
    outputs = Files.createFile(temporary.resolve("outputs"));
    environment.put("GITHUB_ACTIONS", "true");
    environment.put("GITHUB_WORKSPACE", Repository.root().toAbsolutePath().toString());
    environment.put("GITHUB_STEP_SUMMARY", summary.toString());
    environment.put("GITHUB_OUTPUT", outputs.toString());
  }

  private Call grade(Map<String, String> variables, String sample, String... more) {
    List<String> arguments = new ArrayList<>(List.of("grade"));
    arguments.add(Repository.sample(sample).toString());
    arguments.addAll(List.of("--cases", CASES.toString(), "--out", out.toString()));
    arguments.addAll(List.of(more));
    return Call.on(variables, arguments.toArray(String[]::new));
  }

  @Test
  void isToldOfACrashWithoutBeingAskedFor() throws Exception {
    Call call = grade(environment, "crashed/null-pointer");

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out().lines().filter(line -> line.startsWith("::")))
        .isNotEmpty()
        .first()
        .asString()
        .startsWith(
            "::error file=grader/submissions/solve/crashed/null-pointer/SudokuSolver.java,line=")
        .contains("java.lang.NullPointerException");
    assertThat(summary).content().contains("classic-1", "```");
    assertThat(summary).hasSameTextualContentAs(out.resolve("github-summary.md"));
    assertThat(outputs)
        .content()
        .contains("max-score=16\n", "status=GRADED\n", "accepted=0\n", "cases=6\n")
        .endsWith("result=" + out.resolve("result.json").toAbsolutePath() + "\n");
  }

  @Test
  void isToldWhereItDoesNotCompile() {
    assertThat(grade(environment, "compile_error/missing-semicolon").out())
        .endsWith(
            "\n::error file=grader/submissions/solve/compile_error/missing-semicolon/SudokuSolver.java"
                + ",line=7,col=39,title=Does not compile::';' expected\n");
  }

  @Test
  void isToldNothingElsewhere() {
    environment.remove("GITHUB_ACTIONS");

    Call call = grade(environment, "compile_error/missing-semicolon");

    assertThat(call.out()).doesNotContain("::");
    assertThat(summary).isEmptyFile();
    assertThat(outputs).isEmptyFile();
    assertThat(out.resolve("github-summary.md")).doesNotExist();
  }

  @Test
  void leavesOnlyAFileElsewhereWhereItIsAskedFor() {
    Call call = grade(Map.of(), "compile_error/missing-semicolon", "--report", "github");

    assertThat(call.out()).doesNotContain("::");
    assertThat(out.resolve("github-summary.md")).content().contains("';' expected");
  }

  @Test
  void addsToWhatIsThere() throws Exception {
    Files.writeString(summary, "before");
    Files.writeString(outputs, "earlier=1");

    grade(environment, "compile_error/missing-semicolon");

    assertThat(summary).content().startsWith("before\n#");
    assertThat(outputs).content().startsWith("earlier=1\nscore=0\n");
  }

  @Test
  void doesNotChangeTheGradeWhereNothingCanBeAdded() throws Exception {
    environment.put("GITHUB_STEP_SUMMARY", temporary.toString());
    environment.put("GITHUB_OUTPUT", temporary.resolve("missing/outputs").toString());

    Call call = grade(environment, "accepted/classic-one-file");

    assertThat(call.exitCode()).isZero();
    assertThat(call.err())
        .contains(
            "gridmark: nothing was added to " + temporary + " (",
            "gridmark: nothing was added to " + temporary.resolve("missing/outputs") + " (",
            "; the grade and the reports are not affected\n");
  }

  @Test
  void addsNothingToASummaryThatIsFull() throws Exception {
    Files.writeString(summary, "x".repeat((1 << 20) - 500));

    Call call = grade(environment, "compile_error/missing-semicolon");

    assertThat(call.err()).contains("nothing was added to " + summary + " (it is full)");
    assertThat(summary).hasSize((1 << 20) - 500);
    assertThat(outputs).content().contains("status=COMPILE_ERROR");
  }

  @Test
  void doesWithoutFilesThatAreNotNamed() {
    Call call = grade(Map.of("GITHUB_ACTIONS", "true"), "compile_error/missing-semicolon");

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out())
        .endsWith("\n::error title=Does not compile::SudokuSolver.java:7: ';' expected\n");
    assertThat(call.err()).doesNotContain("gridmark: ");
  }
}
