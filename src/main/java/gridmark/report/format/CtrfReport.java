package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Failure;
import gridmark.report.view.CaseView;
import gridmark.report.view.DiagnosisView;
import gridmark.report.view.Echo;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The result in the Common Test Report Format (https://ctrf.io), the student's {@link View}. The
 * format allows no fields but its own; ours stand under {@code extra}.
 */
public final class CtrfReport {

  private static final String SPECIFICATION = "1.0.0";
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final ResultView result;
  private final Occasion occasion;
  private final Optional<Obstacle> obstacle;
  private final Map<String, Failure> failures;

  private CtrfReport(ResultView result, Occasion occasion) {
    this.result = result;
    this.occasion = occasion;
    this.obstacle = Obstacle.of(result);
    this.failures = Failure.byId(result);
  }

  /** The text of the file. */
  public static String of(Result result, Occasion occasion) {
    CtrfReport report = new CtrfReport(ResultView.of(result, View.STUDENT), occasion);
    return JsonText.of(report.node());
  }

  private ObjectNode node() {
    ObjectNode node = JSON.objectNode();
    node.put("reportFormat", "CTRF");
    node.put("specVersion", SPECIFICATION);
    node.put("timestamp", wholeSeconds(occasion.ended()).toString());
    node.put("generatedBy", "gridmark");
    ObjectNode results = node.putObject("results");
    results
        .putObject("tool")
        .put("name", "gridmark")
        .put("version", result.environment().gridmark());
    ArrayNode tests = JSON.arrayNode();
    obstacle.ifPresent(what -> tests.add(test(what)));
    result.cases().forEach(each -> tests.add(test(each)));
    results.set("summary", summary(tests));
    results.set("tests", tests);
    results.set("environment", environment());
    results.set("extra", extra());
    return node;
  }

  private ObjectNode summary(ArrayNode tests) {
    ObjectNode node = JSON.objectNode();
    node.put("tests", tests.size());
    for (String status : new String[] {"passed", "failed", "skipped", "pending", "other"}) {
      long count =
          tests
              .valueStream()
              .filter(test -> test.path("status").stringValue().equals(status))
              .count();
      node.put(status, count);
    }
    node.put("start", wholeSeconds(occasion.started()).toEpochMilli());
    node.put("stop", wholeSeconds(occasion.ended()).toEpochMilli());
    return node;
  }

  /** How long a run takes is seen anyway; to the millisecond it could say what hidden cases say. */
  private static Instant wholeSeconds(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS);
  }

  private ObjectNode test(Obstacle what) {
    ObjectNode node = JSON.objectNode();
    node.put("name", what.test());
    node.put("status", "failed");
    node.put("duration", 0);
    node.put("message", what.headline());
    node.put("trace", what.text());
    node.put("rawStatus", result.status().name());
    return node;
  }

  private ObjectNode test(CaseView each) {
    ObjectNode node = JSON.objectNode();
    node.put("name", Printable.line(each.name()));
    node.put("status", status(each));
    node.put("duration", each.detail().map(detail -> detail.run().wall().toMillis()).orElse(0L));
    node.putArray("suite").add(name()).add(each.visibility().word());
    each.told().ifPresent(told -> fill(node, each, told));
    ObjectNode extra = node.putObject("extra").put("id", each.id());
    each.told()
        .ifPresentOrElse(
            told -> extra.put("points", told.points()).put("maxPoints", told.maxPoints()),
            () -> extra.put("shown", false));
    return node;
  }

  private void fill(ObjectNode node, CaseView each, CaseView.Told told) {
    node.put("rawStatus", told.verdict().name());
    if (!told.message().isEmpty()) {
      node.put("message", ResultWords.sentence(each));
    }
    if (failures.containsKey(each.id())) {
      node.put("trace", failures.get(each.id()).text());
    }
    String printed = Echo.safe(each.printed());
    if (!printed.isEmpty()) {
      ArrayNode lines = node.putArray("stdout");
      printed.lines().forEach(lines::add);
    }
  }

  private static String status(CaseView each) {
    return each.told().map(told -> status(told.verdict())).orElse("skipped");
  }

  private static String status(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> "passed";
      case NOT_RUN -> "skipped";
      case GRADER_ERROR -> "other";
      case WRONG_ANSWER, TIME_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT, CRASHED -> "failed";
    };
  }

  private String name() {
    return Echo.safe(Printable.line(result.submission()));
  }

  private ObjectNode environment() {
    ObjectNode node = JSON.objectNode();
    node.put("appName", name());
    node.putObject("extra")
        .put("java", result.environment().languageVersion())
        .put("isolation", result.environment().isolation().word());
    return node;
  }

  private ObjectNode extra() {
    ObjectNode node = JSON.objectNode();
    node.put("status", result.status().name());
    node.put("score", result.score().points());
    node.put("maxScore", result.score().most());
    ArrayNode lines = node.putArray("scoreLines");
    result
        .score()
        .lines()
        .forEach(line -> lines.addObject().put("text", line.text()).put("points", line.points()));
    node.put("casesNotShown", result.unshown());
    node.put("seed", result.seed());
    ArrayNode notes = node.putArray("notes");
    result.notes().forEach(note -> notes.add(Echo.safe(Printable.text(note))));
    ArrayNode diagnoses = node.putArray("diagnoses");
    for (DiagnosisView each : result.diagnoses()) {
      ObjectNode diagnosis = diagnoses.addObject().put("code", each.code().name());
      diagnosis.put("text", Echo.safe(Printable.text(each.evidence() + " " + each.advice())));
      ArrayNode cases = diagnosis.putArray("cases");
      each.cases().forEach(cases::add);
    }
    return node;
  }
}
