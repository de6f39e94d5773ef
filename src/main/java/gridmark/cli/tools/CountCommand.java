package gridmark.cli.tools;

import gridmark.board.Puzzle;
import gridmark.cli.ExitCode;
import gridmark.cli.OutputFile;
import gridmark.cli.Subcommand;
import gridmark.count.Count;
import gridmark.count.CountOptions;
import gridmark.count.SolutionCounter;
import gridmark.words.Words;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts solutions. */
@Command(
    name = "count",
    description = {
      "Counts the solutions of puzzles, exactly, with decision diagrams.",
      "",
      "Elsewhere than on a terminal, each puzzle gives the bare number in a line. Ctrl-C ends a long count with what "
          + "is known: \"at least N\"."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark count puzzles.txt",
      "  gridmark count input.txt output.txt",
      "  gridmark count puzzle.txt --at-most 2",
      "",
      "Exit codes: 0 done, 1 ended early for want of memory, 2 wrong use, 3 the program failed, 130 Ctrl-C.",
    })
public final class CountCommand extends Subcommand {

  private static final long MEBIBYTE = 1 << 20;

  @Mixin private PuzzleInput input;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "OUTPUT",
      description = "A file for the numbers. Default, and -: standard output.")
  private Path output;

  @Option(
      names = "--at-most",
      paramLabel = "N",
      description = "Stop once so many are known; \"at least\" says that there may be more.")
  private Optional<BigInteger> atMost;

  @Option(
      names = "--memory",
      paramLabel = "MIB",
      description = "What the tables may use. Default: 60 %% of the heap.")
  private Optional<Long> memory;

  @Mixin private JsonLine json;

  /** What is known of the count that is going on, for progress. */
  private final AtomicReference<String> state = new AtomicReference<>("");

  @Override
  public Integer call() throws IOException {
    CountOptions options = options();
    Optional<OutputFile> file = OutputFile.open(this, output);
    refuseToOverwritePuzzles();
    List<Puzzle> puzzles = input.read();
    StringBuilder written = new StringBuilder();
    int exitCode = ExitCode.DONE;
    try (LongRun run = LongRun.watch(terminal(), state::get)) {
      for (int i = 0; i < puzzles.size(); i++) {
        long start = System.nanoTime();
        Count count = SolutionCounter.count(puzzles.get(i), options);
        String text = text(puzzles.get(i), count, LongRun.spentSince(start), file.isPresent());
        run.clear();
        if (file.isPresent()) {
          file.get().write(written.append(text).toString());
        } else {
          terminal().print(heading(i + 1, puzzles.size()) + text);
        }
        if (!count.isExact() && !(count instanceof Count.LimitReached)) {
          exitCode = ExitCode.STOPPED;
          terminal().say("gridmark: puzzle %d: %s".formatted(i + 1, count.reason()));
        }
        if (count instanceof Count.Stopped) {
          break;
        }
      }
    }
    return exitCode;
  }

  private void refuseToOverwritePuzzles() throws IOException {
    refuseIf(
        output != null
            && Files.exists(output)
            && input.file().isPresent()
            && Files.isSameFile(output, input.file().get()),
        "the numbers would overwrite the puzzles in " + output);
  }

  private String heading(int number, int count) {
    boolean isWanted = terminal().isInteractive() && !json.isAsked() && count > 1;
    return isWanted ? "Puzzle %d of %d: ".formatted(number, count) : "";
  }

  private CountOptions options() {
    atMost.ifPresent(
        most -> refuseIf(most.signum() <= 0, "--at-most must be 1 or more, not " + most));
    memory.ifPresent(
        mib ->
            refuseIf(
                mib < 1 || mib > Long.MAX_VALUE / MEBIBYTE,
                "--memory must be 1 MiB or more, not " + mib));
    CountOptions all =
        CountOptions.all().withListener((done, atLeast) -> state.set(state(done, atLeast)));
    CountOptions some = atMost.map(all::withAtMost).orElse(all);
    return memory.map(mib -> some.withMemory(mib * MEBIBYTE)).orElse(some);
  }

  private static String state(double done, BigInteger atLeast) {
    String share = done < 0 ? "" : ", %.1f %%".formatted(100 * done);
    return share + ", at least " + Words.grouped(atLeast);
  }

  private String text(Puzzle puzzle, Count count, String spent, boolean toFile) {
    if (json.isAsked()) {
      return JsonLine.text(
          JsonLine.about(puzzle).put("count", count.number()).put("exact", count.isExact()));
    }
    String atLeast = count.isExact() ? "" : "at least ";
    if (terminal().isInteractive() && !toFile) {
      String noun = count.number().equals(BigInteger.ONE) ? " solution" : " solutions";
      return atLeast + Words.grouped(count.number()) + noun + "   (" + spent + ")\n";
    }
    return atLeast + count.number() + "\n";
  }
}
