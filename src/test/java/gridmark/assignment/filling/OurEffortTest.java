package gridmark.assignment.filling;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.judge.ReferenceTimes;
import gridmark.grader.run.Runs;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class OurEffortTest {

  @Test
  void isKnownWithASolutionAndWithoutOne() {
    assertThat(Runs.solvable("a").question().referenceTime())
        .hasValueSatisfying(time -> assertThat(time).isGreaterThan(Duration.ZERO));
    assertThat(Runs.unsolvable("a").question().referenceTime()).isPresent();
    assertThat(OurEffort.time(Puzzle.of(Grid.empty(BoxShape.ofSize(4))))).isPresent();
  }

  @Test
  void isMeasuredOnceForEachCase() {
    ReferenceTimes times = new ReferenceTimes();

    assertThat(times.of(Runs.solvable("a"))).isSameAs(times.of(Runs.solvable("a")));
  }

  @Test
  void isNotTakenOfBoardsThatMayTakeForEver() {
    assertThat(OurEffort.time(Puzzle.of(Grid.empty(BoxShape.ofSize(16))))).isEmpty();
  }
}
