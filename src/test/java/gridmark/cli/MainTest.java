package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.catalogue.Languages;
import gridmark.grader.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("process")
class MainTest {

  private static final Path CASES = Repository.testcases().resolve("1-classic.json");

  @TempDir private Path temporary;

  @Test
  void gradesRightSolutionWithZero() throws Exception {
    Call call = grade("accepted/classic-one-file", "--seed", "42");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .contains("classic-one-file", "Score 16 of 16   6 accepted\n")
        .as("who knows the seed can undo the disguise")
        .doesNotContain("42");
    assertThat(call.out()).doesNotContain("\u001B");
    assertThat(call.err())
        .isEqualTo(
            "Building, then running 6 cases\nWritten: " + out().resolve("result.json") + "\n");
    JsonNode result = JsonMapper.shared().readTree(Files.readString(out().resolve("result.json")));
    assertThat(result.path("schema").stringValue()).isEqualTo("gridmark/result/2");
    assertThat(result.path("submission").stringValue()).isEqualTo("classic-one-file");
    assertThat(result.path("status").stringValue()).isEqualTo("GRADED");
    assertThat(result.path("score").doubleValue()).isEqualTo(16);
    assertThat(result.path("seed").longValue()).isEqualTo(42);
    assertThat(result.path("cases").size()).isEqualTo(6);
    assertThat(out().resolve("report.txt")).doesNotExist();
  }

