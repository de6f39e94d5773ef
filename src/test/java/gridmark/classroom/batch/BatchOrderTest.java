package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.solve.Solve;
import gridmark.catalogue.Languages;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.roll.Roll;
import gridmark.grader.Terms;
import gridmark.grader.pack.Pack;
import gridmark.grader.run.Runs;
import gridmark.report.Report;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BatchOrderTest {

  /** By it {@link RunBasis} knows what answers were kept for. */
  @Test
  void whatRunsAClassIsSaidWithTheReleaseOfItsPack() {
    assertThat(order(Map.of("java", 9)).languageVersion(Languages.ALL))
        .isEqualTo(order(Map.of("java", 9)).languageVersion())
        .isEqualTo("Java " + System.getProperty("java.version") + ", compiled for 9")
        .isNotEqualTo(order(Map.of()).languageVersion());
  }

  private static BatchOrder order(Map<String, Integer> releases) {
    return new BatchOrder(
        "class",
        new Roll(List.of(), List.of(), List.of()),
        new Pack(new Solve(), releases, List.of(Runs.solvable("a-1")), "0"),
        Terms.USUAL,
        null,
        Runs.LIMITS,
        EnumSet.noneOf(Report.class),
        new Part(1, 1),
        1,
        false,
        Map.of());
  }
}
