package gridmark.report.format;

import gridmark.assignment.Check;
import gridmark.assignment.Diagnosis;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.SatUse;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
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
    ArrayNode lines = node.putArray("scoreLines");
    result
        .total()
        .lines()
        .forEach(line -> lines.addObject().put("text", line.text()).put("points", line.points()));
    node.put("seed", result.seed());
    node.put("isolation", result.environment().isolation().word());
    node.set("environment", environment(result));
    ArrayNode notes = node.putArray("notes");
    result.notes().forEach(notes::add);
    ArrayNode errors = node.putArray("compileErrors");
    result.compileErrors().forEach(error -> errors.add(error(error)));
    ArrayNode diagnoses = node.putArray("diagnoses");
    result.diagnoses().forEach(each -> diagnoses.add(diagnosis(each)));
    result.formula().ifPresent(facts -> FormulaNode.fill(node.putObject("formula"), facts));
    ArrayNode cases = node.putArray("cases");
    result.cases().forEach(each -> cases.add(caseNode(each)));
    return node;
  }

  private static ObjectNode environment(Result result) {
    ObjectNode node = JSON.objectNode();
    node.put("gridmark", result.environment().gridmark());
    node.put("language", result.environment().languageVersion());
    node.put("pack", result.environment().packSha256());
    node.put("rubric", result.environment().rubricSha256());
    Limits limits = result.environment().limits();
    ObjectNode limitsNode = node.putObject("limits");
    limitsNode.put("cpuSeconds", limits.cpu().toMillis() / 1000.0);
    limitsNode.put("wallSeconds", limits.wall().toMillis() / 1000.0);
    limitsNode.put("memoryMiB", limits.memoryMiB());
    limitsNode.put("outputBytes", limits.outputBytes());
    return node;
  }

  private static ObjectNode error(CompileError error) {
    ObjectNode node = JSON.objectNode();
    node.put("file", error.file());
    node.put("line", error.line());
    node.put("column", error.column());
    node.put("message", error.message());
    return node;
  }

  private static ObjectNode diagnosis(Diagnosis diagnosis) {
    ObjectNode node = JSON.objectNode();
    node.put("code", diagnosis.code().name());
    node.put("text", diagnosis.text());
    ArrayNode cases = node.putArray("cases");
    diagnosis.cases().forEach(cases::add);
    return node;
  }

  private static ObjectNode caseNode(CaseResult result) {
    CaseRun run = result.judgement().run();
    ObjectNode node = JSON.objectNode();
    node.put("id", result.testCase().id());
    node.put("title", result.testCase().title());
    node.put("visibility", result.testCase().visibility().word());
    node.put("verdict", result.verdict().name());
    node.put("points", result.points());
    node.put("maxPoints", result.maxPoints());
    node.put("cpuMs", run.cpu().toMillis());
    node.put("wallMs", run.wall().toMillis());
    node.put("message", result.judgement().message());
    ArrayNode checks = node.putArray("checks");
    for (Check check : result.judgement().checks()) {
      checks.addObject().put("name", check.name()).put("passed", check.passed());
    }
    node.put("output", run.printed());
    SatUse.of(run.facts()).ifPresent(use -> FormulaNode.fill(node.putObject("formula"), use));
    return node;
  }
}
