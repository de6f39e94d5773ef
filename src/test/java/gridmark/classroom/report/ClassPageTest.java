package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.classroom.roll.Student;
import gridmark.grader.score.Status;
import gridmark.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ClassPageTest {

  @TempDir private Path folder;

  @Test
  void saysWhatTheClassIsLike() {
    DiagnosisCode bug = BoardBug.MISSING_BLOCK_RULE;
    Page page =
        page(
            Gradebooks.of(
                3,
                Gradebooks.ran("ada", "ok ok ok"),
                Gradebooks.ran("bob", "ok p q", bug),
                Gradebooks.ran("cem", "ok p q", bug),
                Gradebooks.ran("dan", "ok ok TIME_LIMIT"),
                Gradebooks.stopped("eve", Status.COMPILE_ERROR, 3),
                Gradebooks.unreadable("fay", "fay.zip is no zip: ask again"),
                Entry.absent(Student.named("gil"))));

    assertThat(page.described(".tiles dt", "Submissions")).isEqualTo("6");
    assertThat(page.described(".tiles dt", "Graded")).isEqualTo("5");
    assertThat(page.described(".tiles dt", "Full marks")).isEqualTo("1 20\u00A0%");
    assertThat(page.described(".tiles dt", "Median")).isEqualTo("1 of 3");
    assertThat(page.texts(".tiles dd > span")).containsExactly("20\u00A0%", "of 3", "of 3");
    assertThat(page.described(".tiles dt", "Does not compile")).isEqualTo("1");
    assertThat(page.described(".tiles dt", "Nothing handed in")).isEqualTo("1");
    assertThat(page.texts(".bugs summary > .what"))
        .containsExactly(
            "2 of 4 miss the block rule", "1 of 4 fails something, and no cause was found");
    assertThat(page.text(".bugs li:first-child summary > .what + code"))
        .isEqualTo("MISSING_BLOCK_RULE");
    assertThat(page.rows(".callouts > article:has(> h3 + p)"))
        .contains(
            List.of("Nobody fails", "1 case", "c-1"), List.of("Everybody fails", "No case", ""));
    assertThat(page.text("#case-c-3 > td:nth-child(4)")).startsWith("2 wrong answer, 1 time limit");
    assertThat(page.text(".diagnosis > h3")).isEqualTo("2 submissions, 2 cases");
    assertThat(page.text(".diagnosis > p"))
        .startsWith(
            "They all miss the block rule, and nobody else does: the bug alone may explain");
    assertThat(page.described(".remarks dt", "fay")).isEqualTo("fay.zip is no zip: ask again");
    assertThat(page.texts("#rest ~ details .what")).contains("Nothing handed in: 1");
    assertThat(page.described("footer dt", "Gridmark")).isEqualTo("1.2.3 on Acme 17.0.1");
    assertThat(page.described("footer dt", "Test pack")).isEqualTo("3 cases, ab12");
    assertThat(page.texts("footer dd > code")).contains("ab12");
  }

  @Test
  void drawsCasesThatEndedAlikeInOnePieceAndTellsThemInWords() {
    Page page = page(Gradebooks.of(5, Gradebooks.ran("ada", "ok ok x y CRASHED")));

    assertThat(page.text("td.marks > [aria-hidden]")).isEqualTo("··WWC");
    assertThat(page.texts("td.marks > [aria-hidden] > b")).containsExactly("··", "WW", "C");
    assertThat(page.attributes("td.marks > [aria-hidden] > b", "class"))
        .containsExactly("accepted", "wrong-answer", "crashed");
    assertThat(page.text("td.marks > .unseen")).isEqualTo("wrong answer: c-3, c-4; crashed: c-5");
  }

  @Test
  void linksToThePagesThatAreThere() throws IOException {
    put("ümlaut mit. Punkt", "report.html", "instructor.html");
    put("only", "report.html");

    Page page =
        page(
            Gradebooks.of(
                1,
                Gradebooks.ran("ümlaut mit. Punkt", "ok"),
                Gradebooks.ran("only", "ok"),
                Gradebooks.ran("none", "ok")));

    assertThat(page.texts("#everybody-table th.name > a"))
        .containsExactly("ümlaut mit. Punkt", "only");
    assertThat(page.attributes("#everybody-table th.name > a", "href"))
        .containsExactly(
            "students/%C3%BCmlaut%20mit.%20Punkt/instructor.html", "students/only/report.html");
    assertThat(page.text("#everybody-table td > a[href*=Punkt]"))
        .isEqualTo("report of ümlaut mit. Punkt");
    assertThat(page.attribute("#everybody-table td > a[href*=Punkt]", "href"))
        .isEqualTo("students/%C3%BCmlaut%20mit.%20Punkt/report.html");
    assertThat(page.source()).doesNotContain("students/none");
  }

  @Test
  void everybodyOfAGroupIsReadAndFound() {
    Page page = page(Gradebooks.of(1, Gradebooks.group("duo")));

    assertThat(page.text("#everybody-table tbody th.name")).isEqualTo("Ann Lee, Bob Ray");
    assertThat(page.text("#everybody-table tbody th.name + td")).isEqualTo("17, 18");
    assertThat(page.attribute("#everybody-table tbody tr", "data-more"))
        .contains("ann@uni.edu, bob@uni.edu duo");
  }

  @Test
  void listsWhatTheSearchForSimilarProgramsLeft() throws IOException {
    Files.createDirectories(folder.resolve("similarity"));
    Files.writeString(folder.resolve("similarity/result 1.zip"), "");

    Page page = page(HostileClass.of("x"));

    assertThat(page.has("h2#similar")).isTrue();
    assertThat(page.attribute("#similar ~ p > a", "href")).isEqualTo("similarity/result%201.zip");
    assertThat(page.texts("#similar ~ div td.number")).containsExactly("90\u00A0%", "80\u00A0%");
    assertThat(page(Gradebooks.of(1)).has("#similar")).isFalse();
  }

  @Test
  void saysLoudlyThatItIsAPart() {
    assertThat(page(HostileClass.of("x")).text("p.failure"))
        .startsWith("This is part 2 of 4 of the class");
    assertThat(page(Gradebooks.of(1)).has(".failure")).isFalse();
  }

  @Test
  void canBeOfNobody() {
    Page absent = page(Gradebooks.of(2, Entry.absent(Student.named("ada"))));

    assertThat(page(Gradebooks.of(0)).text("#everybody ~ p")).isEqualTo("There is nobody.");
    assertThat(absent.described(".tiles dt", "Graded")).isEqualTo("0");
    assertThat(absent.source()).doesNotContain("NaN");
  }

  @Test
  void whereNothingRanNoNumbersAreMadeUp() {
    Page page = page(Gradebooks.of(2, Gradebooks.stopped("eve", Status.COMPILE_ERROR, 2)));

    assertThat(page.text("#bugs ~ p")).isEqualTo("No program ran.");
    assertThat(page.source())
        .doesNotContain("under 10 ms", "0\u00A0% /", "Only what ran is counted");
  }

  @Test
  void aCaseThatNoProgramGotToHasNoTime() {
    Page page =
        page(
            Gradebooks.of(
                2, Gradebooks.ran("ada", "ok NOT_RUN"), Gradebooks.ran("bob", "ok NOT_RUN")));

    assertThat(page.text("#case-c-1 > td.number:last-child")).isEqualTo("20 ms");
    assertThat(page.attribute("#case-c-1 > td.number:last-child", "data-value")).isEqualTo("20");
    assertThat(page.text("#case-c-2 > td.number:last-child")).isEmpty();
    assertThat(page.attribute("#case-c-2 > td.number:last-child", "data-value")).matches("\\d+");
  }

  @Test
  void oneProgramIsNoTwoHalves() {
    Page one = page(Gradebooks.of(2, Gradebooks.ran("ada", "ok wrong")));
    Page two = page(Gradebooks.of(2, Gradebooks.ran("a", "ok x"), Gradebooks.ran("b", "ok ok")));

    assertThat(one.source())
        .doesNotContain("\u00A0% / ", "Better half", "A case splits the class if");
    assertThat(two.text("#case-c-1 > td:nth-child(5)")).isEqualTo("100\u00A0% / 100\u00A0%");
    assertThat(two.text("#cases ~ p")).contains("A case splits the class if");
  }

  @Test
  void oneIsNotToldAsMany() {
    Page right = page(Gradebooks.of(1, Gradebooks.ran("ada", "ok")));
    Page wrong = page(Gradebooks.of(1, Gradebooks.ran("ada", "wrong")));

    assertThat(right.text("#bugs ~ p")).isEqualTo("No fault was found: 1 program ran.");
    assertThat(right.text("#cases ~ p")).isEqualTo("Only what ran is counted: 1 program.");
    assertThat(right.described("footer dt", "Test pack")).isEqualTo("1 case, ab12");
    assertThat(right.texts("footer dd > code")).contains("ab12");
    assertThat(wrong.text("#bugs ~ p")).startsWith("1 program ran. One program can");
  }

  @Test
  void submissionsOfTheSameNameAreToldApartByWhatWasHandedInOrElseByTheirKeys() {
    Page page =
        page(
            Gradebooks.of(
                1,
                handedIn("ann", "Ann Lee", "ann.zip"),
                handedIn("ann~2", "Ann Lee", "ann"),
                handedIn("1-1-001c77fa", "Bo", "Solver.java"),
                handedIn("1-1-002d88fb", "Bo", "Solver.java"),
                handedIn("cem", "Cem", "cem.zip"),
                Entry.absent(Student.named("Ann Lee"))));

    List<String> names =
        List.of(
            "Ann Lee (ann.zip)",
            "Ann Lee (ann)",
            "Bo (1-1-001c77fa)",
            "Bo (1-1-002d88fb)",
            "Cem",
            "Ann Lee");
    assertThat(page.texts("#everybody-table tbody th")).isEqualTo(names);
    assertThat(page.attributes("#everybody-table tbody th", "title")).isEqualTo(names);
    assertThat(page.texts("#everybody-table tbody th > .which"))
        .containsExactly("(ann.zip)", "(ann)", "(1-1-001c77fa)", "(1-1-002d88fb)");
  }

  private static Entry handedIn(String key, String name, String file) {
    return new Entry(
        key, List.of(Student.named(name)), file, List.of(), Gradebooks.ran(key, "ok").standing());
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void holdsTheSameElementsWhateverSomebodyIsCalled(String text) {
    assertThat(tags(page(HostileClass.of(text)).source()))
        .isEqualTo(tags(page(HostileClass.of("x")).source()));
  }

  @Test
  void allowsItsOwnStylesAndScriptAlone() {
    Matcher policy =
        Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"")
            .matcher(page(Gradebooks.of(1)).source());

    assertThat(policy.find()).isTrue();
    assertThat(policy.group(1))
        .matches(
            "default-src (&#39;|')none(&#39;|'); style-src( (&#39;|')sha256-\\S+){3};"
                + " script-src (&#39;|')sha256-\\S+; base-uri .*");
  }

  /** All tags, less what is in their attributes. */
  private static List<String> tags(String page) {
    return Pattern.compile("<(/?[a-z0-9]+|!--)[^<>]*>")
        .matcher(page.replaceAll("(?s)<(style|script)>.*?</\\1>", "<$1>"))
        .results()
        .map(tag -> tag.group(1))
        .toList();
  }

  private void put(String key, String... names) throws IOException {
    Path student = Files.createDirectories(folder.resolve("students").resolve(key));
    for (String name : names) {
      Files.writeString(student.resolve(name), "");
    }
  }

  private Page page(Gradebook gradebook) {
    return Page.of(ClassPage.of(gradebook, new StudentFiles(folder)));
  }

  @Test
  void anEmptyListOfSimilarProgramsIsSaid() {
    Gradebook none = Gradebooks.of(1);

    Page page =
        page(
            new Gradebook(
                none.title(),
                none.environment(),
                none.part(),
                none.cases(),
                none.entries(),
                none.remarks(),
                Optional.of(List.of())));

    assertThat(page.text("#similar ~ p")).startsWith("No two programs are so similar");
  }
}
