package gridmark.report.format;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.OurFormulas;
import gridmark.assignment.SatUse;
import gridmark.grader.run.CaseRun;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Environment;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.ScoreLine;
import gridmark.language.CompileError;
import gridmark.sandbox.Limits;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The result as {@code result.json}: everything, hidden cases included, so it is the instructor's.
 * Fields are as in docs/result.md; scripts rely on them.
 */
public final class ResultJson {

  /** The name of the format. */
  public static final String SCHEMA = "gridmark/result/2";

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ResultJson() {}

  /** The text of the file. */
  public static String of(Result result) {
    return JsonText.of(node(result));
  }

  private static ObjectNode node(Result result) {
    ObjectNode node = JSON.objectNode();
    node.put("schema", SCHEMA);
    node.put("submission", result.submission());
    node.put("assignment", result.assignment());
    node.put("language", result.environment().language());
    node.put("status", result.status().name());
    node.put("score", result.score());
    node.put("maxScore", result.maxScore());
    addLines(node, result.total());
    node.put("seed", result.seed());
    node.put("isolation", result.environment().isolation().word());
    addEnvironment(node.putObject("environment"), result.environment());
    node.putPOJO("notes", result.notes());
    ArrayNode errors = node.putArray("compileErrors");
    for (CompileError error : result.compileErrors()) {
      errors
          .addObject()
          .put("file", error.file())
          .put("line", error.line())
          .put("column", error.column())
          .put("message", error.message());
    }
    ArrayNode diagnoses = node.putArray("diagnoses");
    for (Diagnosis each : result.diagnoses()) {
      diagnoses
          .addObject()
          .put("code", each.code().name())
          .put("text", each.text())
          .putPOJO("cases", each.cases());
    }
    result.formula().ifPresent(facts -> addFormula(node.putObject("formula"), facts));
    ArrayNode cases = node.putArray("cases");
    result.cases().forEach(each -> addCase(cases.addObject(), each));
    return node;
  }

  /** How a score came about. */
  static void addLines(ObjectNode node, Score score) {
    ArrayNode lines = node.putArray("scoreLines");
    for (ScoreLine line : score.lines()) {
      lines.addObject().put("text", line.text()).put("points", line.points());
    }
  }

  private static void addEnvironment(ObjectNode node, Environment environment) {
    node.put("gridmark", environment.gridmark());
    node.put("language", environment.languageVersion());
    node.put("pack", environment.packSha256());
    node.put("rubric", environment.rubricSha256());
    Limits limits = environment.limits();
    node.putObject("limits")
        .put("cpuSeconds", limits.cpu().toMillis() / 1000.0)
        .put("wallSeconds", limits.wall().toMillis() / 1000.0)
        .put("memoryMiB", limits.memoryMiB())
        .put("outputBytes", limits.outputBytes());
  }

  private static void addCase(ObjectNode node, CaseResult result) {
    CaseRun run = result.judgement().run();
    node.put("id", result.testCase().id());
    node.put("title", result.testCase().title());
    node.put("visibility", result.testCase().visibility().word());
    node.put("verdict", result.verdict().name());
    node.put("points", result.points());
    node.put("maxPoints", result.maxPoints());
    node.put("cpuMs", run.cpu().toMillis());
    node.put("wallMs", run.wall().toMillis());
    node.put("message", result.judgement().message());
    node.putPOJO("checks", result.judgement().checks());
    node.put("output", run.printed());
    SatUse.of(run.facts()).ifPresent(use -> addFormula(node.putObject("formula"), use));
  }

  /** Of one case. */
  private static void addFormula(ObjectNode node, SatUse use) {
    node.put("calls", use.calls());
    node.put("variables", use.variables());
    node.put("clauses", use.clauses());
    node.put("cardinalities", use.cardinalities());
  }

  /** Of the public cases together. */
  private static void addFormula(ObjectNode node, FormulaFacts facts) {
    addFormula(node, facts.largest());
    node.put("calls", facts.calls());
    node.put("case", facts.testCase().id());
    facts
        .ours()
        .ifPresent(
            ours -> {
              addSize(node.putObject("minimal"), ours.minimal());
              addSize(node.putObject("extended"), ours.extended());
            });
  }

  private static void addSize(ObjectNode node, OurFormulas.Size formula) {
    node.put("variables", formula.variables()).put("clauses", formula.clauses());
  }
}
