package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.cli.Call;
import gridmark.cli.ExitCode;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.PackWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchSimilarityIT {

  @TempDir private Path temporary;
  private Path out;

  @BeforeEach
  void makeClass() throws Exception {
    out = temporary.resolve("out");
    Files.createDirectory(temporary.resolve("class"));
    Files.writeString(
        temporary.resolve("pack.json"),
        PackWriter.text(
            new Solve(), PackReader.read(Repository.testcases()).cases().subList(0, 1)));
    handIn("~ann", "accepted/classic-one-file");
    handIn("bob", "accepted/classic-one-file");
    handIn("carl", "accepted/backtracking-no-sat");
    handIn("dora", "compile_error/missing-semicolon");
  }

  private void handIn(String name, String sample) throws IOException {
    String source =
        Files.readString(Repository.submissions().resolve(sample).resolve("SudokuSolver.java"));
    Path folder = Files.createDirectories(temporary.resolve("class").resolve(name));
    Files.writeString(folder.resolve("SudokuSolver.java"), source);
  }

  private Call batch(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "batch",
                temporary.resolve("class").toString(),
                "--out",
                out.toString(),
                "--cases",
                temporary.resolve("pack.json").toString()));
    arguments.addAll(List.of(more));
    return Call.of(arguments.toArray(String[]::new));
  }

  @Test
  void whatCompiledIsComparedAndKeptUntilItChanges() throws Exception {
    Call first = batch("--similarity");

    assertThat(first.exitCode()).isEqualTo(ExitCode.SOMETHING_LOST);
    assertThat(first.err()).contains("3 submissions compared with each other: 1 pair is");
    assertThat(out.resolve("similarity/pairs.csv"))
        .content()
        .contains("100,bob,,bob,~ann,,~ann")
        .doesNotContain("dora", "carl");
    assertThat(out.resolve("similarity/report.zip")).isNotEmptyFile();
    assertThat(out.resolve("similarity/README.txt")).content().contains("report.zip");

    assertThat(batch("--resume").err()).doesNotContain("earlier run");
    assertThat(batch("--resume", "--similarity").err()).doesNotContain("compared");

    handIn("bob", "accepted/sat4j-direct");
    assertThat(batch("--resume").err()).contains("earlier run", "--similarity");
    assertThat(batch("--resume", "--similarity").err()).contains("0 pairs are");
    assertThat(batch("--resume").err()).doesNotContain("earlier run");
  }

  @Test
  void withoutTheOptionNothingIsCompared() {
    assertThat(batch().exitCode()).isEqualTo(ExitCode.SOMETHING_LOST);
    assertThat(out.resolve("similarity")).doesNotExist();
  }

  @Test
  void oneAloneIsNotCompared() throws Exception {
    for (String name : List.of("bob", "carl", "dora")) {
      Files.delete(temporary.resolve("class").resolve(name).resolve("SudokuSolver.java"));
      Files.delete(temporary.resolve("class").resolve(name));
    }

    Call call = batch("--similarity");

    assertThat(call.exitCode()).isEqualTo(ExitCode.ALL_ACCEPTED);
    assertThat(call.err()).contains("There is nothing to compare: only one submission compiled.");
  }
}
