package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lets a SAT solver of others read what we write: minisat or cadical, whichever there is. */
@Tag("process")
class ForeignSolverTest {

  private static final int SATISFIABLE = 10;
  private static final int UNSATISFIABLE = 20;

  @TempDir private static Path folder;

  private static String program;

  @BeforeAll
  static void findSolver() {
    Optional<String> found =
        Stream.of("minisat", "cadical").filter(ForeignSolverTest::isOnPath).findFirst();
    assumeTrue(found.isPresent(), "neither minisat nor cadical is on the PATH");
    program = found.get();
  }

  static List<Encoding> encodings() {
    return Encoding.all();
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void acceptsEveryFormulaAndGivesTheSameAnswer(Encoding encoding) throws Exception {
    int unsolvable = 0;
    for (Puzzle puzzle : puzzles()) {
      Optional<Model> ours = Solver.DPLL.solve(encoding.encode(puzzle));
      Optional<Model> theirs = solve(encoding, puzzle);
      assertThat(theirs.isPresent()).as("%s", puzzle).isEqualTo(ours.isPresent());
      theirs.ifPresent(model -> checkSolution(puzzle, encoding.decode(puzzle, model)));
      unsolvable += theirs.isPresent() ? 0 : 1;
    }
    assertThat(unsolvable).isBetween(3, puzzles().size() - 3);
  }

  private static List<Puzzle> puzzles() {
    Random random = new Random(6);
    List<Puzzle> puzzles = new ArrayList<>();
    puzzles.add(Puzzle.of(Grid.empty(BoxShape.CLASSIC)));
    puzzles.add(Puzzles.read("11.............."));
    puzzles.add(Puzzles.read("1234341221434321"));
    puzzles.add(Puzzles.read("................\n\neee............."));
    for (int size : new int[] {4, 6, 9, 12}) {
      BoxShape shape = BoxShape.ofSize(size);
      puzzles.add(Puzzles.puzzle(Puzzles.filled(shape, random), random, 0.4, 0.2));
      puzzles.add(Puzzles.anything(shape, random, size, size));
    }
    return puzzles;
  }

  private static void checkSolution(Puzzle puzzle, Grid grid) {
    assertThat(new Rules(puzzle.shape()).violations(puzzle, grid)).isEmpty();
  }

  private static Optional<Model> solve(Encoding encoding, Puzzle puzzle) throws Exception {
    Path formula = folder.resolve("formula.cnf");
    Path answer = folder.resolve("answer.txt");
    try (Writer out = Files.newBufferedWriter(formula)) {
      Dimacs.write(encoding, puzzle, out);
    }
    int exit = run(formula, answer);
    assertThat(exit).as("exit code of %s", program).isIn(SATISFIABLE, UNSATISFIABLE);
    return exit == SATISFIABLE
        ? Optional.of(Model.of(encoding.encode(puzzle).variables(), literals(answer)))
        : Optional.empty();
  }

  private static int run(Path formula, Path answer) throws IOException, InterruptedException {
    List<String> command =
        program.equals("minisat")
            ? List.of(program, "-verb=0", formula.toString(), answer.toString())
            : List.of(program, "-q", "-w", answer.toString(), formula.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor();
  }

  /** Both write a model as numbers; cadical puts {@code v} before each line of them. */
  private static int[] literals(Path answer) throws IOException {
    return Files.readAllLines(answer).stream()
        .flatMap(line -> Stream.of(line.split(" ")))
        .filter(word -> word.matches("-?\\d+") && !word.equals("0"))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  private static boolean isOnPath(String name) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }
}
