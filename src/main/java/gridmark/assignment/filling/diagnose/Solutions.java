package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Engine;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Candidates;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the solutions of a puzzle. Without the engine that is what can be seen: whether
 * a full board is right.
 */
final class Solutions {

  private Solutions() {}

  /** Whether it is known to have one. */
  static boolean exist(Puzzle puzzle) {
    return Engine.isHere()
        ? ReferenceSolver.solve(puzzle).isPresent()
        : new Rules(puzzle.shape()).violations(puzzle, puzzle.givens()).isEmpty();
  }

  /**
   * Whether part of a board is known to belong to a solution.
   *
   * @param part with 0 where nothing is known
   */
  static boolean agree(int[][] part, Puzzle puzzle) {
    int[][] board = puzzle.givens().toRows();
    for (int row = 0; row < board.length; row++) {
      for (int column = 0; column < board.length; column++) {
        int digit = part[row][column];
        if (digit != 0 && board[row][column] != 0 && digit != board[row][column]) {
          return false;
        }
        board[row][column] = digit == 0 ? board[row][column] : digit;
      }
    }
    return exist(new Puzzle(Grid.of(puzzle.shape(), board), puzzle.marks()));
  }

  /** Whether it is known to have none. */
  static boolean areMissing(Puzzle puzzle) {
    return Engine.isHere() && ReferenceSolver.solve(puzzle).isEmpty();
  }

  /** Whether it is known to have so many. */
  static boolean areAtLeast(int count, Puzzle puzzle) {
    return Engine.isHere() && ReferenceSolver.solutions(puzzle, count).size() == count;
  }

  /** Whether it is known that direct steps lead to one: cells and digits with one choice left. */
  static boolean followDirectly(Puzzle puzzle) {
    if (!Engine.isHere()) {
      return false;
    }
    Candidates candidates = Candidates.of(puzzle);
    return candidates.followSingles() && candidates.solved();
  }

  /** The solution, where it is known to be the only one. */
  static Optional<Grid> onlyOne(Puzzle puzzle) {
    List<Grid> solutions = Engine.isHere() ? ReferenceSolver.solutions(puzzle, 2) : List.of();
    return solutions.size() == 1 ? Optional.of(solutions.get(0)) : Optional.empty();
  }

  /** Whether it is known that there would be one without the rule for rows, columns or blocks. */
  static boolean existWithout(BoardRule rule, Puzzle puzzle) {
    if (!Engine.isHere()) {
      return false;
    }
    // A rule is two families: that every digit is there, and that none is there twice.
    Encoding rest =
        Encoding.EXTENDED
            .without(Family.valueOf(rule + "_AT_LEAST_ONE"))
            .without(Family.valueOf(rule + "_AT_MOST_ONE"));
    return Solver.SAT4J.solve(rest.encode(puzzle)).isPresent();
  }
}
