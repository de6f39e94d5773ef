package gridmark.cli.tools;

import gridmark.assignment.filling.BoardPicture;
import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.assignment.solve.Solve;
import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import gridmark.cli.ExitCode;
import gridmark.cli.OutputOption;
import gridmark.cli.Subcommand;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.reference.Difficulty;
import gridmark.reference.Generator;
import gridmark.reference.Generator.GeneratedPuzzle;
import gridmark.reference.Generator.PuzzleNotFoundException;
import gridmark.reference.PuzzleRequest;
import gridmark.reference.PuzzleRequest.Kind;
import gridmark.report.text.BoardText;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
      "  gridmark generate --unsolvable search --count 3 --pack --out testcases/solve/4-more.json",
      "",
      "Exit codes: 0 done, 1 not found, 2 wrong use, 3 the program failed, 130 Ctrl-C.",
    })
public final class GenerateCommand extends Subcommand {

  /** How an unsolvable puzzle is unsolvable. */
  enum Unsolvable {
    CLASH,
    SEARCH
  }

  private static final double SOLVABLE_POINTS = 3;
  private static final double UNSOLVABLE_POINTS = 1;

  @Option(names = "--size", paramLabel = "N", description = "Rows of the board. Default: 9.")
  private Optional<Integer> size;

  @Mixin private BoxOption box;

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
  private Optional<Long> seed;

  @Option(names = "--solutions", paramLabel = "K", description = "Exactly so many. Default: 1.")
  private Optional<Integer> solutions;

  @Option(
      names = "--unsolvable",
      paramLabel = "HOW",
      description =
          "No solution: clash (a digit is given twice in a unit), or search (only search shows it).")
  private Optional<Unsolvable> unsolvable;

  @Option(names = "--givens", paramLabel = "N", description = "Exactly so many givens.")
  private Optional<Integer> givens;

  @Option(names = "--marks", paramLabel = "N", description = "So many cells marked even or odd.")
  private int marks;

  @Option(names = "--minimal", description = "No given can be dropped.")
  private boolean minimal;

