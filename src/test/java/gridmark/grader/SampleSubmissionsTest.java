package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.diagnose.DiagnosisCode;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.verify.Sample;
import gridmark.grader.verify.SampleRun;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The grader's own acceptance test: every sample gets the verdict its folder is named for, whatever
 * the same grader graded before it.
 */
@Execution(ExecutionMode.CONCURRENT)
class SampleSubmissionsTest {

  /** For what never answers, so that it need not be waited for as long as in a course. */
  private static final Limits IMPATIENT =
      new Limits(Duration.ofSeconds(2), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());

  private static final Sandbox SANDBOX = Repository.sandbox();

  /** As many as there are: none can vanish unnoticed. */
  private static final int COUNT = 120;

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
          Map.entry("missing-row-rule", DiagnosisCode.MISSING_ROW_RULE),
          Map.entry("missing-column-rule", DiagnosisCode.MISSING_COLUMN_RULE),
          Map.entry("missing-block-rule", DiagnosisCode.MISSING_BLOCK_RULE),
          Map.entry("missing-cell-rule", DiagnosisCode.EMPTY_CELLS),
          Map.entry("givens-ignored", DiagnosisCode.GIVENS_IGNORED),
          Map.entry("transposed", DiagnosisCode.TRANSPOSED),
          Map.entry("digit-off-by-one", DiagnosisCode.DIGIT_OFF_BY_ONE),
          Map.entry("always-zeros", DiagnosisCode.ALWAYS_ZEROS),
          Map.entry("null-for-unsolvable", DiagnosisCode.UNSOLVABLE_NOT_ZEROS),
          Map.entry("fills-unsolvable", DiagnosisCode.UNSOLVABLE_NOT_ZEROS),
          Map.entry("remembers-first-answer", DiagnosisCode.STATE_LEAK),
          Map.entry("right-every-other-time", DiagnosisCode.STATE_LEAK),
          Map.entry("hard-coded-answers", DiagnosisCode.HARD_CODED),
          Map.entry("null-always", DiagnosisCode.WRONG_SHAPE));

  /** Graders that are at rest; there are no more than threads. */
  private static final Map<Limits, Queue<Grader>> GRADERS =
      Map.of(
          Limits.DEFAULT, new ConcurrentLinkedQueue<>(), IMPATIENT, new ConcurrentLinkedQueue<>());

  private static List<Sample> all() throws IOException {
    return Sample.in(Repository.submissions());
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
    assertThat(all()).hasSize(COUNT);
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

    assertThat(run.got()).as(run::explanation).isEqualTo(sample.outcome());
    assertThat(run.isAsExpected()).as(run::explanation).isTrue();
    assertDiagnosed(run);
  }

  private static SampleRun grade(Sample sample) throws Exception {
    Limits limits = sample.isSlow() ? IMPATIENT : Limits.DEFAULT;
    Grader resting = GRADERS.get(limits).poll();
    Grader grader = resting == null ? Grader.start(SANDBOX, limits) : resting;
    try {
      return sample.grade(grader, Repository.testcases(), Terms.USUAL);
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
