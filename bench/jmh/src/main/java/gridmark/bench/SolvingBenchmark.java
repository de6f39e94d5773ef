package gridmark.bench;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Solving a whole set: divide by its puzzles. Each time the rules are loaded afresh, untimed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SolvingBenchmark {

  @Param({
    "reference solver",
    "sat4j minimal whole",
    "sat4j minimal session",
    "sat4j efficient whole",
    "sat4j efficient session",
    "sat4j extended whole",
    "sat4j extended session",
    "sat4j triads whole",
    "sat4j triads session",
    "sat4j pruned whole",
    "dpll minimal whole",
    "dpll minimal session",
    "dpll efficient whole",
    "dpll efficient session",
    "dpll extended whole",
    "dpll extended session",
    "dpll triads whole",
    "dpll triads session",
    "dpll pruned whole"
  })
  private String way;

  /** A file of puzzles; others with -p set=FILE. */
  @Param({
    "bench/puzzles/easy.txt",
    "bench/puzzles/medium.txt",
    "bench/puzzles/hard.txt",
    "bench/puzzles/hardest.txt",
    "bench/puzzles/sparse.txt",
    "bench/puzzles/marked.txt",
    "bench/puzzles/6x6.txt"
  })
  private String set;

  private PuzzleSet puzzles;
  private JavaWay chosen;
  private Function<Puzzle, Optional<Grid>> solver;

  @Setup
  public void choose() throws IOException {
    puzzles = PuzzleSet.read(Path.of(set), Integer.MAX_VALUE);
    chosen =
        JavaWay.all().stream()
            .filter(each -> each.name().equals(way))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no way \"" + way + "\""));
  }

  @Setup(Level.Invocation)
  public void load() {
    solver = chosen.start().apply(puzzles.shape());
  }

  @Benchmark
  public void solveSet(Blackhole out) {
    for (Puzzle puzzle : puzzles.puzzles()) {
      out.consume(solver.apply(puzzle));
    }
  }
}
