package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {

  @Test
  void isUserAndSystemTimeWhateverTheProgramIsCalled() {
    String stat = "7 (a) S (b c) R 1 7 7 0 -1 4194560 1 2 3 4 150 25 900 800 20 0 1 0 5 6 7";

    assertThat(ProcessorTime.parse(stat)).isEqualTo(Duration.ofMillis(1750));
  }

  @Test
  void isWhatTheSystemSaysOfThisProcess() {
    ProcessHandle self = ProcessHandle.current();
    Duration before = self.info().totalCpuDuration().orElseThrow();
    try (ProcessorTime time = new ProcessorTime(self)) {
      assertThat(time.used()).isGreaterThanOrEqualTo(before);
      assertThat(time.used()).isLessThanOrEqualTo(self.info().totalCpuDuration().orElseThrow());
    }
  }

  @Test
  void isNothingOfAProcessThatIsGone() throws Exception {
    Process gone =
        new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
            .start();
    try (ProcessorTime time = new ProcessorTime(gone.toHandle())) {
      gone.waitFor();

      assertThat(time.used()).isZero();
    }
  }
}
