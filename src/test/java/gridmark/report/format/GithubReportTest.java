package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.report.view.Occasion;
import gridmark.words.Words;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class GithubReportTest {

  private static final Path WORKSPACE = Path.of("/home/runner/work/alice").toAbsolutePath();
  private static final String FRAME = "SudokuSolver.solve(SudokuSolver.java:12)";

  private static final CompileError ERROR =
      new CompileError("src/SudokuSolver.java", 7, 39, "';' expected", "int x");

  @Test
  void pointsAtCompileErrors() {
    Result result = notCompiled(ERROR, new CompileError("", 0, 0, "too large\nreally", ""));

    assertThat(annotations(result, WORKSPACE))
        .isEqualTo(
            """
            ::error file=src/SudokuSolver.java,line=7,col=39,title=Does not compile::';' expected
            ::error title=Does not compile::too large%0Areally
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "/home/runner/work/alice, src/SudokuSolver.java",
    "/home/runner/work/alice/., src/SudokuSolver.java",
    "/home/runner/work/alice/week 1, week 1/src/SudokuSolver.java",
    "/home/runner/work/alice/a%b:c, a%25b%3Ac/src/SudokuSolver.java",
    "/home/runner/work/alice/x/SudokuSolver.java, x/SudokuSolver.java"
  })
  void namesFilesAsTheRepositoryDoes(String submission, String file) {
    assertThat(annotations(notCompiled(ERROR), Path.of(submission)))
        .startsWith("::error file=" + file + ",line=7,col=39,title=");
  }

  @ParameterizedTest
  @CsvSource({
    "/home/runner/work/alice/hand-in.zip",
    "/home/runner/work/bob",
    "/home/runner/work/alice/../bob",
    "/"
  })
  void saysTheFileInWordsWhereTheRepositoryHasNone(String submission) {
    assertThat(annotations(notCompiled(ERROR), Path.of(submission)))
        .isEqualTo("::error title=Does not compile::src/SudokuSolver.java:7: ';' expected\n");
  }

  @Test
  void namesNoFileWhereTheWorkspaceIsNotKnown() {
    Occasion elsewhere = new Occasion(Instant.EPOCH, WORKSPACE, Map.of());

    assertThat(GithubReport.annotations(notCompiled(ERROR), elsewhere, List.of()))
        .startsWith("::error title=");
  }

  @Test
  void pointsAtExceptionsOncePerPlace() {
    Result result =
        Results.of(
            thrown("a-1", "java.lang.NullPointerException", "first", FRAME),
            thrown("a-2", "java.lang.NullPointerException", "second", FRAME),
            thrown("a-3", "java.lang.NullPointerException", "third", FRAME),
            thrown("a-4", "Oops", "", "SudokuSolver.<init>(SudokuSolver.java:3)"),
            thrown("a-5", "Oops", ""));

    assertThat(annotations(result, WORKSPACE, "src/SudokuSolver.java", "src/Other.java"))
        .isEqualTo(
            """
            ::error file=src/SudokuSolver.java,line=12,title=Crashed in a-1 and 2 more cases::\
            solve threw java.lang.NullPointerException: first at %1$s.
            ::error file=src/SudokuSolver.java,line=3,title=Crashed in a-4::\
            solve threw Oops at SudokuSolver.<init>(SudokuSolver.java:3).
            ::error title=Crashed in a-5::solve threw Oops.
            """
                .formatted(FRAME));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SudokuSolver.solve(SudokuSolver.java:12)              | SudokuSolver.java a/Other.java     | SudokuSolver.java
          cz.uni.Search$1.lambda$run$0(Search.java:12)          | a/cz/uni/Search.java b/Search.java | a/cz/uni/Search.java
          cz.uni.Search.run(Search.java:12)                     | b/Search.java                      | b/Search.java
          cz.uni.Search.run(Search.java:12)                     | a/Search.java b/Search.java        | ''
          Search.run(Search.java:12)                            | a/Search.java b/Search.java        | ''
          Search.run(Search.java:12)                            | MySearch.java                      | ''
          Search.run(Search.java:-1)                            | Search.java                        | ''
          Search.run(Search.java:99999999)                      | Search.java                        | ''
          Search.run(null:12)                                   | null                               | ''
          Search.run(../Search.java:12)                         | Search.java                        | ''
          nonsense                                              | Search.java                        | ''
          """)
  void findsTheFileOfAFrameWhereOnlyOneCanBeMeant(String frame, String sources, String file) {
    String found =
        annotations(Results.of(thrown("a-1", "E", "", frame)), WORKSPACE, sources.split(" "));

    assertThat(found)
        .startsWith(
            file.isEmpty() ? "::error title=" : "::error file=" + file + ",line=12,title=Crashed");
  }

  @Test
  void saysNothingOfExceptionsInHiddenCases() {
    TestCase hidden = Runs.hidden(Runs.solvable("hidden-1"));
    Result result = Results.of(Runs.run(hidden, new Outcome.Threw("E", "secret", List.of(FRAME))));

    assertThat(annotations(result, WORKSPACE, "SudokuSolver.java")).isEmpty();
  }

  @Test
  void warnsOfLikelyCauses() {
    Result result =
        Results.diagnosed(
            List.of(
                new Diagnosis(
                    BoardBug.MISSING_ROW_RULE, "Rows clash.", "Look, there: 100%", List.of("a-1"))),
            Runs.run(Runs.solvable("a-1"), Runs.rowsReturned(new int[9][9])));

    assertThat(annotations(result, WORKSPACE))
        .isEqualTo(
            "::warning title=Likely cause%3A MISSING_ROW_RULE::Rows clash.%0ALook, there: 100%25\n");
  }

  @Test
  void saysWhyThereWasNothingToRun() {
    Result result =
        Results.of(
            new Preparation.Rejected(Reason.NO_SOLVER, List.of(), List.of("There is no class.")),
            Runs.run(Runs.solvable("a-1"), new Outcome.NotRun("there is no solver")));

    assertThat(annotations(result, WORKSPACE))
        .isEqualTo("::error title=No solver found::There is no class.\n");
  }

  @Test
  void showsNineAndHowManyMore() {
    assertThat(annotations(notCompiled(errors(9)), WORKSPACE).lines()).hasSize(9);
    assertThat(annotations(notCompiled(errors(12)), WORKSPACE).lines())
        .hasSize(10)
        .last()
        .isEqualTo("::error title=and 3 more::and 3 more: the report shows all of them");
  }

  private static CompileError[] errors(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(line -> new CompileError("A.java", line, 1, "wrong", ""))
        .toArray(CompileError[]::new);
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void letsNoTextBecomeACommand(String text) {
    for (Result result : Hostile.results(text)) {
      String annotations = annotations(result, WORKSPACE, text);
      assertThat(annotations.lines()).allMatch(line -> line.matches("::(error|warning) .*"));
      assertThat(annotations).doesNotContainPattern("##\\w*\\[").doesNotContain("\r");
      assertThat(annotations.lines().map(line -> line.substring(2, line.indexOf("::", 2))))
          .allMatch(
              head ->
                  head.matches(
                      "(error|warning) (file=[^:,]*,line=\\d+,(col=\\d+,)?)?title=[^:,]*"));
    }
  }

  @Test
  void tellsTheStepsThatFollow() {
    TestCase silent = Runs.with(Runs.hidden(Runs.solvable("silent-1")), "silent-1", Feedback.NONE);
    Result result =
        Results.of(
            Runs.run(Runs.solvable("a-1"), Runs.rowsReturned(Runs.solution())),
            Runs.run(Runs.solvable("a-2"), new Outcome.Ended(1)),
            Runs.run(silent, Runs.rowsReturned(Runs.solution())));

    assertThat(GithubReport.outputs(result, Path.of("out", "result.json")))
        .isEqualTo(
            """
            score=%s
            max-score=%s
            status=GRADED
            accepted=1
            cases=2
            result=out/result.json
            """
                .formatted(
                    Words.plain(result.shown().points()), Words.plain(result.shown().most())));
  }

  @Test
  void givesNoOutputThatCouldPassForAnother() {
    assertThat(GithubReport.outputs(Results.of(), Path.of("a\nscore=100")))
        .doesNotContain("result=", "100");
  }

  @Test
  void summariesStayWithinWhatGithubTakes() {
    String printed = "printed\n".repeat(10_000);
    Result result =
        Results.of(
            IntStream.range(0, 300)
                .mapToObj(i -> Runs.run(Runs.solvable("a-" + i), new Outcome.Ended(1), printed))
                .toArray(CaseRun[]::new));

    assertThat(MarkdownReport.of(result, 20_000).getBytes(StandardCharsets.UTF_8))
        .hasSizeLessThanOrEqualTo(20_000);
  }

  private static Result notCompiled(CompileError... errors) {
    return Results.of(
        new Preparation.Rejected(Reason.COMPILE_ERROR, Stream.of(errors).toList(), List.of()),
        Runs.run(Runs.solvable("a-1"), new Outcome.NotRun("it does not compile")));
  }

  private static CaseRun thrown(String id, String type, String message, String... frames) {
    return Runs.run(Runs.solvable(id), new Outcome.Threw(type, message, List.of(frames)));
  }

  private static String annotations(Result result, Path submission, String... sources) {
    Occasion occasion =
        new Occasion(Instant.EPOCH, submission, Map.of("GITHUB_WORKSPACE", WORKSPACE.toString()));
    return GithubReport.annotations(result, occasion, List.of(sources));
  }
}
