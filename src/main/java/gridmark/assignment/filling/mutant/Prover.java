package gridmark.assignment.filling.mutant;

import gridmark.assignment.Proof;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Violation;
import gridmark.count.Count;
import gridmark.count.CountOptions;
import gridmark.count.SolutionCounter;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Solver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proves what a board expects. The reference solver and sat4j share no code: one searches on bit
 * boards, the other decides the extended formula. A grid of either is held against the rules.
 */
final class Prover {

  /** Up to here a plain search counts quickly; what has more solutions has very many. */
  private static final BigInteger MOST_COUNTED = BigInteger.valueOf(100_000);

  private final boolean isSolvable;
  private final Puzzle puzzle;
  private final List<String> doubts = new ArrayList<>();

  Prover(FillingQuestion question) {
    this.isSolvable = question.isSolvable();
    this.puzzle = question.puzzle();
  }

  Proof prove() {
    compare("the reference solver", ReferenceSolver.solve(puzzle));
    compare(
        "sat4j",
        Solver.SAT4J
            .solve(Encoding.EXTENDED.encode(puzzle))
            .map(model -> Encoding.EXTENDED.decode(puzzle, model)));
    Count count = SolutionCounter.count(puzzle, CountOptions.all().withAtMost(MOST_COUNTED));
    if (count.number().signum() > 0 != isSolvable) {
      doubts.add("the counter finds " + (isSolvable ? "none" : count.number()));
    }
    return new Proof(count.number(), count.isExact(), doubts);
  }

  private void compare(String solver, Optional<Grid> solution) {
    if (solution.isPresent() != isSolvable) {
      doubts.add(solver + (isSolvable ? " finds no solution" : " finds a solution"));
    }
    solution
        .map(grid -> new Rules(puzzle.shape()).violations(puzzle, grid))
        .filter(violations -> !violations.isEmpty())
        .ifPresent(violations -> doubts.add(broken(solver, violations.get(0))));
  }

  private static String broken(String solver, Violation violation) {
    return "the grid of %s breaks the rules: %s".formatted(solver, violation.text());
  }
}
