package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.GeneratedClass;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.files.OutputFolder;
import gridmark.report.page.Browser;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The page of a class in a real browser. Pictures of it stay in target/screenshots. */
class ClassPageIT {

  private static final Path PICTURES = Repository.root().resolve("target/screenshots");
  private static final int STUDENTS = 1_000;
  private static final int CASES = 50;
  private static final String HOSTILE =
      "<script>window.owned=1</script></title></style></svg></table>\"'><img src=x"
          + " onerror=window.owned=1><a href=\"javascript:window.owned=1\">x</a>{{{name}}} --> \u202E";

  @TempDir private static Path folder;
  private static Gradebook thousand;
  private static Browser browser;

  @BeforeAll
  static void makePages() throws IOException {
    browser = Browser.start();
    thousand = GeneratedClass.of(7, STUDENTS, CASES);
    write("thousand", thousand);
    write("small", GeneratedClass.of(3, 120, 40));
    write("hostile", HostileClass.of(HOSTILE));
    write("one", Gradebooks.of(2, Gradebooks.ran("ada", "ok wrong")));
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void write(String name, Gradebook gradebook) throws IOException {
    for (Entry entry : gradebook.entries()) {
      if (entry.standing().isPresent()) {
        Path student = folder.resolve(name).resolve("students").resolve(entry.key());
        Files.createDirectories(student);
        Files.writeString(student.resolve("report.html"), "<title>student</title>");
        Files.writeString(student.resolve("instructor.html"), "<title>" + entry.key() + "</title>");
        Files.writeString(student.resolve("result.json"), "{}");
      }
    }
    ClassReport.write(gradebook, OutputFolder.open(folder.resolve(name)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"thousand", "small", "hostile"})
  void loadsWithoutComplaintAndAsksForNothing(String name) {
    browser.open(page(name));

    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).containsExactly(page(name).toUri().toString());
    assertThat(browser.findAll("h1")).hasSize(1);
    assertThat(browser.findAll("main, header, footer")).hasSize(3);
    assertThat(
            browser.run(
                """
                const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
                    .map(each => Number(each.tagName[1]));
                const ids = [...document.querySelectorAll('[id]')].map(each => each.id);
                return levels.every((each, i) => i === 0 ? each === 1 : each <= levels[i - 1] + 1)
                    && new Set(ids).size === ids.length
                """))
        .isEqualTo(true);
  }

  @Test
  void runsNothingThatIsHostile() {
    browser.open(page("hostile"));

    assertThat(browser.run("return window.owned === undefined")).isEqualTo(true);
    assertThat(browser.findAll("script")).hasSize(1);
    assertThat(browser.findAll("style")).hasSize(3);
    assertThat(browser.findAll("img, iframe, object, embed, form, base")).isEmpty();
    assertThat(browser.findAll("a[href^='javascript']")).isEmpty();
    assertThat(browser.find("body").getText()).doesNotContain("\u202E");
  }

  @Test
  void hasARowForEverybodyAndASignForEveryCase() {
    browser.open(page("thousand"));

    assertThat(browser.run("return document.querySelectorAll('#everybody-table tbody tr').length"))
        .isEqualTo((long) STUDENTS);
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('tbody .marks > span:first-child')]"
                    + ".every(each => each.textContent.length === "
                    + CASES
                    + ")"))
        .isEqualTo(true);
    assertThat(browser.find("#status").getText()).isEqualTo("All 1000 are shown.");
  }

  @Test
  void putsEverySignBelowItsCase() {
    browser.open(page("thousand"));

    assertThat(
            browser.run(
                """
                const heads = [...document.querySelectorAll('thead .marks a')];
                const marks = document.querySelector('tbody .marks > span');
                const box = marks.getBoundingClientRect();
                return heads.every((head, i) => {
                  const left = box.left + box.width * i / heads.length;
                  return Math.abs(head.getBoundingClientRect().left - left) < 1;
                })
                """))
        .isEqualTo(true);
  }

  @Test
  void sortsByScoreAndByName() {
    browser.open(page("thousand"));

    head("Points").click();
    List<Double> scores = numbers(column(2));
    assertThat(scores).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(head("Points").findElement(By.xpath("..")).getDomAttribute("aria-sort"))
        .isEqualTo("descending");
    head("Points").sendKeys(Keys.ENTER);
    assertThat(numbers(column(2))).isSorted().hasSameSizeAs(scores);
    assertThat(column(2).get(STUDENTS - 1)).isEmpty();

    head("Name").click();
    List<String> names = column(0);
    assertThat(
            browser.run(
                "return [...arguments[0]].sort(new Intl.Collator(undefined, {numeric: true,"
                    + " sensitivity: 'base'}).compare).join('|') === arguments[0].join('|')",
                names))
        .isEqualTo(true);
  }

  @Test
  void findsByNameIdMailAndCause() {
    browser.open(page("thousand"));
    Entry somebody = thousand.entries().get(500);

    browser.find("#search").sendKeys(somebody.student().id().toUpperCase(Locale.ROOT));
    assertThat(shown()).containsExactly(somebody.student().name());
    assertThat(browser.find("#status").getText()).isEqualTo("1 of 1000 is shown.");
    browser.find("#search").clear();
    browser.find("#search").sendKeys(somebody.student().email());
    assertThat(shown()).containsExactly(somebody.student().name());
    browser.find("#search").clear();
    browser.find("#search").sendKeys("nobody <b>");
    assertThat(browser.find("#status").getText()).isEqualTo("Nobody fits.");
  }

  @Test
  void filtersByEndAndByCase() {
    browser.open(page("thousand"));
    long nothing = thousand.entries().stream().filter(entry -> !entry.hasHandedIn()).count();

    browser.find("[data-show=nothing]").click();
    assertThat(shown()).hasSize((int) nothing);
    assertThat(browser.driver().getCurrentUrl()).endsWith("#everybody&show=nothing");
    browser.find("[data-show='']").click();
    String id = thousand.cases().get(10).id();
    browser.find("#failing option[value=" + id + "]").click();
    assertThat(shown()).hasSize(failing(10));
    assertThat(browser.driver().getCurrentUrl()).endsWith("#everybody&fails=" + id);
  }

  private static int failing(int position) {
    return (int)
        thousand.entries().stream()
            .filter(Entry::ran)
            .map(entry -> entry.standing().orElseThrow().cases().get(position))
            .filter(mark -> !mark.verdict().name().equals("ACCEPTED"))
            .count();
  }

  @Test
  void leadsFromACaseAndFromABugToThoseWhoHaveIt() {
    browser.open(page("thousand"));

    browser.find("#case-" + thousand.cases().get(10).id() + " .scripted").click();
    waitForShown(failing(10));

    // The second most frequent is not the main bug of everybody who has it.
    String bug = ".bugs > li:nth-child(2) ";
    browser.find(bug + "summary").click();
    int count = browser.findAll(bug + ".people li").size();
    browser.find(bug + ".scripted a").click();
    waitForShown(count);
  }

  /** The address changes first, and the page follows. */
  private static void waitForShown(int count) {
    browser
        .driver()
        .executeAsyncScript(
            """
            const look = () => document.getElementById('status').textContent.startsWith(arguments[0])
                ? arguments[1]() : setTimeout(look, 20);
            look()
            """,
            count + " of ");
    assertThat(shown()).hasSize(count);
  }

  @Test
  void linksLeadToFiles() {
    browser.open(page("thousand"));

    List<?> links =
        (List<?>)
            browser.run(
                "return [...new Set([...document.querySelectorAll('a[href]')]"
                    + ".map(each => each.href).filter(each => !each.includes('#')))]");
    assertThat(links).hasSizeGreaterThan(1_500);
    assertThat(links)
        .allSatisfy(link -> assertThat(Path.of(URI.create(link.toString()))).isRegularFile());
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('a[href^=\"#\"]')].filter(each =>"
                    + " !document.getElementById(each.hash.slice(1).split('&')[0])).length"))
        .isEqualTo(0L);
  }

  @Test
  void opensTheCaseOfTheStudentThatIsClicked() {
    browser.open(page("small"));
    browser.find("#search").sendKeys("misses the block rule");
    WebElement marks =
        browser.findAll("tbody .marks > span:first-child").stream()
            .filter(WebElement::isDisplayed)
            .findFirst()
            .orElseThrow();
    browser.run("arguments[0].scrollIntoView({block: 'center'})", marks);

    new Actions(browser.driver()).moveToElement(marks).perform();
    assertThat(browser.find("#readout").getText()).matches(".+, hidden-\\d+: Few givens: [a-z ]+");
    new Actions(browser.driver()).moveToElement(marks).click().perform();
    assertThat(browser.driver().getCurrentUrl()).contains("/instructor.html#case-");
  }

  @Test
  void keepsItsFiltersInALink() {
    browser.open(page("thousand"), "#everybody&show=partly&find=nonsense");

    assertThat(browser.find("#search").getDomProperty("value")).isEqualTo("nonsense");
    assertThat(browser.find("[data-show=partly]").getDomAttribute("aria-pressed"))
        .isEqualTo("true");
  }

  @Test
  void keepsNamesAndCasesInSightWhileItScrolls() {
    browser.open(page("thousand"));

    assertThat(
            browser.run(
                """
                const sheet = document.querySelector('.matrix');
                sheet.scrollTo(300, 4000);
                const outer = sheet.getBoundingClientRect();
                const head = sheet.querySelector('thead .marks').getBoundingClientRect();
                const row = sheet.querySelector('tbody tr:nth-child(200) .name').getBoundingClientRect();
                return sheet.scrollTop > 3000 && Math.abs(head.top - outer.top) < 3
                    && Math.abs(row.left - outer.left) < 3
                """))
        .isEqualTo(true);
  }

  @Test
  void canBeReadWithoutScripts() {
    browser.open(page("small"));
    browser.setScripts(false);
    browser.reopen(page("small"), "");

    assertThat(browser.find("#controls").isDisplayed()).isFalse();
    assertThat(browser.findAll("#everybody-table tbody tr")).hasSize(120);
    assertThat(browser.find("#everybody-table tbody tr:last-child").isDisplayed()).isTrue();
    assertThat(browser.find(".scripted").isDisplayed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void hasEnoughContrast(String scheme) throws IOException {
    browser.open(page("small"));
    browser.setMedia("screen", scheme);
    browser.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");

    try (InputStream in =
        ClassPageIT.class.getResourceAsStream("/gridmark/report/page/contrast.js")) {
      String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(browser.run(script)).isEqualTo(List.of());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"small", "hostile"})
  void fitsScreensOfAnyWidth(String name) {
    browser.open(page(name));
    browser.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");

    for (int width : List.of(360, 600, 800, 1000, 1200, 1600)) {
      browser.setWidth(width);
      assertThat(browser.run("return document.documentElement.scrollWidth"))
          .as("width " + width)
          .isEqualTo((long) width);
    }
  }

  /** A row that is as tall as the text of a narrow column makes it cannot be read. */
  @Test
  void rowsOfCasesAreOfAFewLinesOnAnyScreen() {
    browser.open(page("small"));

    for (int width : List.of(360, 480, 700, 1000, 1400)) {
      browser.setWidth(width);
      assertThat(
              browser.run(
                  """
                  const rows = [...document.querySelectorAll('#cases-table tr')];
                  const line = parseFloat(getComputedStyle(rows[1].cells[3]).lineHeight);
                  return rows.filter(row => row.getBoundingClientRect().height > 5 * line).length
                  """))
          .as("width " + width)
          .isEqualTo(0L);
    }
  }

  @Test
  void oneIsNotCalledAll() {
    browser.open(page("one"));

    assertThat(browser.find("#status").getText()).isEqualTo("The only one is shown.");
  }

  @Test
  void opensForTenThousand() throws IOException {
    Path page = folder.resolve("ten-thousand/index.html");
    ClassReport.write(GeneratedClass.of(7, 10_000, CASES), OutputFolder.open(page.getParent()));

    browser.open(page);

    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.find("#status").getText()).isEqualTo("All 10000 are shown.");
    browser.find("#search").sendKeys("s2000007");
    assertThat(browser.find("#status").getText()).isEqualTo("1 of 10000 is shown.");
  }

  @Test
  void printsTheRemarksThatTheScreenFolds() {
    browser.open(page("hostile"));
    String folded = "return document.querySelector('details.who > dl').checkVisibility()";

    assertThat(browser.run(folded)).isEqualTo(false);
    browser.setMedia("print", "light");
    assertThat(browser.run(folded)).isEqualTo(true);
  }

  @Test
  void isKeptAsPictures() {
    for (String name : List.of("small", "hostile")) {
      browser.open(page(name));
      browser.setWidth(1400);
      browser.keepPicture(PICTURES.resolve("class-" + name + "-light.png"), 9_000);
      browser.setMedia("screen", "dark");
      browser.keepPicture(PICTURES.resolve("class-" + name + "-dark.png"), 9_000);
      browser.setMedia("print", "light");
      browser.setWidth(794);
      browser.keepPicture(PICTURES.resolve("class-" + name + "-print.png"), 4_000);
      browser.setMedia("screen", "light");
      browser.setWidth(360);
      browser.keepPicture(PICTURES.resolve("class-" + name + "-narrow.png"), 9_000);
    }
    browser.open(page("small"));
    byte[] printed = browser.keepPrint(PICTURES.resolve("class-small.pdf"));
    assertThat(new String(printed, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
  }

  private static Path page(String name) {
    return folder.resolve(name).resolve("index.html");
  }

  private static WebElement head(String words) {
    return browser.findAll("#everybody-table thead button").stream()
        .filter(button -> button.getText().equals(words))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> column(int position) {
    return texts(
        "return [...document.querySelectorAll('#everybody-table tbody tr')]"
            + ".map(row => row.cells[%d].textContent.trim())".formatted(position));
  }

  private static List<Double> numbers(List<String> texts) {
    return texts.stream().filter(text -> !text.isEmpty()).map(Double::valueOf).toList();
  }

  /** Names alone, without what tells namesakes apart. */
  private static List<String> shown() {
    return texts(
        "return [...document.querySelectorAll('#everybody-table tbody tr:not([hidden])')]"
            + ".map(row => row.cells[0].firstChild.textContent.trim())");
  }

  private static List<String> texts(String script) {
    List<String> texts = new ArrayList<>();
    ((List<?>) browser.run(script)).forEach(text -> texts.add((String) text));
    return texts;
  }
}
