package gridmark.cli.tools;

import gridmark.board.Puzzle;
import gridmark.cli.ExitCode;
import gridmark.cli.Terminal;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/** Answers one puzzle after the other, until all are answered or Ctrl-C ends it. */
final class PuzzleLoop {

  private PuzzleLoop() {}

  /**
   * Prints what there is to say of each puzzle, and gives the exit code.
   *
   * @param withHeadings whether the answers to several puzzles need headings to be told apart
   * @param answer may throw {@link CancellationException} when it is interrupted
   */
  static int run(
      Terminal terminal,
      List<Puzzle> puzzles,
      boolean withHeadings,
      Function<Puzzle, String> answer) {
    int answered = 0;
    int all = puzzles.size();
    try (LongRun run = LongRun.watch(terminal, () -> "")) {
      try {
        for (Puzzle puzzle : puzzles) {
          String text = answer.apply(puzzle);
          run.clear();
          answered++;
          terminal
              .out()
              .print(
                  (withHeadings && all > 1 ? "Puzzle %d of %d\n".formatted(answered, all) : "")
                      + text);
        }
        return ExitCode.DONE;
      } catch (CancellationException e) {
        run.clear();
        terminal.say(
            "gridmark: stopped after %s, %d of %d puzzles done"
                .formatted(run.spent(), answered, all));
        return ExitCode.STOPPED;
      } finally {
        terminal.out().flush();
      }
    }
  }
}
