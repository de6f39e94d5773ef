package gridmark.cli;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Session;
import gridmark.sat.Solver;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which solver on which encoding; the reference solver where nothing is said. */
final class SolverChoice {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "sat4j, or dpll, our own. Default: the reference solver, or sat4j where an encoding is said.")
  private String solver;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description =
          "The clauses for it: minimal, efficient, extended, triads or pruned. Default: extended.")
  private String encoding;

  private final Map<BoxShape, Session> sessions = new HashMap<>();

  /** Whether a SAT solver was asked for by name, or by the name of an encoding. */
  boolean isMade() {
    return solver != null || encoding != null;
  }

  Solver solver() {
    String name = solver == null ? Solver.SAT4J.word() : solver;
    String known = Stream.of(Solver.values()).map(Solver::word).collect(Collectors.joining(" or "));
    return Solver.named(name).orElseThrow(() -> wrong("--solver is " + known + ", not " + name));
  }

  Encoding encoding() {
    return encodingNamed(command, encoding);
  }

  /** The encoding of that name, the extended one for none. */
  static Encoding encodingNamed(CommandSpec command, String name) {
    if (name == null) {
      return Encoding.EXTENDED;
    }
    String known = Encoding.all().stream().map(Encoding::name).collect(Collectors.joining(", "));
    return Encoding.named(name)
        .orElseThrow(
            () ->
                new ParameterException(
                    command.commandLine(),
                    "there is no encoding named " + name + ": the encodings are " + known));
  }

  /** Complains of unknown names before any work is done. */
  void check() {
    solver();
    encoding();
  }

  /** One solution, or empty when there is none. */
  Optional<Grid> solve(Puzzle puzzle) {
    if (!isMade()) {
      return ReferenceSolver.solve(puzzle);
    }
    Encoding chosen = encoding();
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

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
