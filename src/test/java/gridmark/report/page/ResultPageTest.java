package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.SatUse;
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
  private static final Occasion OCCASION =
      occasion(testCase -> Optional.of(Duration.ofNanos(30_000)));

  private static Occasion occasion(Function<TestCase, Optional<Duration>> reference) {
    return new Occasion(
        Instant.parse("2026-03-01T10:00:00Z"), Path.of("alice"), Map.of(), reference);
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

    Page page = student(Results.by(rubric, Runs.run(OPEN, right())));

    assertThat(page.text("head > title")).isEqualTo("alice: 3.5 of 3.5");
    assertThat(page.text("h1")).isEqualTo("alice");
    assertThat(page.rows(".total")).containsExactly(List.of("3.5", "of 3.5"));
    assertThat(page.text(".total > strong")).isEqualTo("3.5");
    assertThat(page.rows(".lines > tbody > tr:has(> th[scope=row] + td.number)"))
        .containsExactly(
            List.of("1 case worth 4", "4"),
            List.of("capped at 3.5", "−0.5"),
            List.of("Score", "3.5"));
  }

  @Test
  void foldsWhatIsAcceptedAndOpensWhatFailed() {
    Page page =
        student(
            Results.of(
                Runs.run(OPEN, right()),
                Runs.run(Runs.solvable("c-2"), wrong()),
                Runs.run(Runs.solvable("c-3"), new Outcome.NotRun("it rains"))));

    assertThat(page.attributes("details.card", "id"))
        .containsExactly("case-c-1", "case-c-2", "case-c-3");
    assertThat(page.attributes("details.card", "class"))
        .containsExactly("card accepted", "card wrong-answer", "card not-run");
    assertThat(page.attributes("details.card", "data-end"))
        .containsExactly("accepted", "wrong-answer", "not-run");
    assertThat(page.attributes("details.card[open]", "id")).containsExactly("case-c-2");
    assertThat(page.text("#cases ~ p")).isEqualTo("1 case was not run, because it rains.");
  }

  @Test
  void saysWhatIsWrongAndMarksAndNamesIt() {
    Page page = student(Results.of(Runs.run(OPEN, wrong(), "searching\n")));

    assertThat(page.text("#case-c-1 .message"))
        .startsWith("Row 1 has 2 twice: r1c3 and r1c9; column 3 has 2 twice");
    assertThat(page.text("#case-c-1 .hint")).isEqualTo("Hint. Hint of c-1");
    assertThat(page.text("#case-c-1 .hint > strong")).isEqualTo("Hint.");
    assertThat(page.count("svg.board")).isEqualTo(1);
    assertThat(page.text("svg.board > title#board-c-1-1-name")).isEqualTo("Your answer");
    assertThat(page.text("svg.board > desc"))
        .endsWith(
            "with 30 givens. Circled, what breaks a rule: r1c3 holds 2, r1c9 holds 2, r2c3 holds 2.");
    assertThat(page.count("svg.board > circle.sign.clash.first")).isEqualTo(3);
    assertThat(page.text("figure > p")).isEqualTo("Circled: what breaks a rule. r1c3, r1c9, r2c3.");
    assertThat(page.verbatim("pre.wrapped[tabindex=0]")).containsExactly("searching");
    assertThat(page.text("#case-c-1 .time"))
        .isEqualTo("12 ms of processor time; the reference solver 30 µs; the limit 10 s");
    assertThat(page.text("#case-c-1 .fold code"))
        .startsWith("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28.");
  }

  @Test
  void listsAllBrokenRulesWhereTheMessageNamesOnlySome() {
    Page page = student(Results.of(Runs.run(OPEN, Runs.rowsReturned(allOnes()))));

    assertThat(page.texts(".fold > summary"))
        .anySatisfy(head -> assertThat(head).matches("All \\d+ broken rules"));
    assertThat(student(Results.of(Runs.run(OPEN, wrong()))).source())
        .doesNotContain("broken rules");
  }

  @Test
  void showsThePuzzleBesideAnAnswerThatChangedGivens() {
    int[][] changed = Runs.solution();
    changed[0][0] = 1;

    Page page = student(Results.of(Runs.run(OPEN, Runs.rowsReturned(changed))));

    assertThat(page.text(".message")).contains("Given r1c1 = 5 became 1");
    assertThat(page.texts("svg.board > title")).containsExactly("The puzzle", "Your answer");
  }

  @Test
  void framesTheGivensThatLeaveNoSolution() {
    Page page = student(Results.of(Runs.run(Runs.unsolvable("c-1"), Runs.rowsReturned(allOnes()))));

    assertThat(page.texts("#case-c-1 .words > p"))
        .contains("Why it has no solution: row 1 has 1 twice: r1c1 and r1c2.");
    assertThat(page.texts("svg.board > title")).containsExactly("The puzzle", "Your answer");
    assertThat(page.text("#board-c-1-1-about"))
        .endsWith("Framed, givens that cannot stand together: r1c1 holds 1, r1c2 holds 1.");
    assertThat(page.count("rect.sign.core.first")).isEqualTo(2);
  }

  @Test
  void showsAStudentHowASolutionBeginsAndTheInstructorAllOfIt() {
    Result zeros = Results.of(Runs.run(OPEN, Runs.rowsReturned(new int[9][9])));

    Page student = student(zeros);
    Page instructor = instructor(zeros);

    assertThat(student.texts("figcaption")).containsExactly("How it begins");
    assertThat(student.texts(".words > p"))
        .anySatisfy(text -> assertThat(text).startsWith("It has one solution. The first forced"));
    assertThat(student.count("rect.sign.step.first")).isEqualTo(3);
    assertThat(ownDigits(student)).matches("\\d{3}");
    assertThat(instructor.texts("figcaption")).contains("The solution");
    assertThat(ownDigits(instructor)).matches("\\d{51}");
  }

  @Test
  void tellsOfHiddenCaseNothingButItsEnd() {
    Result result = Results.of(Runs.run(HIDDEN, wrong(), "the puzzle"));

    Page student = student(result);
    Page instructor = instructor(result);

    assertThat(student.texts("#case-h-1 .words > p"))
        .containsExactly(
            "The answer is wrong.", "Puzzle and answer of a hidden case are not shown.");
    assertThat(student.text("#case-h-1 h3 > .hidden-case")).isEqualTo("hidden");
    assertThat(student.text("#case-h-1 .points")).isEqualTo("1 of 4 points");
    assertThat(student.has("svg.board")).isFalse();
    assertThat(student.source())
        .doesNotContain("twice", "the puzzle", "Hint", "12 ms", "Not for students");
    assertThat(instructor.text(".warning")).startsWith("Not for students");
    assertThat(instructor.text("#case-h-1 .message")).contains("twice");
    assertThat(instructor.verbatim("#case-h-1 .fold > pre")).containsExactly("the puzzle");
    assertThat(instructor.text("#case-h-1 .hint")).isEqualTo("Hint. Hint of h-1");
    assertThat(instructor.text("#case-h-1 .took")).isEqualTo("12 ms");
    assertThat(instructor.texts("svg.board > title")).containsExactly("The puzzle", "The answer");
  }

  @Test
  void tellsOfSilentCaseOnlyThatItExists() {
    TestCase silent = Runs.with(HIDDEN, "h-2", Feedback.NONE);

    Page page = student(Results.of(Runs.run(OPEN, right()), Runs.run(silent, wrong())));

    assertThat(page.attribute("details#case-h-2", "class")).isEqualTo("card unshown");
    assertThat(page.attribute("details#case-h-2", "data-end")).isEqualTo("unshown");
    assertThat(page.has("#case-h-2[open]")).isFalse();
    assertThat(page.rows(".total")).containsExactly(List.of("4", "of 4"));
    assertThat(page.text(".score .faint")).endsWith("1 case counts without being shown.");
    assertThat(page.source()).doesNotContain("wrong answer");
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

    Page page = student(Results.diagnosed(List.of(diagnosis), Runs.run(OPEN, wrong())));

    assertThat(page.rows(".diagnosis"))
        .containsExactly(
            List.of(
                "Likely causeMISSING_ROW_RULE", "Rows are broken.", "Look there.", "Seen inc-1"));
    assertThat(page.text(".diagnosis > h3 > code")).isEqualTo("MISSING_ROW_RULE");
    assertThat(page.text(".diagnosis > .advice")).isEqualTo("Look there.");
    assertThat(page.text(".diagnosis a")).isEqualTo("c-1");
    assertThat(page.attribute(".diagnosis a", "href")).isEqualTo("#case-c-1");
    assertThat(page.attributes("h2[id], details.card", "id"))
        .containsExactly("score", "diagnoses", "cases", "case-c-1");
    assertThat(page.text("h2#cases")).isEqualTo("Cases");
  }

  @Test
  void showsWhereAnExceptionCameFromAndQuotesItsLaterLines() {
    Outcome threw = new Outcome.Threw("E", "x\nScore 12 of 12", List.of("A.a(A.java:1)", "B.b"));

    Page page = student(Results.of(Runs.run(OPEN, threw)));

    assertThat(page.text(".message")).isEqualTo("solve threw E: x.");
    assertThat(page.verbatim(".message + pre.wrapped[tabindex=0]"))
        .containsExactly("Score 12 of 12 at A.a(A.java:1)");
    assertThat(page.texts(".frames > li")).containsExactly("at B.b");
    assertThat(page.texts("li")).noneMatch(item -> item.startsWith("at A.a"));
  }

  @Test
  void showsCompileErrorsWithTheirPlaceAndNoCases() {
    CompileError error = new CompileError("A.java", 2, 5, "';' expected", "int x");
    Page page = rejected(Reason.COMPILE_ERROR, Collections.nCopies(23, error));

    assertThat(page.text("p.failure")).isEqualTo("Does not compile");
    assertThat(page.text("h2#errors")).isEqualTo("What the compiler says (Acme 17): 23 errors");
    assertThat(page.texts(".error > p"))
        .hasSize(20)
        .containsOnly("A.java:2:5: error: ';' expected");
    assertThat(page.verbatim(".error > p + pre[tabindex=0]"))
        .hasSize(20)
        .containsOnly("int x\n    ^");
    assertThat(page.text("#errors ~ p")).isEqualTo("And 3 more.");
    assertThat(count(page.source(), "A.java:2:5")).isEqualTo(20);
    assertThat(page.has(".card")).isFalse();
    assertThat(page.has("#controls")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "NO_SOLVER, No solver found",
    "WRONG_INTERFACE, The solver cannot be called",
    "GRADER_ERROR, The grader failed: this is not a grade"
  })
  void saysInFrontWhyThereIsNoGrade(Reason reason, String headline) {
    assertThat(rejected(reason, List.of()).texts("p.failure, .notes > li"))
        .containsExactly(headline, "The reason.");
  }

  @ParameterizedTest
  @EnumSource(Overrun.class)
  void hasALookForEveryLimit(Overrun overrun) {
    Page page = student(Results.of(Runs.run(OPEN, new Outcome.OverLimit(overrun))));

    String end = page.attribute("details.card", "data-end");
    assertThat(page.attribute("details.card", "class")).isEqualTo("card " + end);
    assertThat(end).matches("[a-z-]+");
    assertThat(page.count("symbol#icon-" + end)).isEqualTo(1);
    assertThat(page.styles()).contains("." + end);
  }

  @Test
  void saysWhatItWasGradedWith() {
    CaseRun run = Runs.run(OPEN, right(), new SatUse(1, 729, 12_018, 0));

    Page page = student(Results.of(run));

    assertThat(page.described("footer dt", "Gridmark")).isEqualTo("1.2.3 on Acme 17.0.1");
    assertThat(page.described("footer dt", "Test pack")).isEqualTo("ab12");
    assertThat(page.described("footer dt", "Rubric")).isEqualTo("cd34");
    assertThat(page.texts("footer dd > code")).containsExactly("ab12", "cd34");
    assertThat(page.described("footer dt", "Limits"))
        .isEqualTo("10 s of processor time, 256 MiB of memory, 8 MiB of output a case");
    assertThat(page.described("footer dt:has(+ .loud)", "Isolation"))
        .startsWith("process. Files and network of this machine were open");
    assertThat(page.described("footer dt", "Graded")).isEqualTo("2026-03-01 10:00 UTC");
    assertThat(page.attribute("footer dd > time", "datetime")).isEqualTo("2026-03-01T10:00:00Z");
    assertThat(page.described("footer dt", "Formula"))
        .startsWith("As the program reports: 1 call of sat4j a case; 729 variables, 12,018");
  }

  @Test
  void cutsWhatIsPrintedWithoutEnd() {
    Page page = student(Results.of(Runs.run(OPEN, right(), "x".repeat(50_000))));

    assertThat(page.verbatim("pre"))
        .singleElement()
        .asString()
        .endsWith("x\n… and 30000 characters more");
    assertThat(page.source()).hasSizeLessThan(70_000);
  }

  @Test
  void listsSixtyBrokenRulesAtMost() {
    int[][] grid = new int[9][9];
    grid[0][0] = 9;

    Page page = student(Results.of(Runs.run(OPEN, Runs.rowsReturned(grid))));

    assertThat(page.texts(".fold:has(> ul) > summary"))
        .singleElement()
        .asString()
        .matches("The first 60 of \\d+ broken rules");
    assertThat(page.count(".fold > ul > li")).isEqualTo(60);
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

    Page page = student(Results.of(Runs.run(large, Runs.rowsReturned(answer))));

    assertThat(page.attributes("svg.board", "viewBox"))
        .containsOnly("0 0 %1$d %1$d".formatted(size * 40 + 32));
    assertThat(page.texts("svg.board > text.own[dy='.35em']"))
        .containsExactly(Integer.toString(size));
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

    for (String page : List.of(student(result).source(), instructor(result).source())) {
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
    String page = student(Results.of(Runs.run(OPEN, wrong()))).source();

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

  private static String ownDigits(Page page) {
    return String.join("", page.texts("svg.board > text.own.wide1"));
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

  private static Page rejected(Reason reason, List<CompileError> errors) {
    return student(
        Results.of(
            new Preparation.Rejected(reason, errors, List.of("The reason.")),
            Runs.run(OPEN, new Outcome.NotRun("the submission cannot be run"))));
  }

  private static Page student(Result result) {
    return page(result, View.STUDENT);
  }

  private static Page instructor(Result result) {
    return page(result, View.INSTRUCTOR);
  }

  private static Page page(Result result, View view) {
    return Page.of(ResultPage.of(result, OCCASION, view));
  }
}
