package gridmark.cli;

import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleWriter;
import gridmark.grader.report.BoardText;
import gridmark.grader.testcase.Expectation;
import gridmark.grader.testcase.PackWriter;
import gridmark.grader.testcase.TestCase;
import gridmark.grader.testcase.Visibility;
import gridmark.reference.Difficulty;
import gridmark.reference.GeneratedPuzzle;
import gridmark.reference.Generator;
import gridmark.reference.PuzzleNotFoundException;
import gridmark.reference.PuzzleRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Makes puzzles. */
@Command(
    name = "generate",
    description = {
      "Makes puzzles to order: with one solution, with exactly so many, or with none.",
      "",
      "The same options and seed make the same puzzles, everywhere."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark generate --difficulty hard --count 5",
      "  gridmark generate --size 6 --marks 8 --seed 7",
      "  gridmark generate --unsolvable search --count 3 --pack --out testcases/4-more.json",
      "",
      "Exit codes: 0 done, 1 not found, 2 wrong use, 3 the program failed, 130 Ctrl-C.",
    })
final class GenerateCommand extends Subcommand {

  /** How an unsolvable puzzle is unsolvable. */
  enum Unsolvable {
    CLASH,
    SEARCH
  }

  private static final double SOLVABLE_POINTS = 3;
  private static final double UNSOLVABLE_POINTS = 1;

  @Option(names = "--size", paramLabel = "N", description = "Rows of the board. Default: 9.")
  private Integer size;

