package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Failure;
import gridmark.report.view.CaseView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The result as JUnit XML, in the form that Surefire writes: a wrong answer is a failure, what kept
 * a submission from answering is an error, and what was not run or is not told is skipped. For
 * build servers, so it is the student's {@link View}.
 */
public final class JUnitReport {

  private static final String FORMAT = "3.0";

  private final ResultView result;
  private final Optional<Obstacle> obstacle;
  private final Map<String, Failure> failures;
  private final XMLStreamWriter xml;

  private JUnitReport(ResultView result, XMLStreamWriter xml) {
    this.result = result;
    this.obstacle = Obstacle.of(result);
    this.failures = Failure.byId(result);
    this.xml = xml;
  }

  /** The text of the file. */
  public static String of(Result result) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      new JUnitReport(ResultView.of(result, View.STUDENT), xml).write();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("text in memory cannot fail to be written", e);
    }
    return text + "\n";
  }

  private void write() throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    newLine(0);
    Duration all =
        result.cases().stream().map(JUnitReport::time).reduce(Duration.ZERO, Duration::plus);
    xml.writeStartElement("testsuite");
    xml.writeAttribute("version", FORMAT);
    xml.writeAttribute("name", line(result.submission()));
    xml.writeAttribute("time", seconds(all));
    int obstacles = obstacle.isPresent() ? 1 : 0;
    xml.writeAttribute("tests", Integer.toString(result.cases().size() + obstacles));
    xml.writeAttribute("errors", Long.toString(count("error") + obstacles));
    xml.writeAttribute("skipped", Long.toString(count("skipped")));
    xml.writeAttribute("failures", Long.toString(count("failure")));
    writeProperties();
    if (obstacle.isPresent()) {
      writeObstacle(obstacle.get());
    }
    for (CaseView each : result.cases()) {
      writeCase(each);
    }
    newLine(0);
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void writeProperties() throws XMLStreamException {
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("gridmark.version", result.environment().gridmark());
    properties.put("gridmark.language", result.environment().language());
    properties.put("gridmark.languageVersion", result.environment().languageVersion());
    properties.put("gridmark.isolation", result.environment().isolation().word());
    properties.put("gridmark.status", result.status().name());
    properties.put("gridmark.score", Words.plain(result.score().points()));
    properties.put("gridmark.maxScore", Words.plain(result.score().most()));
    newLine(1);
    xml.writeStartElement("properties");
    for (Map.Entry<String, String> property : properties.entrySet()) {
      newLine(2);
      xml.writeEmptyElement("property");
      xml.writeAttribute("name", property.getKey());
      xml.writeAttribute("value", line(property.getValue()));
    }
    newLine(1);
    xml.writeEndElement();
  }

  private void writeObstacle(Obstacle what) throws XMLStreamException {
    startCase(what.test(), "gridmark", Duration.ZERO);
    writeEnd("error", what.headline(), result.status().name(), what.text());
    newLine(1);
    xml.writeEndElement();
  }

  private void writeCase(CaseView each) throws XMLStreamException {
    startCase(each.name(), "gridmark." + each.visibility().word(), time(each));
    String end = end(each);
    if (end.equals("skipped")) {
      newLine(2);
      xml.writeEmptyElement("skipped");
      xml.writeAttribute(
          "message", line(each.told().map(CaseView.Told::message).orElse("counts, but not shown")));
    } else if (failures.containsKey(each.id())) {
      Failure failure = failures.get(each.id());
      String type = each.told().orElseThrow().verdict().name();
      writeEnd(end, failure.message(), type, failure.text());
    }
    String printed = ResultWords.echoed(each.printed());
    if (!printed.isEmpty()) {
      newLine(2);
      xml.writeStartElement("system-out");
      xml.writeCharacters(text(printed));
      xml.writeEndElement();
    }
    if (!end.isEmpty() || !printed.isEmpty()) {
      newLine(1);
    }
    xml.writeEndElement();
  }

  private void startCase(String name, String group, Duration time) throws XMLStreamException {
    newLine(1);
    xml.writeStartElement("testcase");
    xml.writeAttribute("name", line(name));
    xml.writeAttribute("classname", group);
    xml.writeAttribute("time", seconds(time));
  }

  private void writeEnd(String element, String message, String type, String text)
      throws XMLStreamException {
    newLine(2);
    xml.writeStartElement(element);
    xml.writeAttribute("message", line(message));
    xml.writeAttribute("type", type);
    xml.writeCharacters(text(text));
    xml.writeEndElement();
  }

  private void newLine(int depth) throws XMLStreamException {
    xml.writeCharacters("\n" + "  ".repeat(depth));
  }

  private long count(String end) {
    return result.cases().stream().filter(each -> end(each).equals(end)).count();
  }

  /** The element that says how a case ended; empty where it was accepted. */
  private static String end(CaseView each) {
    return switch (each.told().map(CaseView.Told::verdict).orElse(Verdict.NOT_RUN)) {
      case ACCEPTED -> "";
      case WRONG_ANSWER -> "failure";
      case NOT_RUN -> "skipped";
      case TIME_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT, CRASHED, GRADER_ERROR -> "error";
    };
  }

  /** Nothing where it is held back: the format wants a number. */
  private static Duration time(CaseView each) {
    return each.detail().map(judgement -> judgement.run().wall()).orElse(Duration.ZERO);
  }

  private static String seconds(Duration time) {
    return Words.plain(BigDecimal.valueOf(time.toMillis(), 3));
  }

  /** An attribute: readers turn its line breaks into blanks, so they are blanks at once. */
  private static String line(String text) {
    return Printable.line(text(text).replaceAll("\\s+", " ").strip());
  }

  /** What XML cannot hold is replaced by Printable; here it is dropped, as Surefire does. */
  private static String text(String text) {
    return ResultWords.echoed(Printable.text(text).replace("\uFFFD", ""));
  }
}
