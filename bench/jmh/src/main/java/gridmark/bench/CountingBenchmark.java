package gridmark.bench;

import gridmark.count.Count;
import gridmark.count.CountOptions;
import gridmark.count.SolutionCounter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Counting the solutions of one puzzle. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class CountingBenchmark {

  /** A case of bench/puzzles/count-cases.txt, or of the file in $PUZZLES with -p puzzle=NAME. */
  @Param({"4x4", "9x9", "9x9-125", "16x16", "empty-4x4", "empty-6x6", "empty-9x9"})
  private String puzzle;

  private CountCase chosen;

  @Setup
  public void choose() throws IOException {
    List<CountCase> cases = new ArrayList<>(CountCase.readAll(Path.of("bench/puzzles")));
    String others = System.getenv("PUZZLES");
    if (others != null) {
      cases.addAll(CountCase.readAll(Path.of(others)));
    }
    chosen =
        cases.stream()
            .filter(each -> each.name().equals(puzzle))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no case " + puzzle));
  }

  @Benchmark
  public Count count() {
    return SolutionCounter.count(chosen.puzzle(), CountOptions.all());
  }
}
