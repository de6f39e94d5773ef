package gridmark.cli.tools;

import gridmark.board.Puzzle;
import gridmark.cli.ExitCode;
import gridmark.cli.OutputFile;
import gridmark.cli.OutputOption;
import gridmark.cli.Subcommand;
import gridmark.sat.Dimacs;
import gridmark.sat.Encoding;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Writes puzzles as formulas. */
@Command(
    name = "encode",
    description = {
      "Writes a puzzle as a formula in DIMACS, for any SAT solver.",
      "",
      "On the 9x9 board the variable of row i and column j (from 0) and digit n is 81i + 9j + n; the comments in the "
          + "file say so too. With --encoding pruned, cells that singles decide do not occur; a comment has their digits.",
      "",
      "Of several puzzles, each goes to a file with its number: FILE-1, FILE-2 and so on, the number before the ending."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark encode puzzle.txt > puzzle.cnf",
      "  gridmark encode puzzle.txt --encoding triads --out puzzle.cnf && minisat puzzle.cnf",
      "",
      "Exit codes: 0 done, 2 wrong use, 3 the program failed.",
    })
public final class EncodeCommand extends Subcommand {

  @Mixin private PuzzleInput input;

  @Mixin private EncodingOption encoding;
  @Mixin private OutputOption out;

  @Override
  public Integer call() throws IOException {
    Encoding chosen = encoding.encoding().orElse(Encoding.EXTENDED);
    Optional<OutputFile> file = out.open();
    List<Puzzle> puzzles = input.read();
    refuseIf(
        file.isEmpty() && puzzles.size() > 1,
        puzzles.size() + " puzzles make as many formulas: give --out FILE, to have a file each");
    for (int i = 0; i < puzzles.size(); i++) {
      StringBuilder text = new StringBuilder();
      Dimacs.write(chosen, puzzles.get(i), text);
      if (file.isEmpty()) {
        terminal().print(text.toString());
      } else {
        OutputFile each = puzzles.size() == 1 ? file.get() : file.get().numbered(i + 1);
        each.write(text.toString());
        terminal().say("Written: " + each.path());
      }
    }
    return ExitCode.DONE;
  }
}
