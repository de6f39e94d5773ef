package gridmark.cli.tools;

import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import gridmark.cli.ExitCode;
import gridmark.cli.OptionGroup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * The puzzles that a command is asked about: an argument, a file, or standard input. They are
 * answered one after the other.
 */
final class PuzzleInput extends OptionGroup {

  private static final String STANDARD_INPUT = "-";

  /** Room for more than half a million puzzles of 9x9. */
  private static final int MOST_BYTES = 64 << 20;

  @Parameters(
      index = "0",
      paramLabel = "PUZZLE",
      description =
          "A puzzle, a file of puzzles, or - for standard input. One line of all cells or one a row; . or 0 is "
              + "empty, letters stand above 9. A second grid of e, o and . marks cells even and odd.")
  private String puzzle;

  @Mixin private BoxOption box;

  /**
   * Prints what there is to say of each puzzle, until all are answered or Ctrl-C ends it, and gives
   * the exit code.
   *
   * @param withHeadings whether the answers to several puzzles need headings to be told apart
   * @param answer may throw {@link CancellationException} when it is interrupted
   */
  int answerEach(boolean withHeadings, Function<Puzzle, String> answer) {
    List<Puzzle> puzzles = read();
    int answered = 0;
    int all = puzzles.size();
    try (LongRun run = LongRun.watch(terminal(), () -> "")) {
      try {
        for (Puzzle puzzle : puzzles) {
          String text = answer.apply(puzzle);
          run.clear();
          answered++;
          boolean isHeaded = withHeadings && all > 1;
          terminal()
              .out()
              .print((isHeaded ? "Puzzle %d of %d\n".formatted(answered, all) : "") + text);
        }
        return ExitCode.DONE;
      } catch (CancellationException e) {
        return run.sayStopped("%d of %d puzzles done".formatted(answered, all));
      } finally {
        terminal().out().flush();
      }
    }
  }

  /** All puzzles, at least one. */
  List<Puzzle> read() {
    refuseIf(puzzle.isBlank(), "PUZZLE is empty: give a puzzle, a file, or - for standard input");
    if (puzzle.equals(STANDARD_INPUT)) {
      return parse("standard input: ", text("standard input", terminal().in()));
    }
    Optional<Path> file = file();
    if (file.isPresent()) {
      return parse(puzzle + ": ", text(file.get()));
    }
    refuseIf(puzzle.length() < 16 || puzzle.contains("/"), puzzle + ": there is no such file");
    return parse("the puzzle: ", puzzle);
  }

  /** The file that is read, if it is one. */
  Optional<Path> file() {
    try {
      return Optional.of(Path.of(puzzle)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private String text(Path file) {
    refuseIf(Files.isDirectory(file), file + " is a folder: give a file of puzzles");
    try (InputStream in = Files.newInputStream(file)) {
      return text(file.toString(), in);
    } catch (IOException e) {
      throw wrong(file + " cannot be read: have you the permission?");
    }
  }

  private String text(String source, InputStream in) {
    try {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      refuseIf(bytes.length > MOST_BYTES, source + " is larger than 64 MiB: split it");
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw wrong(source + " cannot be read: " + e.getMessage());
    }
  }

  private List<Puzzle> parse(String source, String text) {
    try {
      return box.shape().isEmpty()
          ? PuzzleReader.read(text)
          : PuzzleReader.read(text, box.shape().get());
    } catch (UnreadablePuzzleException e) {
      throw wrong(source + e.getMessage());
    }
  }
}
