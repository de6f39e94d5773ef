package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Runs;
import gridmark.report.text.Style;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private static final List<TestCase> CASES =
      List.of(
          Runs.solvable("c-1"), Runs.solvable("c-2"), Runs.solvable("a-very-long-name-of-a-case"));

  private final StringWriter err = new StringWriter();
  private long seconds;

  @Test
  void isABarWithTheCaseThatIsBeingRunOnATerminal() {
    follow(new Style(false, true, 50), true, 0);

    assertThat(err.toString().split("\r\u001B\\[K"))
        .containsExactly(
            "",
            "Building",
            "Running [########................] 1 of 3  c-2",
            "Running [################........] 2 of 3  a-very",
            "Running [########################] 3 of 3  lookin");
  }

  @Test
  void isALineAtTheStartInALog() {
    follow(Style.PLAIN, false, 1);

    assertThat(err.toString()).isEqualTo("Building, then running 3 cases\n");
  }

  @Test
  void isALineFromTimeToTimeInALogWhereItTakesLong() {
    follow(Style.PLAIN, false, 7);

    assertThat(err.toString()).isEqualTo("Building, then running 3 cases\n2 of 3 cases run\n");
  }

  private void follow(Style style, boolean isInteractive, int secondsForACase) {
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            new PrintWriter(new StringWriter()),
            new PrintWriter(err, true),
            isInteractive,
            style,
            Map.of());
    try (Progress progress = new Progress(terminal, () -> TimeUnit.SECONDS.toNanos(seconds))) {
      progress.begins(CASES);
      for (TestCase each : CASES) {
        seconds += secondsForACase;
        progress.ran(Runs.run(each, Runs.rowsReturned(Runs.solution())));
      }
    }
  }
}
