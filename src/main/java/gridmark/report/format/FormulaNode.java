package gridmark.report.format;

import gridmark.assignment.OurFormulas;
import gridmark.grader.run.SatUse;
import gridmark.grader.score.FormulaFacts;
import tools.jackson.databind.node.ObjectNode;

/** What a submission encodes, as fields of result.json. */
final class FormulaNode {

  private FormulaNode() {}

  /** Of one case. */
  static void fill(ObjectNode node, SatUse use) {
    node.put("calls", use.calls());
    node.put("variables", use.variables());
    node.put("clauses", use.clauses());
    node.put("cardinalities", use.cardinalities());
  }

  /** Of the public cases together. */
  static void fill(ObjectNode node, FormulaFacts facts) {
    fill(node, facts.largest());
    node.put("calls", facts.calls());
    node.put("case", facts.testCase().id());
    facts
        .ours()
        .ifPresent(
            ours -> {
              fill(node.putObject("minimal"), ours.minimal());
              fill(node.putObject("extended"), ours.extended());
            });
  }

  private static void fill(ObjectNode node, OurFormulas.Size formula) {
    node.put("variables", formula.variables()).put("clauses", formula.clauses());
  }
}
