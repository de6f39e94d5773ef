package gridmark.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However much a submission says, the grader needs no more memory than for a quiet one. */
class FloodIT {

  @TempDir private static Path temporary;
  @TempDir private static Path out;

  private static long quiet;

  @BeforeAll
  static void gradeQuietOne() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/status")), "memory is not told here");
    GraderUser.letEverybody(temporary, "rwxrwxrwx");
    Repository.sandbox(Isolation.PROCESS);
    quiet = peak("accepted/sat4j-direct");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "output_limit/floods-file-descriptor-1",
        "output_limit/floods-file-descriptor-2",
        "output_limit/prints-forever",
        "time_limit/floods-answer-lines"
      })
  void doesNotShowInMemory(String flood) throws Exception {
    assertThat(peak(flood)).isLessThan(quiet * 3 / 2);
  }

  /** The most memory the grader had, in KiB. */
  private static long peak(String sample) throws Exception {
    Process grader =
        new GraderRun(temporary, out).start(Repository.sample(sample), Isolation.PROCESS, Map.of());
    try {
      long peak = 0;
      while (!grader.waitFor(10, TimeUnit.MILLISECONDS)) {
        peak = Math.max(peak, peakSoFar(grader));
      }
      assertThat(peak).isPositive();
      return peak;
    } finally {
      grader.destroyForcibly();
    }
  }

  private static long peakSoFar(Process grader) {
    try {
      return Files.readAllLines(Path.of("/proc", Long.toString(grader.pid()), "status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException justEnded) {
      return 0;
    }
  }
}
