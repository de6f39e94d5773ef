package gridmark.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.grader.run.Runs;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ReferenceTimeTest {

  @Test
  void isKnownWithASolutionAndWithoutOne() {
    assertThat(ReferenceTime.of(Runs.solvable("a").puzzle()))
        .hasValueSatisfying(time -> assertThat(time).isGreaterThan(Duration.ZERO));
    assertThat(ReferenceTime.of(Runs.unsolvable("a").puzzle())).isPresent();
    assertThat(ReferenceTime.of(Grid.empty(BoxShape.ofSize(4)))).isPresent();
  }

  @Test
  void isMeasuredOnceForEachCase() {
    ReferenceTimes times = new ReferenceTimes();

    assertThat(times.of(Runs.solvable("a"))).isSameAs(times.of(Runs.solvable("a")));
  }

  @Test
  void isNotTakenOfBoardsThatMayTakeForEver() {
    assertThat(ReferenceTime.of(Grid.empty(BoxShape.ofSize(16)))).isEmpty();
  }
}
