package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.verify.Sample;
import gridmark.grader.verify.SampleRun;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The grader's own acceptance test: every sample gets the verdict its folder is named for. */
@Execution(ExecutionMode.CONCURRENT)
class SampleSubmissionsTest {

  /** For what never answers, so that it need not be waited for as long as in a course. */
  private static final Limits IMPATIENT =
      new Limits(Duration.ofSeconds(2), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());

  private static final Sandbox SANDBOX = Repository.sandbox();

  /** As many as there are: none can vanish unnoticed. */
  private static final int COUNT = 120;

  static List<Sample> samples() throws IOException {
    return Sample.in(Repository.submissions());
  }

  @Test
  void findsAllSamples() throws IOException {
    assertThat(samples()).hasSize(COUNT);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void getsTheVerdictOfItsFolder(Sample sample) throws Exception {
    try (Grader grader = Grader.start(SANDBOX, sample.isSlow() ? IMPATIENT : Limits.DEFAULT)) {
      SampleRun run = sample.grade(grader, Repository.testcases());
      assertThat(run.got()).as(run::explanation).isEqualTo(sample.outcome());
      assertThat(run.isAsExpected()).as(run::explanation).isTrue();
    }
  }
}