  @Option(
      names = "--box",
      paramLabel = "ROWSxCOLUMNS",
      converter = BoxConverter.class,
      description = "The shape of a box, where the usual one of the size is not wanted.")
  private BoxShape box;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many puzzles. Default: ${DEFAULT-VALUE}.",
      defaultValue = "1")
  private int count;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Repeats what this seed made before. Default: a new one, which is told.")
  private Long seed;

  @Option(names = "--solutions", paramLabel = "K", description = "Exactly so many. Default: 1.")
  private Integer solutions;

  @Option(
      names = "--unsolvable",
      paramLabel = "HOW",
      description =
          "No solution: clash (a digit is given twice in a unit), or search (only search shows it).")
  private Unsolvable unsolvable;

  @Option(names = "--givens", paramLabel = "N", description = "Exactly so many givens.")
  private Integer givens;

  @Option(names = "--marks", paramLabel = "N", description = "So many cells marked even or odd.")
  private int marks;

  @Option(names = "--minimal", description = "No given can be dropped.")
  private boolean minimal;

  @Option(
      names = "--difficulty",
      paramLabel = "CLASS",
      description =
          "easy (singles suffice), medium (locked candidates too, or one choice), hard (search).")
  private Difficulty difficulty;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "How often to start afresh for one puzzle. Default: 200.")
  private Integer tries;

  @Option(names = "--pack", description = "A test pack, in JSON; for 9x9 without marks.")
  private boolean pack;

  @Option(names = "--json", description = "One JSON object a line and puzzle.")
  private boolean json;

  @Option(names = "--out", paramLabel = "FILE", description = "Default, and -: standard output.")
  private Path out;

  GenerateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    PuzzleRequest request = request();
    Optional<OutputFile> file = OutputFile.open(spec(), out);
    long first = seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : seed;
    if (seed == null) {
      terminal().err().println("Seed: " + first + " (--seed " + first + " makes the same again)");
    }
    List<Made> made = new ArrayList<>();
    try (LongRun run = LongRun.watch(terminal(), () -> ", " + made.size() + " of " + count)) {
      boolean isAtOnce = file.isEmpty() && !pack;
      int exitCode = generate(request, seeds(first), run, isAtOnce, made);
      if (!isAtOnce && !made.isEmpty()) {
        write(file, text(made));
      }
      return exitCode;
    }
  }

  /** A puzzle, and the seed that makes it again on its own. */
  private record Made(GeneratedPuzzle generated, long seed) {}

  /** The seed that was given, and others that neighbouring seeds do not lead to. */
  private long[] seeds(long first) {
    SplittableRandom random = new SplittableRandom(first);
    long[] seeds = new long[count];
    for (int i = 0; i < count; i++) {
      seeds[i] = i == 0 ? first : random.nextLong() >>> 33;
    }
    return seeds;
  }

  /** Adds what could be made, and gives the exit code. */
  private int generate(
      PuzzleRequest request, long[] seeds, LongRun run, boolean isAtOnce, List<Made> made) {
    try {
      for (long each : seeds) {
        made.add(new Made(Generator.generate(request, each), each));
        if (isAtOnce) {
          run.clear();
          terminal().out().print(text(made.get(made.size() - 1)));
          terminal().out().flush();
        }
      }
      return ExitCode.DONE;
    } catch (PuzzleNotFoundException e) {
      run.clear();
      terminal().err().println("gridmark: " + e.getMessage());
    } catch (CancellationException e) {
      run.clear();
      terminal()
          .err()
          .println(
              "gridmark: stopped after %s, %d of %d puzzles made"
                  .formatted(run.spent(), made.size(), count));
    }
    return ExitCode.STOPPED;
  }

  private void write(Optional<OutputFile> file, String text) throws IOException {
    if (file.isPresent()) {
      file.get().write(text);
      terminal().err().println("Written: " + out);
    } else {
      terminal().out().print(text);
      terminal().out().flush();
    }
  }

  private PuzzleRequest request() {
    if (count < 1) {
      throw wrong("--count must be 1 or more, not " + count);
    }
    if (unsolvable != null && solutions != null) {
      throw wrong("--solutions and --unsolvable exclude each other: give one of them");
    }
    if (pack && json) {
      throw wrong("--pack and --json exclude each other: give one of them");
    }
    if (pack && (marks > 0 || !shape().equals(BoxShape.CLASSIC))) {
      throw wrong(
          "a test pack holds 9x9 puzzles without marks: leave out --pack, --size or --marks");
    }
    try {
      return withWishes(
          unsolvable == null
              ? PuzzleRequest.counted(shape(), solutions == null ? 1 : solutions)
              : unsolvable == Unsolvable.CLASH
                  ? PuzzleRequest.clash(shape())
                  : PuzzleRequest.contradiction(shape()));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private PuzzleRequest withWishes(PuzzleRequest request) {
    PuzzleRequest wished = request.withMarks(marks).withMinimal(minimal);
    wished = givens == null ? wished : wished.withGivens(givens);
    wished = difficulty == null ? wished : wished.withDifficulty(difficulty);
    return tries == null ? wished : wished.withTries(tries);
  }

  private BoxShape shape() {
    if (box == null) {
      return size == null ? BoxShape.CLASSIC : BoxShape.ofSize(size);
    }
    if (size != null && size != box.size()) {
      throw wrong("boxes of %s make a board of %d rows, not %d".formatted(box, box.size(), size));
    }
    return box;
  }

  private String text(List<Made> made) {
    if (pack) {
      return PackWriter.text(made.stream().map(GenerateCommand::testCase).toList());
    }
    return made.stream().map(this::text).collect(Collectors.joining());
  }

  private String text(Made made) {
    Puzzle puzzle = made.generated().puzzle();
    if (json) {
      return jsonText(made);
    }
    return terminal().isInteractive() && out == null
        ? BoardText.draw(puzzle, puzzle.givens().toRows(), Set.of(), terminal().style(), "")
            + PuzzleWriter.line(puzzle)
            + "\n"
        : PuzzleWriter.line(puzzle) + "\n";
  }

  private static String jsonText(Made made) {
    GeneratedPuzzle generated = made.generated();
    ObjectNode node =
        JsonLine.about(generated.puzzle())
            .put("solutions", generated.solutions())
            .put("guesses", generated.effort().guesses());
    if (generated.solutions() == 1) {
      node.put("difficulty", generated.effort().difficulty().word());
    }
    return JsonLine.text(node.put("seed", made.seed()));
  }

  /** Its id follows from the puzzle, so that packs made by several calls can be put together. */
  private static TestCase testCase(Made made) {
    GeneratedPuzzle generated = made.generated();
    String line = PuzzleWriter.line(generated.puzzle().givens());
    boolean isSolvable = generated.solutions() > 0;
    return new TestCase(
        "generated-%08x".formatted(line.hashCode()),
        "Generated, %d givens, %s"
            .formatted(line.chars().filter(c -> c != '.').count(), solutions(generated)),
        generated.puzzle().givens(),
        isSolvable ? Expectation.SOLVABLE : Expectation.UNSOLVABLE,
        isSolvable ? SOLVABLE_POINTS : UNSOLVABLE_POINTS,
        Visibility.PUBLIC,
        List.of("generated"),
        "");
  }

  private static String solutions(GeneratedPuzzle generated) {
    return switch (generated.solutions()) {
      case 0 -> "no solution";
      case 1 -> "one solution, " + generated.effort().difficulty().word();
      default -> generated.solutions() + " solutions";
    };
  }
}
