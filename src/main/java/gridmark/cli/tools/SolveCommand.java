package gridmark.cli.tools;

import gridmark.assignment.filling.BoardPicture;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleWriter;
import gridmark.cli.Subcommand;
import gridmark.cli.Terminal;
import gridmark.report.text.BoardText;
import gridmark.sat.Encoding;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
  @Mixin private SolverChoice choice;
  @Mixin private EncodingOption encoding;

  @Mixin private JsonLine json;

  public SolveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    choice.solver();
    Optional<Encoding> clauses = encoding.encoding();
    boolean withHeadings = terminal().isInteractive() && !json.isAsked();
    return new PuzzleLoop(terminal(), input.read(terminal()), withHeadings)
        .run(puzzle -> text(puzzle, choice.solve(puzzle, clauses)));
  }

  private String text(Puzzle puzzle, Optional<Grid> solution) {
    if (json.isAsked()) {
      return JsonLine.text(
          JsonLine.about(puzzle)
              .put("solvable", solution.isPresent())
              .put("solution", solution.map(PuzzleWriter::line).orElse(null)));
    }
    if (solution.isEmpty()) {
      return terminal().isInteractive()
          ? "unsolvable (gridmark explain shows why)\n"
          : "unsolvable\n";
    }
    return terminal().isInteractive()
        ? BoardText.draw(
            BoardPicture.of(puzzle, solution.get().toRows()).labelled("The solution"),
            terminal().style(),
            "")
        : PuzzleWriter.line(solution.get()) + "\n";
  }
}
