package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TimeBarTest {

  private static final Duration LIMIT = Duration.ofSeconds(10);

  @Test
  void hasAStepForEveryPowerOfTen() {
    TimeBar bar = TimeBar.of(Duration.ofMillis(10), Optional.of(Duration.ofNanos(100_000)), LIMIT);

    assertThat(bar)
        .isEqualTo(
            new TimeBar(
                "10 ms of processor time; the reference solver 100 µs; the limit 10 s",
                120,
                List.of(40),
                List.of(40, 80, 120, 160, 200)));
  }

  @Test
  void endsAtTheLimitAndNeverBeforeItsBegin() {
    assertThat(TimeBar.of(Duration.ofSeconds(80), Optional.empty(), LIMIT).width()).isEqualTo(240);
    TimeBar none = TimeBar.of(Duration.ZERO, Optional.of(Duration.ofNanos(1)), LIMIT);
    assertThat(none.width()).isEqualTo(2);
    assertThat(none.ticks()).containsExactly(0);
  }

  @Test
  void hasNoTickWhereTheReferenceWasNotTimed() {
    TimeBar bar = TimeBar.of(Duration.ofMillis(1500), Optional.empty(), LIMIT);

    assertThat(bar.ticks()).isEmpty();
    assertThat(bar.words()).isEqualTo("1.5 s of processor time; the limit 10 s");
  }
}
