package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.List;

/** What a right formula says, part by part; a wrong one lacks some of it. */
enum Rule {
  ROW(DiagnosisCode.MISSING_ROW_RULE, Family.ROW_AT_LEAST_ONE, Family.ROW_AT_MOST_ONE),
  COLUMN(DiagnosisCode.MISSING_COLUMN_RULE, Family.COLUMN_AT_LEAST_ONE, Family.COLUMN_AT_MOST_ONE),
  BLOCK(DiagnosisCode.MISSING_BLOCK_RULE, Family.BLOCK_AT_LEAST_ONE, Family.BLOCK_AT_MOST_ONE),
  CELL(DiagnosisCode.EMPTY_CELLS, Family.CELL_AT_LEAST_ONE, Family.CELL_AT_MOST_ONE),
  GIVENS(DiagnosisCode.GIVENS_IGNORED, Family.GIVEN, Family.GIVEN);

  private final DiagnosisCode code;
  private final Family first;
  private final Family second;

  Rule(DiagnosisCode code, Family first, Family second) {
    this.code = code;
    this.first = first;
    this.second = second;
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

  /** Whether the puzzle would have a solution if there were no such rule. */
  boolean isAllThatForbids(Grid puzzle) {
    Encoding rest = Encoding.EXTENDED.without(first).without(second);
    return Solver.SAT4J.solve(rest.encode(Puzzle.of(puzzle))).isPresent();
  }
}
