package gridmark.kit;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That {@link KitIT} would see a hidden case. */
class TracesTest {

  @Test
  void findsACaseInEveryForm() throws Exception {
    TestCase hidden =
        PackReader.read(Repository.testcases().resolve("3-hidden.json")).cases().get(0);
    Traces traces = Traces.of(List.of(hidden), List.of());

    assertThat(Traces.forms(CaseBoards.puzzle(hidden)))
        .hasSize(9)
        .allSatisfy(form -> assertThat(traces.in("x " + form + " y")).containsExactly(hidden.id()));
    assertThat(traces.in("see " + hidden.id())).containsExactly(hidden.id());
    assertThat(traces.in("530070000 and nothing else")).isEmpty();
  }
}
