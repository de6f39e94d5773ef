package gridmark.cli.tools;

import gridmark.assignment.filling.BoardPicture;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.cli.Subcommand;
import gridmark.reference.ReferenceSolver;
import gridmark.report.text.BoardText;
import gridmark.sat.Encoding;
import gridmark.sat.Session;
import gridmark.sat.Solver;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves puzzles. */
@Command(
    name = "solve",
    description = {
      "Solves puzzles.",
      "",
      "On a terminal the solved boards are drawn; elsewhere each is one line, \"unsolvable\" where there is none."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "  gridmark solve puzzles.txt --solver dpll --encoding triads",
      "  gridmark generate --marks 10 | gridmark solve - --json",
      "",
      "Exit codes: 0 done, 2 wrong use, 3 the program failed, 130 Ctrl-C.",
    })
public final class SolveCommand extends Subcommand {

  @Mixin private PuzzleInput input;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "sat4j, or dpll, our own. Default: the reference solver, or sat4j where an encoding is said.")
  private Optional<String> name;

  @Mixin private EncodingOption encoding;

  @Mixin private JsonLine json;

  private final Map<BoxShape, Session> sessions = new HashMap<>();

  @Override
  public Integer call() {
    Optional<Solver> solver = name.map(this::solver);
    Optional<Encoding> clauses = encoding.encoding();
    boolean withHeadings = terminal().isInteractive() && !json.isAsked();
    return input.answerEach(withHeadings, puzzle -> text(puzzle, solve(puzzle, solver, clauses)));
  }

  private Solver solver(String said) {
    String known = Stream.of(Solver.values()).map(Solver::word).collect(Collectors.joining(" or "));
    return Solver.named(said).orElseThrow(() -> wrong("--solver is " + known + ", not " + said));
  }

  private Optional<Grid> solve(Puzzle puzzle, Optional<Solver> asked, Optional<Encoding> clauses) {
    if (asked.isEmpty() && clauses.isEmpty()) {
      return ReferenceSolver.solve(puzzle);
    }
    Solver solver = asked.orElse(Solver.SAT4J);
    Encoding chosen = clauses.orElse(Encoding.EXTENDED);
    if (chosen.isPruned()) {
      return solver.solve(chosen.encode(puzzle)).map(model -> chosen.decode(puzzle, model));
    }
    // The rules are loaded once for each board; what a solver learns of them serves the next
    // puzzle.
    return sessions
        .computeIfAbsent(puzzle.shape(), shape -> solver.load(chosen.rules(shape)))
        .solve(chosen.facts(puzzle))
        .map(model -> chosen.decode(puzzle, model));
  }

  private String text(Puzzle puzzle, Optional<Grid> solution) {
    if (json.isAsked()) {
      return JsonLine.text(
          JsonLine.about(puzzle)
              .put("solvable", solution.isPresent())
              .put("solution", solution.map(Grid::line).orElse(null)));
    }
    if (solution.isEmpty()) {
      return "unsolvable%s\n"
          .formatted(terminal().isInteractive() ? " (gridmark explain shows why)" : "");
    }
    return terminal().isInteractive()
        ? BoardText.draw(
            BoardPicture.of(puzzle, solution.get().toRows()).labelled("The solution"),
            terminal().style(),
            "")
        : solution.get().line() + "\n";
  }
}
