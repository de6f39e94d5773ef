package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.report.Report;
import gridmark.report.Report.ReportFile;
import gridmark.report.Results;
import gridmark.report.view.Occasion;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The pages of a result in a real browser. Pictures of them stay in target/screenshots. */
class HtmlReportIT {

  private static final Path PICTURES = Repository.root().resolve("target/screenshots");
  private static final int HIGHEST = 3000;

  /** Whatever of it runs leaves a trace. */
  private static final String HOSTILE =
      "<script>window.owned=1</script></title></style></svg></pre>\"'><img src=x onerror=window.owned=1>"
          + "<a href=\"javascript:window.owned=1\">x</a><svg onload=window.owned=1>{{{name}}} ]]> --> \u202E";

  @TempDir private static Path folder;
  private static Browser browser;

  @BeforeAll
  static void makePages() throws Exception {
    browser = Browser.start();
    write("wrong", grade("wrong_answer/missing-row-rule"));
    write("unsolvable", grade("wrong_answer/fills-unsolvable"));
    write("variety", variety());
    write("hostile", hostile());
    write("errors", errors());
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void write(String name, Result result) throws IOException {
    Occasion occasion = new Occasion(Instant.now(), Path.of(name), Map.of());
    for (ReportFile file : Report.HTML.files()) {
      Path page = Files.createDirectories(folder.resolve(name)).resolve(file.name());
      Files.writeString(page, file.rendering().of(result, occasion));
    }
  }

  private static Result grade(String sample) throws Exception {
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      return grader.grade(
          Repository.testcases(), Repository.sample(sample), Terms.USUAL, GradeListener.NONE);
    }
  }

  /** Every verdict, a silent case and a large board. */
  private static Result variety() {
    return Results.of(
        Runs.run(Runs.solvable("right-1"), Runs.rowsReturned(Runs.solution()), "printed\n"),
        Runs.run(Runs.solvable("wrong-1"), Runs.rowsReturned(new int[9][9])),
        Runs.run(Runs.solvable("slow-1"), new Outcome.OverLimit(Overrun.CPU)),
        Runs.run(
            Runs.solvable("big-1"), new Outcome.Threw("java.lang.OutOfMemoryError", "", List.of())),
        Runs.run(Runs.solvable("loud-1"), new Outcome.OverLimit(Overrun.OUTPUT)),
        Runs.run(Runs.solvable("thrown-1"), new Outcome.Threw("E", "", List.of("A.a(A.java:1)"))),
        Runs.run(Runs.solvable("left-1"), new Outcome.NotRun("it rains")),
        Runs.run(Runs.solvable("fault-1"), new Outcome.HarnessFault("no disk")),
        Runs.run(
            Runs.with(Runs.hidden(Runs.solvable("x")), "silent-1", Feedback.NONE),
            Runs.rowsReturned(Runs.solution())),
        Runs.run(large(), Runs.rowsReturned(latin(25))));
  }

  private static TestCase large() {
    return new TestCase(
        "large-1",
        "25 rows and columns",
        FillingQuestion.of(Grid.empty(BoxShape.ofSize(25)), Expectation.SOLVABLE),
        4,
        Visibility.PUBLIC,
        Feedback.FULL,
        List.of(),
        "");
  }

