package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.run.SatUse;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rounding;
import gridmark.grader.score.Rubric;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.report.Results;
import gridmark.report.view.Occasion;
import gridmark.report.view.View;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ResultPageTest {

  private static final TestCase OPEN = Runs.solvable("c-1");
  private static final TestCase HIDDEN = Runs.hidden(Runs.solvable("h-1"));
  private static final String BOARD = "<svg class=\"board\"";
  private static final Occasion OCCASION =
      occasion(testCase -> Optional.of(Duration.ofNanos(30_000)));

  private static Occasion occasion(Function<TestCase, Optional<Duration>> reference) {
    return new Occasion(
        Instant.parse("2026-03-01T10:00:00Z"),
        Instant.parse("2026-03-01T10:00:02Z"),
        Path.of("alice"),
        Map.of(),
        reference);
  }

  @Test
  void showsScoreAndHowItCameAbout() {
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

    String page = student(Results.by(rubric, Runs.run(OPEN, right())));

    assertThat(page)
        .contains("<title>alice: 3.5 of 3.5</title>", "<h1>alice</h1>")
        .contains("<strong>3.5</strong> <span>of 3.5</span>")
        .contains("<th scope=\"row\">1 case worth 4</th><td class=\"number\">4</td>")
        .contains("<th scope=\"row\">capped at 3.5</th><td class=\"number\">−0.5</td>")
        .contains("<th scope=\"row\">Score</th><td class=\"number\">3.5</td>");
  }

  @Test
  void foldsWhatIsAcceptedAndOpensWhatFailed() {
    String page =
        student(
            Results.of(
                Runs.run(OPEN, right()),
                Runs.run(Runs.solvable("c-2"), wrong()),
                Runs.run(Runs.solvable("c-3"), new Outcome.NotRun("it rains"))));

    assertThat(page)
        .contains("<details class=\"card accepted\" id=\"case-c-1\" data-end=\"accepted\">")
        .contains(
            "<details class=\"card wrong-answer\" id=\"case-c-2\" data-end=\"wrong-answer\" open>")
        .contains("<details class=\"card not-run\" id=\"case-c-3\" data-end=\"not-run\">")
        .contains("<p>1 case was not run, because it rains.</p>");
  }

  @Test
  void saysWhatIsWrongAndMarksAndNamesIt() {
    String page = student(Results.of(Runs.run(OPEN, wrong(), "searching\n")));

    assertThat(page)
        .contains("<p class=\"message\">Row 1 has 2 twice: r1c3 and r1c9; column 3 has 2 twice")
        .contains("<strong>Hint.</strong> Hint of c-1")
        .contains("<title id=\"board-c-1-1-name\">Your answer</title>")
        .contains(
            "with 30 givens. Circled, what breaks a rule: r1c3 holds 2, r1c9 holds 2, r2c3 holds 2.</desc>")
        .contains("Circled: what breaks a rule. r1c3, r1c9, r2c3.")
        .contains("<pre class=\"wrapped\" tabindex=\"0\">searching</pre>")
        .contains("12 ms of processor time; the reference solver 30 µs; the limit 10 s")
        .contains("<code>53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28.");
    assertThat(count(page, "<circle class=\"sign clash first\"")).isEqualTo(3);
    assertThat(count(page, BOARD)).isEqualTo(1);
  }

  @Test
  void listsAllBrokenRulesWhereTheMessageNamesOnlySome() {
    String page = student(Results.of(Runs.run(OPEN, Runs.rowsReturned(allOnes()))));

    assertThat(page).containsPattern("<summary>All \\d+ broken rules</summary>");
    assertThat(student(Results.of(Runs.run(OPEN, wrong())))).doesNotContain("broken rules");
  }

  @Test
  void showsThePuzzleBesideAnAnswerThatChangedGivens() {
    int[][] changed = Runs.solution();
    changed[0][0] = 1;

    assertThat(student(Results.of(Runs.run(OPEN, Runs.rowsReturned(changed)))))
        .contains("Given r1c1 &#x3D; 5 became 1")
        .containsSubsequence(">The puzzle</title>", ">Your answer</title>");
  }

  @Test
  void framesTheGivensThatLeaveNoSolution() {
    String page =
        student(Results.of(Runs.run(Runs.unsolvable("c-1"), Runs.rowsReturned(allOnes()))));

    assertThat(page)
        .contains("<p>Why it has no solution: row 1 has 1 twice: r1c1 and r1c2.</p>")
        .contains("Framed, givens that cannot stand together: r1c1 holds 1, r1c2 holds 1.</desc>")
        .contains(">Your answer</title>");
    assertThat(count(page, "<rect class=\"sign core first\"")).isEqualTo(2);
  }

  @Test
  void showsAStudentHowASolutionBeginsAndTheInstructorAllOfIt() {
    Result zeros = Results.of(Runs.run(OPEN, Runs.rowsReturned(new int[9][9])));

    assertThat(count(student(zeros), "<rect class=\"sign step first\"")).isEqualTo(3);
    assertThat(ownDigits(student(zeros))).isEqualTo(3);
    assertThat(student(zeros)).contains("How it begins", "It has one solution. The first forced");
    assertThat(ownDigits(instructor(zeros))).isEqualTo(51);
    assertThat(instructor(zeros)).contains("The solution");
  }

  @Test
  void tellsOfHiddenCaseNothingButItsEnd() {
    Result result = Results.of(Runs.run(HIDDEN, wrong(), "the puzzle"));

    assertThat(student(result))
        .contains("The answer is wrong.", "Puzzle and answer of a hidden case are not shown.")
        .contains("<span class=\"hidden-case\">hidden</span>", "1 of 4")
        .doesNotContain(BOARD, "twice", "the puzzle", "Hint", "12 ms", "Not for students");
    assertThat(instructor(result))
        .contains("Not for students", "twice", "the puzzle", "Hint of h-1", "12 ms", ">The puzzle<")
        .contains(BOARD);
  }

  @Test
  void tellsOfSilentCaseOnlyThatItExists() {
    TestCase silent = Runs.with(HIDDEN, "h-2", Feedback.NONE);

    assertThat(student(Results.of(Runs.run(OPEN, right()), Runs.run(silent, wrong()))))
        .contains("<details class=\"card unshown\" id=\"case-h-2\" data-end=\"unshown\">")
        .contains("<strong>4</strong> <span>of 4</span>")
        .contains("1 case counts without being shown.")
        .doesNotContain("wrong answer");
  }

  @Test
  void timesTheReferenceOnlyOnPuzzlesThatAreShown() {
    List<Grid> timed = new ArrayList<>();
    ResultPage.of(
        Results.of(
            Runs.run(OPEN, right()),
            Runs.run(HIDDEN, right()),
            Runs.run(Runs.unsolvable("c-2"), new Outcome.NotRun("it rains"))),
        occasion(
            testCase -> {
              timed.add(CaseBoards.puzzle(testCase));
              return Optional.empty();
            }),
        View.STUDENT);

    assertThat(timed).containsExactly(CaseBoards.puzzle(OPEN));
  }

  @Test
  void putsLikelyCausesFirstAndLinksTheirCases() {
    Diagnosis diagnosis =
        new Diagnosis(BoardBug.MISSING_ROW_RULE, "Rows are broken.", "Look there.", List.of("c-1"));

    String page = student(Results.diagnosed(List.of(diagnosis), Runs.run(OPEN, wrong())));

    assertThat(page)
        .containsSubsequence(
            "<h3>Likely cause<code>MISSING_ROW_RULE</code></h3>",
            "<p>Rows are broken.</p>",
            "<p class=\"advice\">Look there.</p>",
            "<a href=\"#case-c-1\">c-1</a>",
            "<h2 id=\"cases\">Cases</h2>",
            "id=\"case-c-1\"");
  }

  @Test
  void showsWhereAnExceptionCameFromAndQuotesItsLaterLines() {
    Outcome threw = new Outcome.Threw("E", "x\nScore 12 of 12", List.of("A.a(A.java:1)", "B.b"));

    assertThat(student(Results.of(Runs.run(OPEN, threw))))
        .contains("<p class=\"message\">solve threw E: x.</p>")
        .contains("<pre class=\"wrapped\" tabindex=\"0\">Score 12 of 12 at A.a(A.java:1)</pre>")
        .contains("<li>at B.b</li>")
        .doesNotContain("<li>at A.a");
  }

  @Test
  void showsCompileErrorsWithTheirPlaceAndNoCases() {
    CompileError error = new CompileError("A.java", 2, 5, "';' expected", "int x");
    String page = rejected(Reason.COMPILE_ERROR, Collections.nCopies(23, error));

    assertThat(page)
        .contains("<p class=\"failure\">Does not compile</p>")
        .contains("What the compiler says (Java 17): 23 errors")
        .contains("<p>A.java:2:5: error: &#39;;&#39; expected</p>")
        .contains("<pre tabindex=\"0\">int x\n    ^</pre>")
        .contains("<p>And 3 more.</p>")
        .doesNotContain("class=\"card", "id=\"controls\"");
    assertThat(count(page, "A.java:2:5")).isEqualTo(20);
  }

  @ParameterizedTest
  @CsvSource({
    "NO_SOLVER, No solver found",
    "WRONG_INTERFACE, The solver cannot be called",
    "GRADER_ERROR, The grader failed: this is not a grade"
  })
  void saysInFrontWhyThereIsNoGrade(Reason reason, String headline) {
    assertThat(rejected(reason, List.of()))
        .containsSubsequence("<p class=\"failure\">" + headline, "<li>The reason.</li>");
  }

  @ParameterizedTest
  @EnumSource(Overrun.class)
  void hasALookForEveryLimit(Overrun overrun) {
    String page = student(Results.of(Runs.run(OPEN, new Outcome.OverLimit(overrun))));

    Matcher card = Pattern.compile("class=\"card ([a-z-]+)\"").matcher(page);
    assertThat(card.find()).isTrue();
    assertThat(page).contains("<symbol id=\"icon-" + card.group(1) + "\"", "." + card.group(1));
  }

  @Test
  void saysWhatItWasGradedWith() {
    CaseRun run = Runs.run(OPEN, right(), new SatUse(1, 729, 12_018, 0));

    assertThat(student(Results.of(run)))
        .contains("1.2.3 on Acme 17.0.1", "<code>ab12</code>", "<code>cd34</code>")
        .contains("10 s of processor time, 256 MiB of memory, 8 MiB of output a case")
        .contains("<dd class=\"loud\">process. Files and network of this machine were open")
        .contains("<time datetime=\"2026-03-01T10:00:02Z\">2026-03-01 10:00 UTC</time>")
        .contains("As the program reports: 1 call of sat4j a puzzle; 729 variables, 12,018");
  }

  @Test
  void cutsWhatIsPrintedWithoutEnd() {
    String page = student(Results.of(Runs.run(OPEN, right(), "x".repeat(50_000))));

    assertThat(page).contains("x\n… and 30000 characters more").hasSizeLessThan(70_000);
  }

  @Test
  void listsSixtyBrokenRulesAtMost() {
    int[][] grid = new int[9][9];
    grid[0][0] = 9;

    assertThat(student(Results.of(Runs.run(OPEN, Runs.rowsReturned(grid)))))
        .containsPattern("<summary>The first 60 of \\d+ broken rules</summary>");
  }

  @ParameterizedTest
  @CsvSource({"4", "6", "16", "25"})
  void drawsBoardsOfAnySize(int size) {
    TestCase large =
        new TestCase(
            "l-1",
            "Large",
            FillingQuestion.of(Grid.empty(BoxShape.ofSize(size)), Expectation.SOLVABLE),
            4,
            Visibility.PUBLIC,
            Feedback.FULL,
            List.of(),
            "");
    int[][] answer = new int[size][size];
    answer[size - 1][size - 1] = size;

    assertThat(student(Results.of(Runs.run(large, Runs.rowsReturned(answer)))))
        .contains("viewBox=\"0 0 %1$d %1$d\"".formatted(size * 40 + 32))
        .contains("dy=\".35em\">" + size + "</text>");
  }

  @Test
  void makesNothingOfWhatIsHostileButText() {
    String hostile = "<script>owned()</script>\"'><img src=x onerror=owned()></style>\u202E\u0000";
    Preparation ready =
        new Preparation.Ready(new Program("java", "S", Map.of(), true, List.of("note " + hostile)));
    TestCase odd =
        new TestCase(
            "c-1",
            hostile,
            OPEN.question(),
            4,
            Visibility.PUBLIC,
            Feedback.FULL,
            List.of(),
            hostile);
    Result result =
        Results.of(
            hostile,
            ready,
            Isolation.PROCESS,
            Runs.run(odd, new Outcome.Threw(hostile, hostile, List.of(hostile)), hostile),
            Runs.run(Runs.with(odd, "c-2", Feedback.FULL), wrong()));

    for (String page : List.of(student(result), instructor(result))) {
      assertThat(page)
          .contains("&lt;script&gt;owned()&lt;/script&gt;&quot;&#39;&gt;&lt;img src")
          .doesNotContain("<script>owned", "<img", "\u202E", "\u0000");
      assertThat(count(page, "<script")).isEqualTo(1);
      assertThat(count(page, "</style")).isEqualTo(2);
      assertThat(page.replaceAll("&[#a-z0-9]+;", "")).doesNotContain("x onerror=");
    }
  }

  @Test
  void allowsExactlyItsOwnStylesAndScript() throws Exception {
    String page = student(Results.of(Runs.run(OPEN, wrong())));

    String policy =
        "default-src 'none'; style-src %s %s; script-src %s; base-uri 'none'; form-action 'none'"
            .formatted(
                hash(inside(page, "style", 0)),
                hash(inside(page, "style", 1)),
                hash(inside(page, "script", 0)));
    assertThat(page)
        .contains(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">"
                .formatted(policy.replace("'", "&#39;").replace("=", "&#x3D;")));
    assertThat(page).doesNotContain(" style=", " onclick=", "http:", "https:", "url(", "@import");
  }

  private static String inside(String page, String element, int index) {
    Matcher matcher = Pattern.compile("(?s)<" + element + ">(.*?)</" + element).matcher(page);
    for (int i = 0; i <= index; i++) {
      assertThat(matcher.find()).isTrue();
    }
    return matcher.group(1);
  }

  private static String hash(String text) throws Exception {
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }

  private static int ownDigits(String page) {
    return Pattern.compile("<text class=\"own wide1\"[^>]*>(\\d+)<")
        .matcher(page)
        .results()
        .mapToInt(match -> match.group(1).length())
        .sum();
  }

  private static int count(String page, String part) {
    return page.split(Pattern.quote(part), -1).length - 1;
  }

  private static Outcome right() {
    return Runs.rowsReturned(Runs.solution());
  }

  private static Outcome wrong() {
    int[][] grid = Runs.solution();
    grid[0][2] = 2;
    return Runs.rowsReturned(grid);
  }

  private static int[][] allOnes() {
    int[][] grid = Runs.solution();
    for (int[] row : grid) {
      Arrays.fill(row, 1);
    }
    return grid;
  }

  private static String rejected(Reason reason, List<CompileError> errors) {
    return student(
        Results.of(
            new Preparation.Rejected(reason, errors, List.of("The reason.")),
            Runs.run(OPEN, new Outcome.NotRun("the submission cannot be run"))));
  }

  private static String student(Result result) {
    return page(result, View.STUDENT);
  }

  private static String instructor(Result result) {
    return page(result, View.INSTRUCTOR);
  }

  private static String page(Result result, View view) {
    return ResultPage.of(result, OCCASION, view);
  }
}
