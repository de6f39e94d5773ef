package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.catalogue.Catalogue;
import gridmark.grader.verify.Sample;
import gridmark.grader.verify.SampleRuns.SampleRun;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The grader's own acceptance test: every sample gets the verdict its folder is named for, whatever
 * the same grader graded before it.
 */
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class SampleSubmissionsTest {

  /** For what never answers, so that it need not be waited for as long as in a course. */
  private static final Limits IMPATIENT =
      new Limits(Duration.ofSeconds(2), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());

  private static final Sandbox SANDBOX = Repository.sandbox();

  /** More may come, but none can vanish unnoticed. */
  private static final int LEAST = 152;

  /** Those that take long, most of them by waiting for a limit: {@link SlowSamplesIT}. */
  private static final List<String> SLOW =
      List.of(
          "compile_error/generics-blow-up",
          "compile_error/lambda-blow-up",
          "memory_limit/hoards-classes",
          "time_limit/catches-out-of-memory",
          "time_limit/exception-that-never-answers",
          "time_limit/exponential-brute-force",
          "time_limit/floods-answer-lines",
          "time_limit/ignores-interrupts",
          "time_limit/shutdown-hook-never-ends",
          "time_limit/spins-in-threads");

  /** The bug that is named first. */
  private static final Map<String, DiagnosisCode> DIAGNOSES =
      Map.ofEntries(
          Map.entry("missing-row-rule", BoardBug.MISSING_ROW_RULE),
          Map.entry("missing-column-rule", BoardBug.MISSING_COLUMN_RULE),
          Map.entry("missing-block-rule", BoardBug.MISSING_BLOCK_RULE),
          Map.entry("missing-cell-rule", BoardBug.EMPTY_CELLS),
          Map.entry("givens-ignored", BoardBug.GIVENS_IGNORED),
          Map.entry("transposed", BoardBug.TRANSPOSED),
          Map.entry("marks-ignored", BoardBug.PARITY_IGNORED),
          Map.entry("even-marks-only", BoardBug.PARITY_IGNORED),
          Map.entry("odd-marks-only", BoardBug.PARITY_IGNORED),
          Map.entry("last-row-unmarked", BoardBug.PARITY_IGNORED),
          Map.entry("given-wins-over-mark", BoardBug.PARITY_IGNORED),
          Map.entry("marks-shifted", BoardBug.PARITY_IGNORED),
          Map.entry("marks-transposed", BoardBug.PARITY_IGNORED),
          Map.entry("marks-swapped", BoardBug.PARITY_SWAPPED),
          Map.entry("digit-off-by-one", BoardBug.DIGIT_OFF_BY_ONE),
          Map.entry("always-zeros", BoardBug.ALWAYS_ZEROS),
          Map.entry("null-for-unsolvable", BoardBug.UNSOLVABLE_NOT_ZEROS),
          Map.entry("fills-unsolvable", BoardBug.UNSOLVABLE_NOT_ZEROS),
          Map.entry("remembers-first-answer", CommonBug.STATE_LEAK),
          Map.entry("right-every-other-time", CommonBug.STATE_LEAK),
          Map.entry("public-answers-or-zeros", CommonBug.HARD_CODED),
          Map.entry("null-always", BoardBug.WRONG_SHAPE));

  /** Graders that are at rest; there are no more than threads. */
  private static final Map<Limits, Queue<Grader>> GRADERS =
      Map.of(
          Limits.DEFAULT, new ConcurrentLinkedQueue<>(), IMPATIENT, new ConcurrentLinkedQueue<>());

  private static List<Sample> all() throws IOException {
    List<Sample> all = new ArrayList<>();
    for (String assignment : Catalogue.words()) {
      all.addAll(Sample.in(Repository.root().resolve("grader/submissions").resolve(assignment)));
    }
    return all;
  }

  static List<Sample> samples() throws IOException {
    return all().stream().filter(sample -> !SLOW.contains(sample.name())).toList();
  }

  static List<Sample> slowSamples() throws IOException {
    return all().stream().filter(sample -> SLOW.contains(sample.name())).toList();
  }

  @AfterAll
  static void close() {
    for (Queue<Grader> resting : GRADERS.values()) {
      while (!resting.isEmpty()) {
        resting.remove().close();
      }
    }
  }

  @Test
  void findsAllSamples() throws IOException {
    assertThat(all()).hasSizeGreaterThanOrEqualTo(LEAST);
    assertThat(slowSamples()).hasSameSizeAs(SLOW);
    assertThat(samples()).map(Sample::name).containsAll(diagnosed());
  }

  private static List<String> diagnosed() {
    return DIAGNOSES.keySet().stream().map(name -> "wrong_answer/" + name).toList();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void getsTheVerdictOfItsFolder(Sample sample) throws Exception {
    assertVerdictOfFolder(sample);
  }

  static void assertVerdictOfFolder(Sample sample) throws Exception {
    SampleRun run = grade(sample);

    assertThat(run.got()).as(run::explanation).isEqualTo(sample.expected());
    assertThat(run.isAsExpected()).as(run::explanation).isTrue();
    assertDiagnosed(run);
  }

  private static SampleRun grade(Sample sample) throws Exception {
    Limits limits = sample.isSlow() ? IMPATIENT : Limits.DEFAULT;
    Grader resting = GRADERS.get(limits).poll();
    Grader grader = resting == null ? Grader.start(SANDBOX, limits) : resting;
    try {
      Path assignment = sample.path().getParent().getParent().getFileName();
      Path pack = Repository.root().resolve("testcases").resolve(assignment);
      return sample.grade(grader, pack, Terms.USUAL);
    } finally {
      GRADERS.get(limits).add(grader);
    }
  }

  private static void assertDiagnosed(SampleRun run) {
    if (run.sample().isCorrect()) {
      assertThat(run.result().diagnoses()).isEmpty();
    }
    DiagnosisCode expected = DIAGNOSES.get(run.sample().path().getFileName().toString());
    if (expected != null) {
      assertThat(run.result().diagnoses())
          .first()
          .extracting(diagnosis -> diagnosis.code())
          .isEqualTo(expected);
    }
  }
}