  /** Rows and columns are right, blocks are not. */
  private static int[][] latin(int size) {
    int[][] rows = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        rows[row][column] = (row + column) % size + 1;
      }
    }
    return rows;
  }

  private static Result hostile() {
    TestCase odd =
        new TestCase(
            "odd-1",
            HOSTILE,
            Runs.solvable("x").question(),
            4,
            Visibility.PUBLIC,
            Feedback.FULL,
            List.of(),
            HOSTILE);
    return Results.of(
        HOSTILE,
        new Preparation.Ready(new Program("java", "S", Map.of(), true, List.of("note " + HOSTILE))),
        Isolation.PROCESS,
        Runs.run(
            odd,
            new Outcome.Threw(HOSTILE, HOSTILE + "\n" + HOSTILE, List.of(HOSTILE, HOSTILE)),
            HOSTILE),
        Runs.run(Runs.with(odd, "odd-2", Feedback.FULL), Runs.rowsReturned(latin(9)), HOSTILE));
  }

  private static Result errors() {
    CompileError error = new CompileError(HOSTILE, 3, 5, HOSTILE, "\tint " + HOSTILE);
    return Results.of(
        new Preparation.Rejected(
            Preparation.Reason.COMPILE_ERROR, List.of(error), List.of(HOSTILE)),
        Runs.run(Runs.solvable("c-1"), new Outcome.NotRun("the submission cannot be run")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "unsolvable", "variety", "hostile", "errors"})
  void loadWithoutComplaintAndAskForNothing(String name) {
    for (ReportFile file : Report.HTML.files()) {
      Path page = folder.resolve(name).resolve(file.name());
      browser.open(page);

      assertThat(browser.complaints()).isEmpty();
      assertThat(browser.requests()).containsExactly(page.toUri().toString());
      assertThat(browser.findAll("h1")).hasSize(1);
      assertThat(browser.findAll("main, header, footer")).hasSize(3);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hostile", "errors"})
  void runNothingThatIsHostile(String name) {
    for (ReportFile file : Report.HTML.files()) {
      browser.open(folder.resolve(name).resolve(file.name()));

      assertThat(browser.run("return window.owned === undefined")).isEqualTo(true);
      assertThat(browser.findAll("script")).hasSize(1);
      assertThat(browser.findAll("style")).hasSize(2);
      assertThat(browser.findAll("img, iframe, object, embed, form, base")).isEmpty();
      assertThat(browser.findAll("a:not([href^='#'])")).isEmpty();
      assertThat(
              browser.run(
                  "return [...document.querySelectorAll('*')].flatMap(each => [...each.attributes])"
                      + ".filter(each => each.name.startsWith('on') || each.name === 'style').length"))
          .isEqualTo(0L);
    }
  }

  @Test
  void showHostileTextAsItIs() {
    browser.open(page("hostile"));

    assertThat(browser.driver().getTitle()).startsWith("<script>window.owned=1</script></title>");
    assertThat(browser.find("h1").getText()).contains("<img src=x onerror=window.owned=1>", "]]>");
    assertThat(browser.find("h1").getText()).contains("{{{name}}}").doesNotContain("\u202E");
  }

  @Test
  void forbidScriptsThatAreNotTheirs() {
    browser.open(page("hostile"));

    browser.run(
        "const script = document.createElement('script'); script.textContent = 'window.owned = 1';"
            + " document.body.append(script)");

    assertThat(browser.run("return window.owned === undefined")).isEqualTo(true);
    assertThat(browser.complaints()).anyMatch(line -> line.contains("Content Security Policy"));
  }

  @Test
  void filterByVerdictWithTheMouse() {
    browser.open(page("variety"));
    assertThat(browser.find("#status").getText()).isEqualTo("All 10 cases are shown.");

    browser.find("[data-show=crashed]").click();
    assertThat(shown()).containsExactly("case-thrown-1");
    assertThat(browser.find("[data-show=crashed]").getDomAttribute("aria-pressed"))
        .isEqualTo("true");
    assertThat(browser.find("[data-show='']").getDomAttribute("aria-pressed")).isEqualTo("false");

    browser.find("[data-show=time-limit]").click();
    assertThat(shown()).containsExactly("case-slow-1", "case-thrown-1");
    assertThat(browser.find("#status").getText()).isEqualTo("2 of 10 cases are shown.");
    assertThat(browser.driver().getCurrentUrl()).endsWith("#show=crashed,time-limit");

    browser.find("[data-show='']").click();
    assertThat(shown()).hasSize(10);
    assertThat(browser.driver().getCurrentUrl()).doesNotContain("#");
  }

  @Test
  void filterByVerdictWithTheKeyboard() {
    browser.open(page("variety"), "#cases");
    WebElement filter = browser.find("[data-show=wrong-answer]");
    for (int i = 0; i < 40 && !filter.equals(focused()); i++) {
      press(Keys.TAB);
    }

    assertThat(focused()).isEqualTo(filter);
    assertThat(filter.getCssValue("outline-style")).isEqualTo("solid");
    press(Keys.SPACE);
    assertThat(shown()).containsExactly("case-wrong-1", "case-large-1");
    press(Keys.ENTER);
    assertThat(shown()).hasSize(10);
  }

  @Test
  void haveAWayPastTheirHead() {
    browser.open(page("variety"));

    press(Keys.TAB);
    assertThat(focused().getText()).isEqualTo("Skip to the report");
    press(Keys.ENTER);
    assertThat(focused().getTagName()).isEqualTo("main");
  }

  @Test
  void findCasesByIdOrTitle() {
    browser.open(page("variety"));

    browser.find("#search").sendKeys("LARGE-");
    assertThat(shown()).containsExactly("case-large-1");
    assertThat(browser.driver().getCurrentUrl()).endsWith("#find=LARGE-");
    browser.find("#search").clear();
    browser.find("#search").sendKeys("25 rows");
    assertThat(shown()).containsExactly("case-large-1");
    browser.find("#search").sendKeys(" <b>");
    assertThat(shown()).isEmpty();
    assertThat(browser.find("#status").getText()).isEqualTo("No case fits.");
  }

  @Test
  void keepTheirFiltersInALink() {
    browser.open(page("variety"), "#show=crashed,nonsense&find=thrown");

    assertThat(shown()).containsExactly("case-thrown-1");
    assertThat(browser.find("#search").getDomProperty("value")).isEqualTo("thrown");
  }

  @Test
  void openTheCaseThatALinkNames() {
    browser.open(page("variety"), "#show=crashed");

    browser.find(".map a[href='#case-right-1']").click();

    assertThat(shown()).hasSize(10);
    assertThat(browser.find("#case-right-1").getDomAttribute("open")).isNotNull();
  }

  @Test
  void openAndCloseAllCases() {
    browser.open(page("variety"));

    browser.find("#open-all").click();
    assertThat(browser.findAll(".card[open]")).hasSize(10);
    browser.find("#close-all").click();
    assertThat(browser.findAll(".card[open]")).isEmpty();
    WebElement first = browser.find(".card summary");
    first.sendKeys(Keys.ENTER);
    assertThat(browser.findAll(".card[open]")).hasSize(1);
  }

  @Test
  void workWithoutScripts() {
    browser.open(page("variety"));
    browser.setScripts(false);
    browser.reopen(page("variety"), "");

    assertThat(browser.find("#controls").isDisplayed()).isFalse();
    assertThat(shown()).hasSize(10);
    assertThat(browser.find("#case-wrong-1 .board").isDisplayed()).isTrue();
    browser.find("#case-right-1 summary").click();
    assertThat(browser.find("#case-right-1 .board").isDisplayed()).isTrue();
    browser.find("#case-right-1 summary").click();
    assertThat(browser.find("#case-right-1 .words").isDisplayed()).isFalse();
  }

  @Test
  void describeEveryBoard() {
    browser.open(page("wrong"));

    assertThat(browser.findAll("svg.board")).hasSizeGreaterThan(20);
    assertThat(
            browser.run(
                """
                return [...document.querySelectorAll('svg:not([aria-hidden])')].filter(each =>
                    each.getAttribute('role') !== 'img'
                    || each.getAttribute('aria-labelledby').split(' ')
                        .some(id => !document.getElementById(id).textContent.trim())).length
                """))
        .isEqualTo(0L);
    assertThat(browser.find("#case-classic-1 svg desc").getDomProperty("textContent"))
        .matches("A board of 9 rows and 9 columns with 30 givens\\. Circled, .*r\\dc\\d holds .*");
  }

  @Test
  void haveHeadingsInOrderAndEveryIdOnce() {
    for (String name : List.of("wrong", "unsolvable", "variety", "errors")) {
      browser.open(page(name));
      assertThat(
              browser.run(
                  """
                  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
                      .map(each => Number(each.tagName[1]));
                  const ids = [...document.querySelectorAll('[id]')].map(each => each.id);
                  return levels.every((each, i) => i === 0 ? each === 1 : each <= levels[i - 1] + 1)
                      && new Set(ids).size === ids.length
                  """))
          .as(name)
          .isEqualTo(true);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "wrong, light",
    "wrong, dark",
    "unsolvable, light",
    "unsolvable, dark",
    "variety, light",
    "variety, dark",
    "errors, light",
    "errors, dark"
  })
  void haveEnoughContrast(String name, String scheme) throws IOException {
    for (ReportFile file : Report.HTML.files()) {
      browser.open(folder.resolve(name).resolve(file.name()));
      browser.setMedia("screen", scheme);
      browser.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");

      assertThat(browser.run(script("contrast.js"))).isEqualTo(List.of());
    }
  }

  private static String script(String name) throws IOException {
    try (InputStream in = HtmlReportIT.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "unsolvable", "variety", "hostile", "errors"})
  void fitScreensOfAnyWidth(String name) {
    browser.open(page(name));
    browser.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");

    for (int width : List.of(360, 600, 720, 800, 1000, 1200)) {
      browser.setWidth(width);
      assertThat(browser.run("return document.documentElement.scrollWidth"))
          .as("width " + width)
          .isEqualTo((long) width);
    }
  }

  @Test
  void printEverythingAndNoControls() {
    browser.open(page("variety"));
    browser.setMedia("print", "light");

    assertThat(browser.find("#controls").isDisplayed()).isFalse();
    assertThat(browser.find("#case-right-1").getDomAttribute("open")).isNull();
    assertThat(
            browser.run(
                "return document.querySelector('#case-right-1 .board').checkVisibility()"
                    + " && document.querySelector('#case-right-1').offsetHeight > 200"))
        .isEqualTo(true);
    assertThat(browser.find(".card").getCssValue("break-inside")).isEqualTo("avoid");
  }

  @Test
  void areKeptAsPictures() {
    for (String name : List.of("wrong", "unsolvable", "variety", "errors")) {
      browser.open(page(name));
      browser.keepPicture(PICTURES.resolve(name + "-light.png"), HIGHEST);
      browser.setMedia("screen", "dark");
      browser.keepPicture(PICTURES.resolve(name + "-dark.png"), HIGHEST);
      browser.setMedia("print", "light");
      browser.setWidth(794);
      browser.keepPicture(PICTURES.resolve(name + "-print.png"), HIGHEST);
      browser.setMedia("screen", "light");
      browser.setWidth(360);
      browser.keepPicture(PICTURES.resolve(name + "-narrow.png"), HIGHEST);
    }
    browser.open(page("variety"), "#find=large");
    browser.keepPicture(PICTURES.resolve("large-light.png"), HIGHEST);
    browser.open(folder.resolve("unsolvable/instructor.html"));
    browser.keepPicture(PICTURES.resolve("instructor.png"), HIGHEST);

    browser.open(page("wrong"));
    byte[] printed = browser.keepPrint(PICTURES.resolve("wrong.pdf"));
    assertThat(new String(printed, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    assertThat(PICTURES.resolve("wrong-dark.png")).isNotEmptyFile();
  }

  private static Path page(String name) {
    return folder.resolve(name).resolve("report.html");
  }

  private static List<String> shown() {
    return browser.findAll(".card").stream()
        .filter(WebElement::isDisplayed)
        .map(card -> card.getDomAttribute("id"))
        .toList();
  }

  private static WebElement focused() {
    return browser.driver().switchTo().activeElement();
  }

  private static void press(Keys key) {
    new Actions(browser.driver()).sendKeys(key).perform();
  }
}
