package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.classroom.roll.Student;
import gridmark.grader.score.Status;
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
    String page =
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

    assertThat(page)
        .contains("<dt>Submissions</dt><dd>6</dd>")
        .contains("<dt>Graded</dt><dd>5</dd>", "<dt>Median</dt><dd>1 <span>of 3</span></dd>")
        .contains("<dt>Full marks</dt><dd>1 <span>20\u00A0%</span></dd>")
        .contains("<dt>Does not compile</dt><dd>1</dd>", "<dt>Nothing handed in</dt><dd>1</dd>")
        .contains("2 of 4 miss the block rule</span> <code>MISSING_BLOCK_RULE</code>")
        .contains("1 of 4 fails something, and no cause was found")
        .contains("<h3>Nobody fails</h3><p>1 case</p>", "<h3>Everybody fails</h3><p>No case</p>")
        .contains("2 wrong answer, 1 time limit")
        .contains("<h3>2 submissions, 2 cases</h3>")
        .contains("They all miss the block rule, and nobody else does: the bug alone may explain")
        .contains("<dt>fay</dt><dd>fay.zip is no zip: ask again</dd>")
        .contains("Nothing handed in: 1</span>")
        .contains("1.2.3 on Acme 17.0.1", "<code>ab12</code>");
  }

  @Test
  void drawsCasesThatEndedAlikeInOnePieceAndTellsThemInWords() {
    assertThat(page(Gradebooks.of(5, Gradebooks.ran("ada", "ok ok x y CRASHED"))))
        .contains(
            "<b class=\"accepted\">··</b><b class=\"wrong-answer\">WW</b><b"
                + " class=\"crashed\">C</b>")
        .contains("<span class=\"unseen\">wrong answer: c-3, c-4; crashed: c-5</span>");
  }

  @Test
  void linksToThePagesThatAreThere() throws IOException {
    put("ümlaut mit. Punkt", "report.html", "instructor.html");
    put("only", "report.html");

    String page =
        page(
            Gradebooks.of(
                1,
                Gradebooks.ran("ümlaut mit. Punkt", "ok"),
                Gradebooks.ran("only", "ok"),
                Gradebooks.ran("none", "ok")));

    assertThat(page)
        .contains("href=\"students/%C3%BCmlaut%20mit.%20Punkt/instructor.html\">ümlaut mit. Punkt<")
        .contains("href=\"students/%C3%BCmlaut%20mit.%20Punkt/report.html\">report<")
        .contains("href=\"students/only/report.html\">only<")
        .doesNotContain("students/none");
  }

  @Test
  void everybodyOfAGroupIsReadAndFound() {
    assertThat(page(Gradebooks.of(1, Gradebooks.group("duo"))))
        .contains(">Ann Lee, Bob Ray<", ">17, 18<", "ann@uni.edu, bob@uni.edu duo");
  }

  @Test
  void listsWhatTheSearchForSimilarProgramsLeft() throws IOException {
    Files.createDirectories(folder.resolve("similarity"));
    Files.writeString(folder.resolve("similarity/result 1.zip"), "");

    assertThat(page(HostileClass.of("x")))
        .contains("href=\"similarity/result%201.zip\"", "90\u00A0%")
        .contains("<h2 id=\"similar\">");
    assertThat(page(Gradebooks.of(1))).doesNotContain("<h2 id=\"similar\">");
  }

  @Test
  void saysLoudlyThatItIsAPart() {
    assertThat(page(HostileClass.of("x")))
        .contains("<p class=\"failure\">This is part 2 of 4 of the class");
    assertThat(page(Gradebooks.of(1))).doesNotContain("class=\"failure\"");
  }

  @Test
  void canBeOfNobody() {
    assertThat(page(Gradebooks.of(0))).contains("<p>There is nobody.</p>");
    assertThat(page(Gradebooks.of(2, Entry.absent(Student.named("ada")))))
        .contains("<dt>Graded</dt><dd>0</dd>")
        .doesNotContain("NaN");
  }

  @Test
  void whereNothingRanNoNumbersAreMadeUp() {
    assertThat(page(Gradebooks.of(2, Gradebooks.stopped("eve", Status.COMPILE_ERROR, 2))))
        .contains("<p>No program ran.</p>")
        .doesNotContain("under 10 ms", "0\u00A0% /", "Only what ran is counted");
  }

  @Test
  void aCaseThatNoProgramGotToHasNoTime() {
    assertThat(
            page(
                Gradebooks.of(
                    2, Gradebooks.ran("ada", "ok NOT_RUN"), Gradebooks.ran("bob", "ok NOT_RUN"))))
        .contains("<td class=\"number\" data-value=\"20\">20 ms</td></tr>")
        .containsPattern("id=\"case-c-2\".*<td class=\"number\" data-value=\"\\d+\"></td></tr>");
  }

  @Test
  void oneProgramIsNoTwoHalves() {
    assertThat(page(Gradebooks.of(2, Gradebooks.ran("ada", "ok wrong"))))
        .doesNotContain("\u00A0% / ", "Better half", "A case splits the class if");
    assertThat(page(Gradebooks.of(2, Gradebooks.ran("a", "ok x"), Gradebooks.ran("b", "ok ok"))))
        .contains("100\u00A0% / 100\u00A0%", "A case splits the class if");
  }

  @Test
  void oneIsNotToldAsMany() {
    assertThat(page(Gradebooks.of(1, Gradebooks.ran("ada", "ok"))))
        .contains("No fault was found: 1 program ran.", "Only what ran is counted: 1 program.")
        .contains("<dd>1 case, <code>ab12</code>");
    assertThat(page(Gradebooks.of(1, Gradebooks.ran("ada", "wrong"))))
        .contains("1 program ran. One program can");
  }

  @Test
  void submissionsOfTheSameNameAreToldApartByWhatWasHandedInOrElseByTheirKeys() {
    assertThat(
            page(
                Gradebooks.of(
                    1,
                    handedIn("ann", "Ann Lee", "ann.zip"),
                    handedIn("ann~2", "Ann Lee", "ann"),
                    handedIn("1-1-001c77fa", "Bo", "Solver.java"),
                    handedIn("1-1-002d88fb", "Bo", "Solver.java"),
                    handedIn("cem", "Cem", "cem.zip"),
                    Entry.absent(Student.named("Ann Lee")))))
        .contains("title=\"Ann Lee (ann.zip)\">Ann Lee <span class=\"which\">(ann.zip)</span></th>")
        .contains("title=\"Ann Lee (ann)\">Ann Lee <span class=\"which\">(ann)</span></th>")
        .contains("title=\"Bo (1-1-001c77fa)\"", "title=\"Bo (1-1-002d88fb)\"")
        .contains("title=\"Cem\">Cem</th>", "title=\"Ann Lee\">Ann Lee</th>");
  }

  private static Entry handedIn(String key, String name, String file) {
    return new Entry(
        key, List.of(Student.named(name)), file, List.of(), Gradebooks.ran(key, "ok").standing());
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void holdsTheSameElementsWhateverSomebodyIsCalled(String text) {
    assertThat(tags(page(HostileClass.of(text)))).isEqualTo(tags(page(HostileClass.of("x"))));
  }

  @Test
  void allowsItsOwnStylesAndScriptAlone() {
    Matcher policy =
        Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"")
            .matcher(page(Gradebooks.of(1)));

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

  private String page(Gradebook gradebook) {
    return ClassPage.of(gradebook, new StudentFiles(folder));
  }

  @Test
  void anEmptyListOfSimilarProgramsIsSaid() {
    Gradebook none = Gradebooks.of(1);

    assertThat(
            page(
                new Gradebook(
                    none.title(),
                    none.environment(),
                    none.part(),
                    none.cases(),
                    none.entries(),
                    none.remarks(),
                    Optional.of(List.of()))))
        .contains("No two programs are so similar");
  }
}
