package gridmark.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The workflows that others copy may do no more than they need. */
class WorkflowTest {

  static List<Path> workflows() throws IOException {
    return Workflow.files();
  }

  @Test
  void thereAreThree() throws IOException {
    assertThat(workflows())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("github-matrix.yml", "instructor.yml", "student.yml");
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void readOnly(Path file) throws IOException {
    Workflow workflow = Workflow.read(file);

    assertThat(workflow.text()).contains("\npermissions:\n  contents: read\n\n");
    assertThat(workflow.found("^ *permissions:.*$")).hasSize(1);
    assertThat(workflow.text()).doesNotContain("write", "GITHUB_TOKEN", "github.token");
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void leaveNoCredentialsToTheCodeTheyRun(Path file) throws IOException {
    Workflow workflow = Workflow.read(file);

    assertThat(
            workflow.found(
                "^ *- uses: actions/checkout@v\\d+\n *with:\n *persist-credentials: false$"))
        .isNotEmpty()
        .hasSameSizeAs(workflow.found("actions/checkout"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void runOnlyWhatWasPushedOrAskedFor(Path file) throws IOException {
    Workflow workflow = Workflow.read(file);

    assertThat(workflow.found("^on:( push\n|\n  workflow_dispatch:\n)")).hasSize(1);
    assertThat(workflow.text()).doesNotContain("pull_request", "workflow_run", "issue_comment");
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void useOnlyActionsOfGithubByVersion(Path file) throws IOException {
    assertThat(Workflow.read(file).found("uses:.*$"))
        .isNotEmpty()
        .allMatch(use -> use.matches("uses: actions/[a-z-]+@v\\d+"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void endInTime(Path file) throws IOException {
    Workflow workflow = Workflow.read(file);

    assertThat(workflow.found("^    timeout-minutes: \\d+$"))
        .isNotEmpty()
        .hasSameSizeAs(workflow.found("^    runs-on:"));
  }

  /** What is put into a script becomes part of it; what is in a variable stays text. */
  @ParameterizedTest
  @MethodSource("workflows")
  void putNothingIntoScripts(Path file) throws IOException {
    Workflow workflow = Workflow.read(file);

    assertThat(workflow.scripts())
        .hasSameSizeAs(workflow.found("^.*\\brun:"))
        .noneMatch(script -> script.contains("${{"));
    assertThat(workflow.found("^.*\\$\\{\\{.*$"))
        .allMatch(
            line ->
                line.matches(
                    " {10}([A-Z_]+: |name: part-)\\$\\{\\{ (inputs|secrets|matrix|strategy)\\.[\\w-]+ }}"));
  }

  /** Without them it is not known who has been graded. */
  @Test
  void resultsOfAClassAreHandedOnWithTheirHiddenFiles() throws IOException {
    Workflow workflow = Workflow.named("github-matrix.yml");

    assertThat(workflow.found("^ +include-hidden-files: true$"))
        .hasSize(3)
        .hasSameSizeAs(workflow.found("actions/upload-artifact"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void areIndentedAsYamlMustBe(Path file) throws IOException {
    assertThat(Workflow.read(file).text().lines())
        .allMatch(line -> line.isEmpty() || (line.length() - line.stripLeading().length()) % 2 == 0)
        .noneMatch(line -> line.contains("\t"));
  }
}
