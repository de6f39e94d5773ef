package gridmark.cli;

import gridmark.board.Puzzle;
import gridmark.sat.Dimacs;
import gridmark.sat.Encoding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Writes puzzles as formulas. */
@Command(
    name = "encode",
    description = {
      "Writes a puzzle as a formula in DIMACS, for any SAT solver.",
      "",
      "On the 9x9 board the variable of row i and column j (from 0) and digit n is 81i + 9j + n; the comments in the "
          + "file say so too. With --encoding pruned, cells that singles decide do not occur; a comment has their digits."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark encode puzzle.txt > puzzle.cnf",
      "  gridmark encode puzzle.txt --encoding triads --out puzzle.cnf && minisat puzzle.cnf",
      "",
      "Exit codes: 0 done, 2 wrong use, 3 the program failed.",
    })
final class EncodeCommand extends Subcommand {

  @Mixin private PuzzleInput input;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description = "minimal, efficient, extended, triads or pruned. Default: extended.")
  private String encoding;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where the formula goes. Default: standard output. Of several puzzles, each goes to a file with its "
              + "number: FILE-1, FILE-2 and so on, the number before the ending.")
  private Path out;

  EncodeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Encoding chosen = SolverChoice.encodingNamed(spec(), encoding);
    Optional<OutputFile> file = OutputFile.open(spec(), out);
    List<Puzzle> puzzles = input.read(terminal());
    if (file.isEmpty() && puzzles.size() > 1) {
      throw new ParameterException(
          spec().commandLine(),
          puzzles.size() + " puzzles make as many formulas: give --out FILE, to have a file each");
    }
    for (int i = 0; i < puzzles.size(); i++) {
      if (file.isEmpty()) {
        Dimacs.write(chosen, puzzles.get(i), terminal().out());
        terminal().out().flush();
      } else {
        write(
            chosen, puzzles.get(i), puzzles.size() == 1 ? file.get() : file.get().numbered(i + 1));
      }
    }
    return ExitCode.DONE;
  }

  private void write(Encoding chosen, Puzzle puzzle, OutputFile file) throws IOException {
    StringBuilder text = new StringBuilder();
    Dimacs.write(chosen, puzzle, text);
    file.write(text.toString());
    terminal().err().println("Written: " + file.path());
  }
}