  @Test
  void gradesWrongSolutionWithOneAndWritesReportAsked() throws Exception {
    Call call =
        grade(
            "wrong_answer/always-zeros",
            "--report",
            "text",
            "--time-limit",
            "2.5",
            "--memory-limit",
            "64",
            "--isolation",
            "process");

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out()).contains("You returned zeros, but this puzzle has a solution.");
    assertThat(out().resolve("report.txt"))
        .content()
        .contains("You returned zeros, but this puzzle has a solution.");
    JsonNode limits =
        JsonMapper.shared()
            .readTree(Files.readString(out().resolve("result.json")))
            .path("environment")
            .path("limits");
    assertThat(limits.path("cpuSeconds").doubleValue()).isEqualTo(2.5);
    assertThat(limits.path("memoryMiB").intValue()).isEqualTo(64);
  }

  @Test
  void turnsOneIntoZeroWhereAsked() {
    assertThat(grade("wrong_answer/always-zeros", "--exit-zero").exitCode()).isZero();
  }

  @Test
  void givesOneForSubmissionThatDoesNotCompile() {
    Call call = grade("compile_error/missing-semicolon");

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(call.out())
        .contains(
            "Does not compile (Java 17): 1 error\n",
            "SudokuSolver.java:7:39: error: ';' expected\n");
    assertThat(out().resolve("result.json")).content().contains("\"COMPILE_ERROR\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"result.json", "report.txt"})
  void saysBeforeGradingThatAReportCannotBeWritten(String name) throws Exception {
    Files.createDirectories(out().resolve(name));

    Call call = grade("accepted/classic-one-file", "--report", "text");

    assertThat(call)
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: %s cannot be written (it is a folder): move it away, or give another folder with --out\n"
                    .formatted(out().resolve(name))));
  }

  @Test
  void saysBeforeGradingWhatItWillReplace() throws Exception {
    Files.createDirectories(out());
    Files.writeString(out().resolve("report.txt"), "older");

    Call call = grade("accepted/classic-one-file", "--report", "text");

    assertThat(call.err())
        .startsWith("In %s there is, and will be replaced: report.txt\nBuilding".formatted(out()));
    assertThat(out().resolve("report.txt")).content().contains("Score 16 of 16");
  }

  @Test
  void namesReportsThatAreLeftFromAnotherRun() throws Exception {
    Files.createDirectories(out());
    Files.writeString(out().resolve("report.md"), "older");

    Call call = grade("accepted/classic-one-file");

    assertThat(call.err())
        .startsWith(
            "In %s there is, from another run, and stays as it is: report.md\nBuilding"
                .formatted(out()));
    assertThat(out().resolve("report.md")).content().isEqualTo("older");
  }

  @Test
  void refusesMissingSubmission() {
    Path missing = temporary.resolve("missing");

    Call call =
        Call.of(
            "grade", missing.toString(), "--cases", CASES.toString(), "--out", out().toString());

    assertThat(call)
        .isEqualTo(new Call(2, "", "gridmark: " + missing + ": there is no such file or folder\n"));
    assertThat(out()).isEmptyDirectory();
  }

  @Test
  void refusesBrokenPackAndWritesNothing() throws Exception {
    Path pack = Files.writeString(temporary.resolve("pack.json"), "{ \"assignment\": \"solve\" }");

    Call call =
        Call.of(
            "grade",
            Repository.sample("accepted/classic-one-file").toString(),
            "--cases",
            pack.toString(),
            "--out",
            out().toString());

    assertThat(call)
        .isEqualTo(
            new Call(
                2,
                "",
                """
                gridmark: the test pack cannot be used, nobody is graded with it:
                %s: /cases: must be an array of 1 to 1000 cases
                    Fix: write "cases": [ { … }, … ]
                """
                    .formatted(pack)));
    assertThat(out()).isEmptyDirectory();
  }

  private static final String MONDAY = "--submitted=2026-03-02T08:00:00+01:00";

  @Test
  void drawsSeedsByASecretThatStaysWithTheResults() throws Exception {
    grade("accepted/classic-one-file");
    long seed = seed();
    Path secret = out().resolve("secret.key");
    assertThat(Files.readString(secret)).matches("[0-9a-f]{64}\n");
    assertThat(Files.getPosixFilePermissions(secret))
        .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    grade("accepted/classic-one-file");
    assertThat(seed()).as("the same files, perhaps handed in again").isNotEqualTo(seed);
    grade("accepted/classic-one-file", MONDAY);
    seed = seed();
    grade("accepted/classic-one-file", MONDAY);
    assertThat(seed()).as("the same hand-in again").isEqualTo(seed);
    grade("accepted/classic-one-file", "--submitted=2026-03-03T08:00:00+01:00");
    assertThat(seed()).as("the same files, handed in again").isNotEqualTo(seed);
    grade("accepted/helper-classes", MONDAY);
    assertThat(seed()).isNotEqualTo(seed);
    grade("accepted/classic-one-file", MONDAY, "--secret", temporary.resolve("other").toString());
    assertThat(seed()).isNotEqualTo(seed);
    assertThat(Files.readString(out().resolve("result.json")))
        .doesNotContain(Files.readString(secret).strip());
  }

  private long seed() throws IOException {
    return JsonMapper.shared()
        .readTree(Files.readString(out().resolve("result.json")))
        .path("seed")
        .longValue();
  }

  @Test
  void refusesWhatIsNoSecret() throws Exception {
    Path file = Files.writeString(temporary.resolve("secret"), "123");

    assertThat(grade("accepted/classic-one-file", "--secret", file.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: %s is not a secret, which is 64 hexadecimal digits: restore the file that the results were graded with, or delete it to have a new one made\n"
                    .formatted(file)));
    assertThat(grade("accepted/classic-one-file", "--secret", temporary.toString()).err())
        .startsWith("gridmark: the secret in " + temporary + " cannot be read (");
    assertThat(grade("accepted/classic-one-file", "--secret", "s", "--seed", "1").exitCode())
        .isEqualTo(2);
  }

  @Test
  void scoresByRubricAndTime() throws Exception {
    Path rubric =
        Files.writeString(
            temporary.resolve("rubric.json"),
            """
            { "missingInterface": 2,
              "late": { "due": "2026-03-01T23:59:00+01:00", "percentPerDay": 10 } }
            """);

    Call call =
        grade(
            "accepted/interface-not-implemented",
            "--rubric",
            rubric.toString(),
            "--submitted",
            "2026-03-02T08:00:00+01:00");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .contains(
            """
            Score 12.6 of 16   6 accepted
                 6 cases worth 16                        16
                 interface not implemented, 2 off        -2
                 late by 8 h 1 min, 10 % off           -1.4
            """);
    JsonNode result = JsonMapper.shared().readTree(Files.readString(out().resolve("result.json")));
    assertThat(result.path("score").doubleValue()).isEqualTo(12.6);
    assertThat(result.path("maxScore").doubleValue()).isEqualTo(16);
    assertThat(result.path("scoreLines").size()).isEqualTo(3);
    assertThat(result.path("environment").path("rubric").stringValue()).matches("[0-9a-f]{64}");
  }

  @Test
  void saysWhereTimeOfSubmissionChangesNothing() {
    Call call = grade("no_solver/unrelated-class", "--submitted", "2026-03-02T08:00:00+01:00");

    assertThat(call.err())
        .startsWith("--submitted takes no points off: the rubric has no late policy\n");
  }

  @Test
  void refusesBrokenRubric() throws Exception {
    Path rubric = Files.writeString(temporary.resolve("rubric.json"), "{ \"cap\": -1 }");

    Call call = grade("accepted/classic-one-file", "--rubric", rubric.toString());

    assertThat(call)
        .isEqualTo(
            new Call(
                2,
                "",
                """
                gridmark: the rubric is broken, nobody is graded by it:
                %s: /cap: -1 is not a number from 0.01 to 1000000
                    Fix: write "cap": 100
                """
                    .formatted(rubric)));
    assertThat(out()).doesNotExist();
  }

  @Test
  void refusesMissingPack() {
    Path missing = temporary.resolve("missing.json");

    Call call =
        Call.of(
            "grade",
            Repository.sample("accepted/classic-one-file").toString(),
            "--cases",
            missing.toString(),
            "--out",
            out().toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).contains(missing + ": there is no such file or folder\n");
  }

  @Test
  void refusesOutputFolderThatIsFile() throws Exception {
    Files.writeString(out(), "precious");

    Call call = grade("accepted/classic-one-file");

    assertThat(call)
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: reports cannot be written to "
                    + out()
                    + " (it is a file): give another folder with --out\n"));
    assertThat(out()).hasContent("precious");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --time-limit=0       | --time-limit must be between 0.1 and 3600 seconds, not 0.0
          --time-limit=-1      | --time-limit must be between 0.1 and 3600 seconds, not -1.0
          --time-limit=3601    | --time-limit must be between 0.1 and 3600 seconds, not 3601.0
          --time-limit=NaN     | --time-limit must be between 0.1 and 3600 seconds, not NaN
          --time-limit=soon    | Invalid value for option '--time-limit': 'soon' is not a number
          --memory-limit=15    | --memory-limit must be between 16 and 65536 MiB, not 15
          --memory-limit=65537 | --memory-limit must be between 16 and 65536 MiB, not 65537
          --memory-limit=1.5   | Invalid value for option '--memory-limit': '1.5' is not a whole number
          --isolation=cage     | --isolation is auto, bwrap, jail or process, not cage
          --report=pdf         | there is no report named pdf: the reports are html, gradescope, github, classroom50, junit, ctrf, csv, markdown, text
          --assignment=evenod  | there is no assignment named evenod (did you mean evenodd?): the assignments are solve, evenodd
          --report=txt         | there is no report named txt (did you mean text?): the reports are html, gradescope, github, classroom50, junit, ctrf, csv, markdown, text
          --submitted=soon     | --submitted must be a time with its zone, such as 2026-03-01T23:59:00+01:00, not soon
          --submitted=2026-03-01T23:59:00 | --submitted must be a time with its zone, such as 2026-03-01T23:59:00+01:00, not 2026-03-01T23:59:00
          --seed=x             | Invalid value for option '--seed': 'x' is not a whole number
          --nonsense           | Unknown option: '--nonsense'
          """)
  void refusesWrongOption(String option, String complaint) {
    Call call = grade("accepted/classic-one-file", option);

    assertThat(call)
        .isEqualTo(new Call(2, "", "gridmark: " + complaint + "\nTry 'gridmark grade --help'.\n"));
    assertThat(out()).doesNotExist();
  }

  @Test
  void gradesOnlyTheCasesThatAreNamed() {
    Call call = grade("accepted/classic-one-file", "--case", "classic-3", "--case", "classic-1");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out()).contains("   2 accepted\n");
  }

  @Test
  void refusesCaseThatIsNotInThePack() {
    Call call = grade("accepted/classic-one-file", "--case", "clasic-3");

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err())
        .contains(
            "gridmark: there is no case named clasic-3 (did you mean classic-3?): the cases are");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"verify --no-samples", "kit --out new", "bundle gradescope --out new.zip"})
  void refusesPackOfAnotherAssignment(String command) {
    Call call = Call.of((command + " --assignment evenodd --cases " + CASES).split(" "));

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err())
        .contains(
            CASES
                + " holds cases of solve, but --assignment asks for evenodd: leave out --assignment, or give cases of evenodd with --cases\n");
  }

  @Test
  void showsWhatTheMachineOffers() {
    Call call = Call.of("doctor");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .containsSubsequence("Isolation, from strong to weak", "bwrap", "jail", "process  yes")
        .containsPattern("\nGrading will use (bwrap|jail|process)\\.\n$");
  }

  @Test
  void showsWhatTheMachineOffersAsJson() {
    JsonNode node = JsonMapper.shared().readTree(Call.of("doctor", "--json").out());

    assertThat(node.path("uses").stringValue()).isIn("bwrap", "jail", "process");
    assertThat(node.path("isolation").get(2).path("level").stringValue()).isEqualTo("process");
    assertThat(node.path("isolation").get(2).path("available").booleanValue()).isTrue();
  }

  @Test
  void refusesToWriteIntoAFolderWithoutAName() {
    String sample = Repository.sample("accepted/classic-one-file").toString();

    assertThat(Call.of("grade", sample, "--out", "").err())
        .startsWith("gridmark: --out is empty: give a folder; . is this one\n");
  }

  @Test
  void refusesGradingOfNothing() {
    assertThat(Call.of("grade"))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: Missing required parameter: 'PATH'\nTry 'gridmark grade --help'.\n"));
  }

  @Test
  void refusesUnknownCommand() {
    Call call = Call.of("degrade");

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.out()).isEmpty();
    assertThat(call.err()).startsWith("gridmark: there is no command 'degrade'\n");
  }

  @Test
  void explainsItself() {
    Call call = Call.of("--help");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .startsWith("Usage: gridmark")
        .containsSubsequence("Commands:", "grade", "Exit codes:", "generate-completion");
    assertThat(call.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"grade --help", "help grade"})
  void explainsCommand(String line) {
    Call call = Call.of(line.split(" "));

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .startsWith("Usage: gridmark grade")
        .contains("--cases", "--out", "--report", "--time-limit", "--memory-limit")
        .contains("--isolation", "--seed", "--rubric", "--submitted", "--exit-zero", "Examples:");
  }

  @Test
  void tellsItsVersion() {
    assertThat(Call.of("--version"))
        .isEqualTo(
            new Call(
                0,
                "gridmark "
                    + Version.gridmark()
                    + "\n"
                    + Languages.ALL.get(0).version(Runtime.version().feature())
                    + "\n",
                ""));
    assertThat(Version.gridmark()).matches("\\d+\\.\\d+\\.\\d+.*");
  }

  @Test
  void writesCompletionForShells() {
    Call call = Call.of("generate-completion");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out()).startsWith("#!/").contains("_complete_gridmark", "--exit-zero");
  }

  @Test
  void showsProgressOnTerminalOnly() {
    Call call = Call.onTerminal(arguments("accepted/classic-one-file"));

    assertThat(call.err())
        .contains(
            "\r\u001B[KBuilding\r\u001B[KRunning [####....................] 1 of 6  classic-2\r");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 40, 54})
  void helpsOnTerminalsThatAreTooNarrow(int columns) {
    assertThat(Call.onTerminal(columns, "grade", "--help").out()).contains("--verbose");
  }

  @Test
  void printsTheScoreOnlyWhereQuiet() {
    Call call = grade("wrong_answer/always-zeros", "--quiet");

    assertThat(call).isEqualTo(new Call(1, "Score 1 of 16   1 accepted, 5 wrong answer\n", ""));
    assertThat(out().resolve("result.json")).exists();
  }

  @Test
  void saysWhyThereIsNoGradeEvenWhereQuiet() {
    assertThat(grade("compile_error/missing-semicolon", "-q").out())
        .isEqualTo("Does not compile\nScore 0 of 16   6 not run\n");
  }

  @Test
  void printsWhatTheGradeWasMadeWithWhereVerbose() {
    assertThat(grade("accepted/classic-one-file", "--verbose").out())
        .contains("\nLimits: 10 s of processor time a case, 256 MiB\nLanguage: Java ", "\nPack: ");
  }

  @Test
  void cannotBeQuietAndVerbose() {
    assertThat(grade("accepted/classic-one-file", "-q", "-v").err())
        .startsWith("gridmark: --quiet and --verbose contradict each other: give one of them\n");
  }

  private Path out() {
    return temporary.resolve("out");
  }

  private Call grade(String sample, String... options) {
    return Call.of(arguments(sample, options));
  }

  private String[] arguments(String sample, String... options) {
    List<String> arguments = new ArrayList<>(List.of("grade"));
    arguments.add(Repository.sample(sample).toString());
    arguments.addAll(List.of("--cases", CASES.toString(), "--out", out().toString()));
    arguments.addAll(List.of(options));
    return arguments.toArray(String[]::new);
  }
}
