package gridmark.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.SatUse;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rounding;
import gridmark.grader.score.Rubric;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.view.View;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class ConsoleReportTest {

  private static final Style ASCII = new Style(false, false);
  private static final TestCase OPEN = Runs.solvable("c-1");
  private static final TestCase HIDDEN = Runs.hidden(Runs.solvable("h-1"));

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void beginsNoLineAsCommandsDo(String text) {
    for (Result result : Hostile.results(text)) {
      assertThat(
              ConsoleReport.of(result, Style.PLAIN, View.STUDENT, Detail.USUAL)
                  .lines()
                  .map(String::strip))
          .noneMatch(line -> line.startsWith("::"));
    }
  }

  @Test
  void tellsOfFullScore() {
    assertThat(plain(Runs.run(OPEN, Runs.rowsReturned(Runs.solution()))))
        .isEqualTo(
            """
            Gridmark 1.2.3 · alice

              ✓  c-1  Title of c-1      4/4     15 ms

            Score 4 of 4   1 accepted
            Isolation: process. Files and network of this machine were open to the submission.
            """);
  }

  @Test
  void drawsWrongAnswerWithItsCellsMarked() {
    assertThat(plain(Runs.run(OPEN, Runs.rowsReturned(secondTwoInRowOne()), "searching\n")))
        .isEqualTo(
            """
            Gridmark 1.2.3 · alice

              ✗  c-1  Title of c-1      1/4     wrong answer

            ✗  c-1  Title of c-1
                 Row 1 has 2 twice: r1c3 and r1c9; column 3 has 2 twice: r1c3 and r2c3; block 1 has 2 twice: r1c3 and r2c3.
                 Hint: Hint of c-1
                 Your answer:
                      1  2  3   4  5  6   7  8  9\s
                    ┌─────────┬─────────┬─────────┐
                  1 │ 5  3 [2]│ 6  7  8 │ 9  1 [2]│
                  2 │ 6  7 [2]│ 1  9  5 │ 3  4  8 │
                  3 │ 1  9  8 │ 3  4  2 │ 5  6  7 │
                    ├─────────┼─────────┼─────────┤
                  4 │ 8  5  9 │ 7  6  1 │ 4  2  3 │
                  5 │ 4  2  6 │ 8  5  3 │ 7  9  1 │
                  6 │ 7  1  3 │ 9  2  4 │ 8  5  6 │
                    ├─────────┼─────────┼─────────┤
                  7 │ 9  6  1 │ 5  3  7 │ 2  8  4 │
                  8 │ 2  8  7 │ 4  1  9 │ 6  3  5 │
                  9 │ 3  4  5 │ 2  8  6 │ 1  7  9 │
                    └─────────┴─────────┴─────────┘
                 Your program printed:
                   | searching

            Score 1 of 4   1 wrong answer
            Isolation: process. Files and network of this machine were open to the submission.
            """);
  }

  @Test
  void drawsInAsciiWhereNothingElseCanBeShown() {
    int[][] grid = secondTwoInRowOne();
    grid[8][0] = 99;
    grid[8][1] = 0;

    String report =
        report(
            Results.of(
                Runs.run(OPEN, Runs.rowsReturned(grid), "č…"),
                Runs.run(Runs.unsolvable("c-2"), Runs.rowsReturned(new int[9][9])),
                Runs.run(Runs.solvable("c-3"), new Outcome.NotRun("it rains"))),
            ASCII);

    assertThat(report)
        .contains("  --  c-1  Title of c-1      0/4     wrong answer\n")
        .contains("  ok  c-2  Title of c-2      4/4     15 ms\n")
        .contains("  ..  c-3  Title of c-3      0/4     not run\n")
        .contains("        +---------+---------+---------+\n")
        .contains("      1 | 5  3 [2]| 6  7  8 | 9  1 [2]|\n")
        .contains("      9 |[#][.] 5 | 2  8  6 | 1  7  9 |\n")
        .contains("       | ?...\n");
    assertThat(report).matches("[\\x00-\\x7F]*");
  }

  @Test
  void drawsPuzzleWhereThereIsNoGridToDraw() {
    for (Outcome outcome :
        List.of(new Outcome.OverLimit(Overrun.CPU), Runs.rowsReturned(new int[3][3]))) {
      assertThat(plain(Runs.run(OPEN, outcome)))
          .contains("     The puzzle:\n")
          .contains("      1 │ 5  3  . │ .  7  . │ .  .  . │\n")
          .doesNotContain("[", "Your answer");
    }
  }

  @Test
  void tellsOfHiddenCaseNothingButVerdictAndDiscreetMessage() {
    String report =
        plain(Runs.run(HIDDEN, Runs.rowsReturned(secondTwoInRowOne()), "the puzzle: 53..7...."));

    assertThat(report)
        .isEqualTo(
            """
            Gridmark 1.2.3 · alice

              ✗  h-1  Title of h-1      1/4     wrong answer

            ✗  h-1  The answer is wrong.

            Score 1 of 4   1 wrong answer
            Isolation: process. Files and network of this machine were open to the submission.
            """);
  }

  @Test
  void tellsOfSilentCaseOnlyThatItExists() {
    TestCase silent = Runs.with(HIDDEN, "h-2", Feedback.NONE);

    assertThat(
            plain(
                Runs.run(OPEN, Runs.rowsReturned(Runs.solution())),
                Runs.run(HIDDEN, Runs.rowsReturned(Runs.solution())),
                Runs.run(silent, Runs.rowsReturned(secondTwoInRowOne()))))
        .isEqualTo(
            """
            Gridmark 1.2.3 · alice

              ✓  c-1  Title of c-1      4/4     15 ms
              ✓  h-1  Title of h-1      4/4     accepted
              –  h-2  Title of h-1              not shown

            Score 8 of 8   2 accepted
            This is the score of the cases shown; 1 case counts without being shown.
            Isolation: process. Files and network of this machine were open to the submission.
            """);
  }

  @Test
  void tellsOfPublicCaseWhatItsFeedbackAllows() {
    TestCase verdictOnly = Runs.with(OPEN, "c-2", Feedback.VERDICT);

    assertThat(plain(Runs.run(verdictOnly, Runs.rowsReturned(secondTwoInRowOne()), "printed")))
        .contains("✗  c-2  The answer is wrong.\n")
        .doesNotContain("Hint", "printed", "Your answer", "twice");
  }

  @Test
  void tellsHowScoreCameAboutWhereThereIsMoreThanASum() {
    Rubric rubric =
        new Rubric(
            List.of(),
            true,
            Optional.of(new BigDecimal("3.5")),
            List.of(),
            BigDecimal.ZERO,
            Optional.empty(),
            new Rounding(new BigDecimal("0.5"), Rounding.Mode.HALF_UP),
            "ab12");
    CaseRun run = Runs.run(OPEN, Runs.rowsReturned(Runs.solution()));

    assertThat(report(Results.by(rubric, run), Style.PLAIN))
        .contains(
            """
            Score 3.5 of 3.5   1 accepted
                 1 case worth 4         4
                 capped at 3.5       -0.5
            Isolation:""");
  }

  @Test
  void tellsTheInstructorAlwaysHowScoreCameAbout() {
    CaseRun run = Runs.run(OPEN, Runs.rowsReturned(Runs.solution()));

    assertThat(ConsoleReport.of(Results.of(run), Style.PLAIN, View.INSTRUCTOR, Detail.USUAL))
        .contains("Score 4 of 4   1 accepted\n     1 case worth 4         4\n");
  }

  @Test
  void drawsHiddenPuzzleForTheInstructorBesideTheAnswer() {
    CaseRun run = Runs.run(HIDDEN, Runs.rowsReturned(secondTwoInRowOne()));

    assertThat(ConsoleReport.of(Results.of(run), Style.PLAIN, View.INSTRUCTOR, Detail.USUAL))
        .containsSubsequence("The puzzle:", " 1 │ 5  3  . │", "Your answer:", " 1 │ 5  3 [2]│");
  }

  @Test
  void withholdsExceptionTextOfHiddenCase() {
    Outcome threw = new Outcome.Threw("E", "53..7....", List.of("A.a(A.java:1)", "B.b(B.java:2)"));

    assertThat(plain(Runs.run(HIDDEN, threw, "53..7....")))
        .contains("✗  h-1  solve threw an exception.\n")
        .doesNotContain("53..7", "A.java", "B.java", "Hint");
  }

  @Test
  void showsStackOfOpenCase() {
    Outcome threw = new Outcome.Threw("E", "no luck", List.of("A.a(A.java:1)", "B.b(B.java:2)"));

    assertThat(plain(Runs.run(OPEN, threw)))
        .contains(
            """
                 solve threw E: no luck at A.a(A.java:1).
                   at B.b(B.java:2)
                 The puzzle:
            """);
  }

  @Test
  void tellsOnceWhyCasesWereNotRun() {
    CaseRun notRun = Runs.run(OPEN, new Outcome.NotRun("it rains"));

    assertThat(plain(notRun)).contains("\n1 case was not run, because it rains.\n");
    assertThat(plain(notRun, notRun))
        .contains("\n2 cases were not run, because it rains.\n")
        .contains("Score 0 of 8   2 not run\n");
  }

  @Test
  void describesSixFailuresAndDrawsThree() {
    CaseRun[] runs =
        IntStream.rangeClosed(1, 8)
            .mapToObj(i -> Runs.run(Runs.solvable("c-" + i), new Outcome.Ended(i)))
            .toArray(CaseRun[]::new);

    String report = plain(runs);

    assertThat(report.split("The puzzle:", -1)).hasSize(4);
    assertThat(report.split("is there a System.exit", -1)).hasSize(7);
    assertThat(report)
        .contains("And 2 more public cases failed; fix these first; --verbose shows all.\n");
  }

  @Test
  void showsTwelveLinesOfWhatWasPrinted() {
    String printed =
        IntStream.rangeClosed(1, 14).mapToObj(i -> "line " + i).collect(Collectors.joining("\n"));

    assertThat(plain(Runs.run(OPEN, new Outcome.Ended(0), printed)))
        .contains("  | line 12\n       | … 2 more lines\n")
        .doesNotContain("line 13");
  }

  @Test
  void hasNoEscapesWithoutColour() {
    assertThat(plain(everything())).doesNotContain("\u001B");
  }

  @Test
  void saysTheSameInColour() {
    String coloured = report(Results.of(everything()), new Style(true, true));

    assertThat(coloured)
        .contains("\u001B[32m✓\u001B[0m", "\u001B[31m✗\u001B[0m", "\u001B[1;31m[2]\u001B[0m");
    assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(plain(everything()));
  }

  @Test
  void takesHostileTextItsPower() {
    String hostile = "\u001B[2J\u001B]0;owned\u0007\r\u202Etxt\u200B\u0000";
    Outcome threw = new Outcome.Threw("E", hostile, List.of("A", hostile + "\nforged"));
    Preparation ready =
        new Preparation.Ready(new Program("java", "S", Map.of(), true, List.of("note " + hostile)));

    String report =
        report(
            Results.of(
                hostile + "\nScore 4 of 4",
                ready,
                Isolation.PROCESS,
                Runs.run(OPEN, threw, hostile)),
            Style.PLAIN);

    assertThat(report)
        .doesNotContain("\u001B", "\u0007", "\r", "\u202E", "\u200B", "\u0000")
        .doesNotContain("\nforged", "\nScore 4 of 4")
        .contains("       | \uFFFD[2J\uFFFD]0;owned\uFFFD\uFFFD\uFFFDtxt\uFFFD\uFFFD\n");
  }

  @Test
  void describesAndDrawsEveryFailureWhereAllIsWanted() {
    CaseRun[] runs =
        IntStream.rangeClosed(1, 8)
            .mapToObj(
                i -> Runs.run(Runs.solvable("c-" + i), new Outcome.Ended(i), "a\n".repeat(20)))
            .toArray(CaseRun[]::new);

    String report = ConsoleReport.of(Results.of(runs), Style.PLAIN, View.STUDENT, Detail.ALL);

    assertThat(report.split("The puzzle:", -1)).hasSize(9);
    assertThat(report.split("  [|] a\n", -1)).hasSize(8 * 20 + 1);
    assertThat(report).doesNotContain("more public cases", "more lines");
  }

  @Test
  void keepsToTheWidthOfTheTerminal() {
    Style narrow = new Style(false, true, 60);

    String report = report(Results.of(everything()), narrow);

    assertThat(report.lines().filter(line -> line.length() > 60)).isEmpty();
    assertThat(report(Results.of(everything()), Style.PLAIN).lines())
        .anyMatch(line -> line.length() > 60);
  }

  @Test
  void showsNotesAndIsolation() {
    Preparation ready =
        new Preparation.Ready(
            new Program("java", "S", Map.of(), true, List.of("First.", "Second.")));

    assertThat(
            report(
                Results.of(
                    "bob",
                    ready,
                    Isolation.BWRAP,
                    Runs.run(OPEN, Runs.rowsReturned(Runs.solution()))),
                Style.PLAIN))
        .startsWith("Gridmark 1.2.3 · bob\n\n  note  First.\n  note  Second.\n\n")
        .endsWith("\nIsolation: bwrap\n");
  }

  @Test
  void showsCompileErrorsInsteadOfCases() {
    CompileError error = new CompileError("A.java", 2, 5, "';' expected", "int x");

    assertThat(
            rejected(
                Reason.COMPILE_ERROR, List.of(error, new CompileError("", 0, 0, "deep", "")), "N."))
        .isEqualTo(
            """
            Gridmark 1.2.3 · alice

              note  N.

            Does not compile (Acme 17): 2 errors

            A.java:2:5: error: ';' expected
              | int x
              |     ^

            error: deep

            Score 0 of 4   1 not run
            Isolation: process. Files and network of this machine were open to the submission.
            """);
  }

  @Test
  void showsTwentyCompileErrors() {
    CompileError error = new CompileError("A.java", 2, 5, "';' expected", "int x");

    String report = rejected(Reason.COMPILE_ERROR, Collections.nCopies(23, error), "N.");

    assertThat(report).contains("Does not compile (Acme 17): 23 errors\n", "\nand 3 more\n");
    assertThat(report.split("A\\.java:2:5", -1)).hasSize(21);
  }

  @ParameterizedTest
  @CsvSource({
    "NO_SOLVER, No solver found",
    "WRONG_INTERFACE, The solver cannot be called",
    "GRADER_ERROR, The grader failed: this is not a grade"
  })
  void saysInFrontWhyThereIsNoGrade(Reason reason, String headline) {
    assertThat(rejected(reason, List.of(), "The reason."))
        .startsWith("Gridmark 1.2.3 · alice\n\n" + headline + "\n  note  The reason.\n\n");
  }

  @Test
  void saysThatFaultOfGraderIsNoGrade() {
    assertThat(plain(Runs.run(OPEN, new Outcome.HarnessFault("no disk"))))
        .startsWith("Gridmark 1.2.3 · alice\n\nThe grader failed: this is not a grade\n")
        .contains("The grader itself failed here, which is not your fault: no disk.\n");
  }

  @Test
  void saysBelowTheScoreWhatWasEncoded() {
    CaseRun run = Runs.run(OPEN, Runs.rowsReturned(Runs.solution()), new SatUse(1, 729, 12_018, 0));

    assertThat(plain(run))
        .contains(
            """
            Score 4 of 4   1 accepted
            Formula, as the program reports: 1 call of sat4j a case; 729 variables, 12,018 clauses in c-1 (extended encoding: 729 and 12,018; minimal: 729 and 8,859).
            Isolation: process.""");
  }

  @Test
  void saysInANoteThatSat4jWasNotUsed() {
    CaseRun run = Runs.run(OPEN, Runs.rowsReturned(Runs.solution()), new SatUse(0, 0, 0, 0));

    assertThat(plain(run))
        .contains("  note  The program does not use sat4j or SatSolver: that is fine")
        .doesNotContain("Formula");
  }

  @Test
  void saysNothingOfTheFormulasOfHiddenCases() {
    CaseRun run =
        Runs.run(HIDDEN, Runs.rowsReturned(Runs.solution()), new SatUse(1, 729, 12_018, 0));

    assertThat(plain(run)).doesNotContain("Formula", "12,018");
  }

  private static String rejected(Reason reason, List<CompileError> errors, String note) {
    return report(
        Results.of(
            new Preparation.Rejected(reason, errors, List.of(note)),
            Runs.run(OPEN, new Outcome.NotRun("the submission cannot be run"))),
        Style.PLAIN);
  }

  private static CaseRun[] everything() {
    return new CaseRun[] {
      Runs.run(OPEN, Runs.rowsReturned(Runs.solution())),
      Runs.run(Runs.solvable("c-2"), Runs.rowsReturned(secondTwoInRowOne()), "\u001B[31mred"),
      Runs.run(Runs.solvable("c-3"), new Outcome.Threw("E", "", List.of("A", "B"))),
      Runs.run(HIDDEN, new Outcome.Ended(1)),
      Runs.run(Runs.solvable("c-4"), new Outcome.NotRun("it rains"))
    };
  }

  private static String plain(CaseRun... runs) {
    return report(Results.of(runs), Style.PLAIN);
  }

  private static int[][] secondTwoInRowOne() {
    int[][] grid = Runs.solution();
    grid[0][2] = 2;
    return grid;
  }

  private static String report(Result result, Style style) {
    return ConsoleReport.of(result, style, View.STUDENT, Detail.USUAL);
  }

  @Test
  void tellsTheInstructorOfHiddenCasesAsOfPublicOnes() {
    CaseRun run = Runs.run(HIDDEN, Runs.rowsReturned(secondTwoInRowOne()), "printed");

    assertThat(ConsoleReport.of(Results.of(run), Style.PLAIN, View.INSTRUCTOR, Detail.USUAL))
        .contains("Row 1 has 2 twice", "Your answer:", "| printed");
  }

  @Test
  void marksFurtherLinesOfAMessageSoThatTheyCannotPassForOurs() {
    Outcome threw = new Outcome.Threw("E", "x\nScore 12 of 12", List.of());

    assertThat(plain(Runs.run(OPEN, threw))).contains("\n     | Score 12 of 12.\n");
  }
}
