package gridmark.cli.tools;

import gridmark.board.Puzzle;
import gridmark.cli.ExitCode;
import gridmark.cli.Terminal;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/** Answers one puzzle after the other, until all are answered or Ctrl-C ends it. */
final class PuzzleLoop {

  private final Terminal terminal;
  private final List<Puzzle> puzzles;
  private final boolean withHeadings;

  /**
   * The loop over some puzzles.
   *
   * @param withHeadings whether the answers to several puzzles need headings to be told apart
   */
  PuzzleLoop(Terminal terminal, List<Puzzle> puzzles, boolean withHeadings) {
    this.terminal = terminal;
    this.puzzles = puzzles;
    this.withHeadings = withHeadings && puzzles.size() > 1;
  }

  /**
   * Prints what there is to say of each puzzle, and gives the exit code.
   *
   * @param answer may throw {@link CancellationException} when it is interrupted
   */
  int run(Function<Puzzle, String> answer) {
    int answered = 0;
    try (LongRun run = LongRun.watch(terminal, () -> "")) {
      try {
        for (Puzzle puzzle : puzzles) {
          String text = answer.apply(puzzle);
          run.clear();
          terminal.out().print(heading(answered + 1) + text);
          answered++;
        }
        return ExitCode.DONE;
      } catch (CancellationException e) {
        run.clear();
        terminal
            .err()
            .println(
                "gridmark: stopped after %s, %d of %d puzzles done"
                    .formatted(run.spent(), answered, puzzles.size()));
        return ExitCode.STOPPED;
      } finally {
        terminal.out().flush();
      }
    }
  }

  private String heading(int number) {
    return withHeadings ? "Puzzle %d of %d\n".formatted(number, puzzles.size()) : "";
  }
}
