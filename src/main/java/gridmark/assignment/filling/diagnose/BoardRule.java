package gridmark.assignment.filling.diagnose;

import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import java.util.List;

/** What a right formula says, part by part; a wrong one lacks some of it. */
enum BoardRule {
  ROW(BoardBug.MISSING_ROW_RULE),
  COLUMN(BoardBug.MISSING_COLUMN_RULE),
  BLOCK(BoardBug.MISSING_BLOCK_RULE),
  CELL(BoardBug.EMPTY_CELLS),
  GIVENS(BoardBug.GIVENS_IGNORED),
  PARITY(BoardBug.PARITY_IGNORED);

  private final BoardBug code;

  BoardRule(BoardBug code) {
    this.code = code;
  }

  /** The diagnosis that says it is missing. */
  BoardBug code() {
    return code;
  }

  /** Where a board breaks this rule, whatever it does with the others. */
  List<Violation> breaches(Rules rules, Puzzle puzzle, int[][] board) {
    return switch (this) {
      case ROW, COLUMN, BLOCK ->
          only(Violation.Repeated.class, rules.broken(Unit.Kind.valueOf(name()), board));
      case CELL -> only(Violation.NotADigit.class, rules.broken(Unit.Kind.ROW, board));
      case GIVENS -> rules.changedGivens(puzzle.givens(), board);
      case PARITY -> rules.ignoredMarks(puzzle.marks(), board);
    };
  }

  private static List<Violation> only(Class<?> kind, List<Violation> violations) {
    return violations.stream().filter(kind::isInstance).toList();
  }
}
