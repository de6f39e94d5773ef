package gridmark.grader.report;

import gridmark.grader.run.SatUse;
import gridmark.grader.score.FormulaFacts;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
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
    for (Encoding encoding : new Encoding[] {Encoding.MINIMAL, Encoding.EXTENDED}) {
      Cnf formula = facts.formulaOf(encoding);
      node.putObject(encoding.name())
          .put("variables", formula.variables())
          .put("clauses", formula.clauses());
    }
  }
}
