package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import java.util.List;

/** What a right formula says, part by part; a wrong one lacks some of it. */
enum Rule {
  ROW(DiagnosisCode.MISSING_ROW_RULE),
  COLUMN(DiagnosisCode.MISSING_COLUMN_RULE),
  BLOCK(DiagnosisCode.MISSING_BLOCK_RULE),
  CELL(DiagnosisCode.EMPTY_CELLS),
  GIVENS(DiagnosisCode.GIVENS_IGNORED);

  private final DiagnosisCode code;

  Rule(DiagnosisCode code) {
    this.code = code;
  }

  /** The diagnosis that says it is missing. */
  DiagnosisCode code() {
    return code;
  }

  /** Where a board breaks this rule, whatever it does with the others. */
  List<? extends Violation> breaches(Rules rules, Grid puzzle, int[][] board) {
    return switch (this) {
      case ROW -> repeated(rules.broken(Unit.Kind.ROW, board));
      case COLUMN -> repeated(rules.broken(Unit.Kind.COLUMN, board));
      case BLOCK -> repeated(rules.broken(Unit.Kind.BLOCK, board));
      case CELL ->
          rules.broken(Unit.Kind.ROW, board).stream()
              .filter(Violation.NotADigit.class::isInstance)
              .toList();
      case GIVENS -> rules.changedGivens(puzzle, board);
    };
  }

  private static List<Violation> repeated(List<Violation> violations) {
    return violations.stream().filter(Violation.Repeated.class::isInstance).toList();
  }
}
