package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Failure;
import gridmark.report.view.CaseView;
import gridmark.report.view.DiagnosisView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
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
  private final Map<String, Failure> failures;

  private CtrfReport(ResultView result, Occasion occasion) {
    this.result = result;
    this.occasion = occasion;
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
    node.put("timestamp", started().toString());
    node.put("generatedBy", "gridmark");
    ObjectNode results = node.putObject("results");
    results
        .putObject("tool")
        .put("name", "gridmark")
        .put("version", result.environment().gridmark());
    ArrayNode tests = JSON.arrayNode();
    Obstacle.of(result).ifPresent(what -> addTest(tests.addObject(), what));
    result.cases().forEach(each -> addTest(tests.addObject(), each));
    addSummary(results.putObject("summary"), tests);
    results.set("tests", tests);
    ObjectNode environment = results.putObject("environment").put("appName", name());
    environment
        .putObject("extra")
        .put("language", result.environment().language())
        .put("languageVersion", result.environment().languageVersion())
        .put("isolation", result.environment().isolation().word());
    addExtra(results.putObject("extra"));
    return node;
  }

  private void addSummary(ObjectNode node, ArrayNode tests) {
    node.put("tests", tests.size());
    for (String status : List.of("passed", "failed", "skipped", "pending", "other")) {
      Stream<JsonNode> counted =
          tests.valueStream().filter(test -> test.path("status").stringValue().equals(status));
      node.put(status, counted.count());
    }
    node.put("start", started().toEpochMilli());
    node.put("stop", started().plus(shownTime()).toEpochMilli());
  }

  private Instant started() {
    return occasion.started().truncatedTo(ChronoUnit.SECONDS);
  }

  /** Of the cases that the student may see: how long hidden ones took could say what they asked. */
  private Duration shownTime() {
    return Duration.ofMillis(
        result.cases().stream().mapToLong(each -> each.wallMillis().orElse(0L)).sum());
  }

  private void addTest(ObjectNode node, Obstacle what) {
    node.put("name", what.test());
    node.put("status", "failed");
    node.put("duration", 0);
    node.put("message", what.headline());
    node.put("trace", what.text());
    node.put("rawStatus", result.status().name());
  }

  private void addTest(ObjectNode node, CaseView each) {
    node.put("name", Printable.line(each.name()));
    node.put("status", status(each));
    node.put("duration", each.wallMillis().orElse(0L));
    node.putArray("suite").add(name()).add(each.visibility().word());
    each.told().ifPresent(told -> fill(node, each, told));
    ObjectNode extra = node.putObject("extra").put("id", each.id());
    each.told()
        .ifPresentOrElse(
            told -> extra.put("points", told.points()).put("maxPoints", told.maxPoints()),
            () -> extra.put("shown", false));
  }

  private void fill(ObjectNode node, CaseView each, CaseView.Told told) {
    node.put("rawStatus", told.verdict().name());
    if (!told.message().isEmpty()) {
      node.put("message", ResultWords.sentence(each));
    }
    if (failures.containsKey(each.id())) {
      node.put("trace", failures.get(each.id()).text());
    }
    String printed = ResultWords.echoed(each.printed());
    if (!printed.isEmpty()) {
      node.putPOJO("stdout", printed.lines().toList());
    }
  }

  private static String status(CaseView each) {
    return switch (each.told().map(CaseView.Told::verdict).orElse(Verdict.NOT_RUN)) {
      case ACCEPTED -> "passed";
      case NOT_RUN -> "skipped";
      case GRADER_ERROR -> "other";
      case WRONG_ANSWER, TIME_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT, CRASHED -> "failed";
    };
  }

  private String name() {
    return ResultWords.echoed(Printable.line(result.submission()));
  }

  private void addExtra(ObjectNode node) {
    node.put("status", result.status().name());
    node.put("score", result.score().points());
    node.put("maxScore", result.score().most());
    ResultJson.addLines(node, result.score());
    node.put("casesNotShown", result.unshown());
    node.putPOJO(
        "notes",
        result.notes().stream().map(note -> ResultWords.echoed(Printable.text(note))).toList());
    ArrayNode diagnoses = node.putArray("diagnoses");
    for (DiagnosisView each : result.diagnoses()) {
      diagnoses
          .addObject()
          .put("code", each.code().name())
          .put("text", ResultWords.echoed(each.evidence() + " " + each.advice()))
          .putPOJO("cases", each.cases());
    }
  }
}
