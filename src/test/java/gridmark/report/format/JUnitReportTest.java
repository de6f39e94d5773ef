package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import gridmark.grader.pack.Feedback;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.sandbox.Event.Overrun;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class JUnitReportTest {

  private static final Schema SCHEMA = schema();
  private static final List<Result> PLAIN = Hostile.results("plain");

  @Test
  void tellsFailuresErrorsAndWhatWasSkippedApart() throws Exception {
    Element suite =
        suite(
            Results.of(
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                Runs.run(Runs.solvable("c-2"), Runs.rowsReturned(new int[9][9])),
                Runs.run(Runs.solvable("c-3"), new Outcome.OverLimit(Overrun.CPU)),
                Runs.run(
                    Runs.solvable("c-4"),
                    new Outcome.Threw("java.lang.OutOfMemoryError", "", List.of())),
                Runs.run(Runs.solvable("c-5"), new Outcome.OverLimit(Overrun.OUTPUT)),
                Runs.run(Runs.solvable("c-6"), new Outcome.Threw("E", "", List.of())),
                Runs.run(Runs.solvable("c-7"), new Outcome.NotRun("it rains")),
                Runs.run(Runs.solvable("c-8"), new Outcome.HarnessFault("no disk"))));

    assertThat(cases(suite))
        .extracting(JUnitReportTest::end)
        .containsExactly(
            "",
            "failure WRONG_ANSWER",
            "error TIME_LIMIT",
            "error MEMORY_LIMIT",
            "error OUTPUT_LIMIT",
            "error CRASHED",
            "skipped ",
            "error GRADER_ERROR");
    assertThat(suite.getAttribute("tests")).isEqualTo("8");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("5");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
  }

  @Test
  void isExactlyThisForASmallResult() {
    int[][] grid = Runs.solution();
    grid[0][2] = 0;

    assertThat(
            JUnitReport.of(
                Results.of(
                    Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution()), "hello\n"),
                    Runs.run(Runs.hidden(Runs.solvable("h-1")), Runs.rowsReturned(grid), "no"))))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite version="3.0" name="alice" time="0.015" tests="2" errors="0" skipped="0" failures="1">
              <properties>
                <property name="gridmark.version" value="1.2.3"/>
                <property name="gridmark.language" value="java"/>
                <property name="gridmark.languageVersion" value="Acme 17.0.1"/>
                <property name="gridmark.isolation" value="process"/>
                <property name="gridmark.status" value="GRADED"/>
                <property name="gridmark.score" value="5"/>
                <property name="gridmark.maxScore" value="8"/>
              </properties>
              <testcase name="c-1 (Title of c-1)" classname="gridmark.public" time="0.015">
                <system-out>hello</system-out>
              </testcase>
              <testcase name="h-1 (Title of h-1)" classname="gridmark.hidden" time="0">
                <failure message="The answer is wrong." type="WRONG_ANSWER">The answer is wrong.</failure>
              </testcase>
            </testsuite>
            """);
  }

  @Test
  void skipsCasesThatAreNotShown() throws Exception {
    Element suite =
        suite(
            Results.of(
                Runs.run(
                    Runs.with(Runs.solvable("c-1"), "s-1", Feedback.NONE),
                    Runs.rowsReturned(Runs.solution()))));

    assertThat(cases(suite)).extracting(JUnitReportTest::end).containsExactly("skipped ");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
  }

  @Test
  void givesCompileErrorsAsAnErrorOfTheirOwn() throws Exception {
    Preparation rejected =
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(new CompileError("A.java", 4, 9, "';' expected", "int x = 0")),
            List.of());
    Element suite =
        suite(
            Results.of(
                rejected, Runs.run(Runs.solvable("c-1"), new Outcome.NotRun("it cannot be run"))));

    Element compiles = cases(suite).get(0);
    assertThat(compiles.getAttribute("name")).isEqualTo("compiles");
    assertThat(end(compiles)).isEqualTo("error COMPILE_ERROR");
    assertThat(compiles.getTextContent()).contains("A.java:4:9: error: ';' expected", "int x = 0");
    assertThat(end(cases(suite).get(1))).isEqualTo("skipped ");
    assertThat(suite.getAttribute("tests")).isEqualTo("2");
    assertThat(suite.getAttribute("errors")).isEqualTo("1");
  }

  @Test
  void writesSecondsWithAtMostThreeDecimals() throws Exception {
    Element suite = suite(Results.of(lasting("c-1", 12_345_678), lasting("c-2", 1_000_000)));

    assertThat(cases(suite))
        .extracting(each -> each.getAttribute("time"))
        .containsExactly("12.345", "1");
    assertThat(suite.getAttribute("time")).isEqualTo("13.345");
  }

  private static CaseRun lasting(String id, long micros) {
    Duration time = Duration.ofNanos(micros * 1_000);
    return new CaseRun(
        Runs.solvable(id),
        Runs.rowsReturned(Runs.solution()),
        Runs.LIMITS,
        time,
        time,
        "",
        Map.of());
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void keepsTheSchemaWhateverASubmissionSays(String text) throws Exception {
    List<Result> results = Hostile.results(text);
    for (int i = 0; i < results.size(); i++) {
      String xml = JUnitReport.of(results.get(i));
      assertThat(xml.lines()).noneMatch(line -> line.strip().startsWith("::"));
      assertThatCode(() -> SCHEMA.newValidator().validate(new StreamSource(new StringReader(xml))))
          .doesNotThrowAnyException();
      if (!text.isBlank()) {
        assertThat(names(results.get(i))).isEqualTo(names(PLAIN.get(i)));
      }
    }
  }

  /** The names of all elements in their order. */
  private static List<String> names(Result result) throws Exception {
    NodeList nodes = suite(result).getElementsByTagName("*");
    return IntStream.range(0, nodes.getLength())
        .mapToObj(i -> nodes.item(i).getNodeName())
        .toList();
  }

  @Test
  void dropsWhatXmlCannotHoldAndKeepsTheRest() throws Exception {
    Element suite =
        suite(
            Results.of(
                Runs.run(
                    Runs.solvable("c-1"),
                    Runs.rowsReturned(Runs.solution()),
                    "a\u0000b\u001Bc\uD800d\uFFFEe]]>f<g>&h 😀\ni\tj")));

    assertThat(cases(suite).get(0).getTextContent().strip()).isEqualTo("abcde]]>f<g>&h 😀\ni\tj");
  }

  private static String end(Element testCase) {
    return elements(testCase).stream()
        .filter(each -> !each.getTagName().startsWith("system"))
        .map(each -> each.getTagName() + " " + each.getAttribute("type"))
        .findFirst()
        .orElse("");
  }

  private static List<Element> cases(Element suite) {
    return elements(suite).stream().filter(each -> each.getTagName().equals("testcase")).toList();
  }

  private static List<Element> elements(Element parent) {
    NodeList nodes = parent.getChildNodes();
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(node -> node.getNodeType() == Node.ELEMENT_NODE)
        .map(Element.class::cast)
        .toList();
  }

  private static Element suite(Result result) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(JUnitReport.of(result))))
        .getDocumentElement();
  }

  private static Schema schema() {
    try {
      return SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
          .newSchema(new StreamSource(new StringReader(FormatSchema.resource("junit.xsd"))));
    } catch (org.xml.sax.SAXException e) {
      throw new AssertionError(e);
    }
  }
}
