package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.cli.Call;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.pack.TestCase;
import gridmark.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VerifyCommandIT {

  /** Few, but they catch every mutant. */
  private static final List<String> SMALL =
      List.of("classic-1", "hidden-medium-1", "hidden-boundary-2", "hidden-boundary-3");

  @TempDir private Path temporary;
  private Path pack;

  @BeforeEach
  void writePack() throws Exception {
    List<TestCase> cases =
        PackReader.read(Repository.testcases()).cases().stream()
            .filter(each -> SMALL.contains(each.id()))
            .toList();
    pack = Files.writeString(temporary.resolve("pack.json"), PackWriter.text(new Solve(), cases));
  }

  private Call verify(String... more) {
    String[] arguments = new String[more.length + 3];
    arguments[0] = "verify";
    arguments[1] = "--cases";
    arguments[2] = pack.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return Call.of(arguments);
  }

  private void replaceInPack(String found, String replacement) throws IOException {
    String text = Files.readString(pack);
    assertThat(text).contains(found);
    Files.writeString(pack, text.replaceFirst(found, replacement));
  }

  @Test
  void saysThatAGoodPackIsGood() {
    Call call = verify("--no-samples");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .contains(
            "4 cases, 1 public and 3 hidden",
            "All is as it should be.",
            "4 of 4 expectations are proved",
            "The pack catches 106 of 106 wrong solvers.",
            "1  classic-1          solvable    1 ",
            "no-row-rule                           xx.x\n",
            "minimal                               ....\n");
    assertThat(call.err()).isEqualTo("Proving expectations: 4\nRunning mutants: 136\n");
  }

  @Test
  void namesTheCaseThatExpectsTheWrongThing() throws IOException {
    replaceInPack("\"solvable\"", "\"unsolvable\"");

    Call call = verify("--no-samples");

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out())
        .contains(
            "Case classic-1 expects unsolvable, but the reference solver finds a solution, and sat4j finds a solution,"
                + " and the counter finds 1.",
            "3 of 4 expectations are proved",
            "With expectations that are wrong, what follows means little.")
        .doesNotContain("is right, yet loses");
  }

  @Test
  void refusesABrokenPack() throws IOException {
    replaceInPack("\"expect\"", "\"expects\"");

    Call call = verify("--no-samples");

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.out()).isEmpty();
    assertThat(call.err())
        .contains("the test pack cannot be used", "/cases/0/expects", "did you mean \"expect\"?");
  }

  @Test
  void namesTheMutantsThatAWeakPackMisses() throws IOException {
    pack = Repository.testcases().resolve("1-classic.json");

    Call call = verify("--no-samples", "--json");

    assertThat(call.exitCode()).isEqualTo(1);
    JsonNode document = JsonMapper.shared().readTree(call.out());
    assertThat(document.path("schema").stringValue()).isEqualTo("gridmark/verification/1");
    assertThat(document.path("sound").booleanValue()).isFalse();
    assertThat(document.path("faults").get(0).stringValue()).startsWith("No case catches mutant");
    assertThat(document.path("whole").path("survivors").valueStream().map(JsonNode::stringValue))
        .contains("full-board-unchecked", "table-or-zeros");
    assertThat(document.path("cases").get(1).path("exact").booleanValue()).isFalse();
    assertThat(document.path("mutants").size()).isEqualTo(136);
    assertThat(document.has("samples")).isFalse();
  }

  @Test
  void writesAPageThatNeedsNothingBesideIt() throws IOException {
    replaceInPack("Wikipedia's example", "<b>&amp;</b>");
    Path out = temporary.resolve("out");

    Call call = verify("--no-samples", "--report", "html", "--out", out.toString());

    assertThat(call.exitCode()).isZero();
    assertThat(call.err()).endsWith("Written: " + out.resolve("verification.html") + "\n");
    Page page = Page.of(Files.readString(out.resolve("verification.html")));
    assertThat(page.styles()).contains("prefers-color-scheme: dark");
    assertThat(page.texts(".matrix th[scope=row]")).hasSize(136).contains("row-rule-neighbours");
    assertThat(page.texts("#cases ~ div th[scope=row] > code")).containsExactlyElementsOf(SMALL);
    assertThat(page.texts("#cases ~ div th[scope=row] > .faint")).contains("<b>&amp;</b>");
    assertThat(page.source())
        .startsWith("<!DOCTYPE html>")
        .contains("&lt;b&gt;&amp;amp;&lt;")
        .doesNotContain("<b>", "{{", "src=", "http", "<script");
  }

  @Test
  void gradesSamplesAndNamesTheOneFiledWrongly() throws IOException {
    Path samples = temporary.resolve("samples");
    file("accepted/sat4j-direct", samples.resolve("accepted/right"));
    file("wrong_answer/always-zeros", samples.resolve("wrong_answer/zeros"));
    file("wrong_answer/always-zeros", samples.resolve("accepted/liar"));

    Call call = verify("--samples", samples.toString());

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.err()).contains("Grading samples: 3\n");
    assertThat(call.out())
        .contains(
            "Sample accepted/liar got wrong_answer.",
            "2 of 3 samples got the outcome of their folder.",
            "accepted/liar: wanted accepted, got wrong_answer",
            "The slowest correct sample, accepted/right, took",
            "Suggested is --time-limit");
  }

  private static void file(String sample, Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.copy(
        Repository.sample(sample).resolve("SudokuSolver.java"),
        folder.resolve("SudokuSolver.java"));
  }

  @Test
  void showsABarOnATerminal() {
    Call call = Call.onTerminal("verify", "--cases", pack.toString(), "--no-samples");

    assertThat(call.err())
        .contains("Proving expectations [######..................] 1 of 4  classic-1")
        .endsWith("\r\u001B[K");
  }

  @Test
  void refusesOptionsThatMakeNoSense() {
    assertThat(verify("--report", "pdf").err()).contains("there is no report named pdf");
    assertThat(verify("--no-samples", "--samples", "x").exitCode()).isEqualTo(2);
    assertThat(verify("--samples", "nowhere").err()).contains("there is no folder nowhere");
  }
}
