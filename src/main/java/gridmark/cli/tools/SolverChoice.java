package gridmark.cli.tools;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.cli.OptionGroup;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Session;
import gridmark.sat.Solver;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Which solver; the reference solver where nothing is said. */
final class SolverChoice extends OptionGroup {

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "sat4j, or dpll, our own. Default: the reference solver, or sat4j where an encoding is said.")
  private String solver;

  private final Map<BoxShape, Session> sessions = new HashMap<>();

  /** The SAT solver; complains of an unknown name. */
  Solver solver() {
    String name = solver == null ? Solver.SAT4J.word() : solver;
    String known = Stream.of(Solver.values()).map(Solver::word).collect(Collectors.joining(" or "));
    return Solver.named(name).orElseThrow(() -> wrong("--solver is " + known + ", not " + name));
  }

  /**
   * One solution, or empty when there is none.
   *
   * @param encoding the clauses that were asked for
   */
  Optional<Grid> solve(Puzzle puzzle, Optional<Encoding> encoding) {
    if (solver == null && encoding.isEmpty()) {
      return ReferenceSolver.solve(puzzle);
    }
    Encoding chosen = encoding.orElse(Encoding.EXTENDED);
    if (chosen.isPruned()) {
      return solver().solve(chosen.encode(puzzle)).map(model -> chosen.decode(puzzle, model));
    }
    // The rules are loaded once for each board; what a solver learns of them serves the next
    // puzzle.
    return sessions
        .computeIfAbsent(puzzle.shape(), shape -> solver().load(chosen.rules(shape)))
        .solve(chosen.facts(puzzle))
        .map(model -> chosen.decode(puzzle, model));
  }
}
