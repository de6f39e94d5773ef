package gridmark.grader;

import gridmark.grader.verify.Sample;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples that take too long for {@link SampleSubmissionsTest}. */
@Execution(ExecutionMode.CONCURRENT)
class SlowSamplesIT {

  static List<Sample> samples() throws IOException {
    return SampleSubmissionsTest.slowSamples();
  }

  @AfterAll
  static void close() {
    SampleSubmissionsTest.close();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void getsTheVerdictOfItsFolder(Sample sample) throws Exception {
    SampleSubmissionsTest.assertVerdictOfFolder(sample);
  }
}