  @Option(
      names = "--difficulty",
      paramLabel = "CLASS",
      description =
          "easy (singles suffice), medium (locked candidates too, or one choice), hard (search).")
  private Optional<Difficulty> difficulty;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "How often to start afresh for one puzzle. Default: ${DEFAULT-VALUE}.",
      defaultValue = "200")
  private int tries;

  @Option(names = "--pack", description = "A test pack, in JSON; for 9x9 without marks.")
  private boolean pack;

  @Mixin private JsonLine json;

  @Mixin private OutputOption out;

  @Override
  public Integer call() throws IOException {
    PuzzleRequest request = request();
    boolean isAtOnce = out.open().isEmpty() && !pack;
    long first = seed.orElseGet(() -> (long) new SecureRandom().nextInt(Integer.MAX_VALUE));
    if (seed.isEmpty()) {
      terminal().say("Seed: " + first + " (--seed " + first + " makes the same again)");
    }
    List<Made> made = new ArrayList<>();
    try (LongRun run = LongRun.watch(terminal(), () -> ", " + made.size() + " of " + count)) {
      int exitCode = generate(request, first, run, isAtOnce, made);
      if (!isAtOnce && !made.isEmpty()) {
        out.write(text(made));
      }
      return exitCode;
    }
  }

  /** A puzzle, and the seed that makes it again on its own. */
  private record Made(GeneratedPuzzle generated, long seed) {}

  /** Adds what could be made, and gives the exit code. */
  private int generate(
      PuzzleRequest request, long first, LongRun run, boolean isAtOnce, List<Made> made) {
    // The seed that was given, and others that neighbouring seeds do not lead to.
    SplittableRandom others = new SplittableRandom(first);
    try {
      for (long each = first; made.size() < count; each = others.nextLong() >>> 33) {
        Made one = new Made(Generator.generate(request, each), each);
        made.add(one);
        if (isAtOnce) {
          run.clear();
          terminal().print(text(one));
        }
      }
      return ExitCode.DONE;
    } catch (PuzzleNotFoundException e) {
      run.clear();
      return complain(e.getMessage(), ExitCode.STOPPED);
    } catch (CancellationException e) {
      return run.sayStopped("%d of %d puzzles made".formatted(made.size(), count));
    }
  }

  private PuzzleRequest request() {
    refuseIf(count < 1, "--count must be 1 or more, not " + count);
    refuseIf(
        unsolvable.isPresent() && solutions.isPresent(),
        "--solutions and --unsolvable exclude each other: give one of them");
    refuseIf(pack && json.isAsked(), "--pack and --json exclude each other: give one of them");
    refuseIf(
        pack && (marks > 0 || !shape().equals(BoxShape.CLASSIC)),
        "a test pack holds 9x9 puzzles without marks: leave out --pack, --size or --marks");
    try {
      return new PuzzleRequest(
          shape(),
          kind(),
          unsolvable.isPresent() ? 0 : solutions.orElse(1),
          givens.map(OptionalInt::of).orElse(OptionalInt.empty()),
          marks,
          minimal,
          difficulty,
          tries);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private Kind kind() {
    return unsolvable
        .map(how -> how == Unsolvable.CLASH ? Kind.CLASH : Kind.CONTRADICTION)
        .orElse(Kind.SOLVABLE);
  }

  private BoxShape shape() {
    BoxShape shape =
        box.shape().orElseGet(() -> size.map(BoxShape::ofSize).orElse(BoxShape.CLASSIC));
    refuseIf(
        size.isPresent() && size.get() != shape.size(),
        "boxes of %s make a board of %d rows, not %d"
            .formatted(shape, shape.size(), size.orElse(0)));
    return shape;
  }

  private String text(List<Made> made) {
    if (pack) {
      return PackWriter.text(new Solve(), made.stream().map(GenerateCommand::testCase).toList());
    }
    return made.stream().map(this::text).collect(Collectors.joining());
  }

  private String text(Made made) {
    Puzzle puzzle = made.generated().puzzle();
    if (json.isAsked()) {
      return jsonText(made);
    }
    boolean isDrawn = terminal().isInteractive() && !out.isSaid();
    return (isDrawn
            ? BoardText.draw(
                BoardPicture.of(puzzle, puzzle.givens().toRows()).labelled("The puzzle"),
                terminal().style(),
                "")
            : "")
        + puzzle.line()
        + "\n";
  }

  private static String jsonText(Made made) {
    GeneratedPuzzle generated = made.generated();
    ObjectNode node =
        JsonLine.about(generated.puzzle())
            .put("solutions", generated.solutions())
            .put("guesses", generated.guesswork().guesses());
    if (generated.solutions() == 1) {
      node.put("difficulty", generated.guesswork().difficulty().word());
    }
    return JsonLine.text(node.put("seed", made.seed()));
  }

  /** Its id follows from the puzzle, so that packs made by several calls can be put together. */
  private static TestCase testCase(Made made) {
    GeneratedPuzzle generated = made.generated();
    String line = generated.puzzle().givens().line();
    boolean isSolvable = generated.solutions() > 0;
    return new TestCase(
        "generated-%08x".formatted(line.hashCode()),
        "Generated, %d givens, %s"
            .formatted(line.chars().filter(c -> c != '.').count(), solutions(generated)),
        FillingQuestion.of(
            generated.puzzle().givens(),
            isSolvable ? Expectation.SOLVABLE : Expectation.UNSOLVABLE),
        isSolvable ? SOLVABLE_POINTS : UNSOLVABLE_POINTS,
        Visibility.PUBLIC,
        Feedback.FULL,
        List.of("generated"),
        "");
  }

  private static String solutions(GeneratedPuzzle generated) {
    return switch (generated.solutions()) {
      case 0 -> "no solution";
      case 1 -> "one solution, " + generated.guesswork().difficulty().word();
      default -> generated.solutions() + " solutions";
    };
  }
}
