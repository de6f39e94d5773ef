package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.roll.Student;
import gridmark.cli.Terminal;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.report.text.Style;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BatchProgressTest {

  private final StringWriter err = new StringWriter();
  private long seconds;

  @Test
  void isABarWithRateTimeLeftAndCountsOnATerminal() {
    try (BatchProgress progress = progress(new Style(false, true, 120), true, false)) {
      progress.begins(3);
      seconds = 60;
      progress.done(entry("alice", Upshot.ACCEPTED), Work.GRADED);
      progress.done(entry("bob", Upshot.COMPILE_ERROR), Work.GRADED);
    }

    assertThat(err.toString().split("\r\u001B\\[K"))
        .containsExactly(
            "",
            "Grading [########................] 1 of 3  0.0/s  2 min left  1 accepted",
            "Grading [################........] 2 of 3  0.0/s  30 s left  1 accepted, 1 compile"
                + " error");
  }

  @Test
  void whatIsKeptFromAnEarlierRunDoesNotCountAsPace() {
    try (BatchProgress progress = progress(new Style(false, true, 120), true, false)) {
      progress.begins(4);
      seconds = 2;
      progress.done(entry("alice", Upshot.ACCEPTED), Work.KEPT);
      progress.done(entry("bob", Upshot.ACCEPTED), Work.GRADED);
    }

    assertThat(err.toString()).contains("1 of 4  1 accepted").contains("0.5/s  4 s left");
  }

  @Test
  void isALineAtTheStartAndThenFromTimeToTimeInALog() {
    try (BatchProgress progress = progress(Style.PLAIN, false, false)) {
      progress.begins(3);
      for (String name : List.of("alice", "bob", "carol")) {
        seconds += 20;
        progress.done(entry(name, Upshot.WRONG_ANSWER), Work.GRADED);
      }
    }

    assertThat(err.toString())
        .isEqualTo(
            """
            Grading 3 submissions, 2 at a time
            2 of 3 done  0.1/s  20 s left: 2 wrong answer
            """);
  }

  @Test
  void verboseSaysALineForEach() {
    try (BatchProgress progress = progress(Style.PLAIN, false, true)) {
      progress.begins(2);
      progress.done(entry("alice", Upshot.ACCEPTED), Work.KEPT);
      progress.done(
          new Entry(
              "bob",
              List.of(Student.named("bob")),
              "bob",
              List.of("no permission"),
              Optional.empty()),
          Work.GRADED);
    }

    assertThat(err.toString())
        .isEqualTo(
            """
            Grading 2 submissions, 2 at a time
            alice: accepted, 3.5 of 4 (kept)
            bob: not graded
            """);
  }

  @Test
  void aRemarkThatNamesAStudentBeginsNoLineOfItsOwn() {
    try (BatchProgress progress = progress(Style.PLAIN, false, false)) {
      progress.remark("a\nb is odd");
    }

    assertThat(err.toString()).isEqualTo("a\uFFFDb is odd\n");
  }

  private static Entry entry(String key, Upshot outcome) {
    return new Entry(
        key,
        List.of(Student.named(key)),
        key,
        List.of(),
        Optional.of(new Standing(Status.GRADED, outcome, 3.5, 4, List.of(), List.of())));
  }

  private BatchProgress progress(Style style, boolean isInteractive, boolean isEachTold) {
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            new PrintWriter(new StringWriter()),
            new PrintWriter(err, true),
            isInteractive,
            style,
            Map.of());
    return new BatchProgress(terminal, 2, isEachTold, () -> TimeUnit.SECONDS.toNanos(seconds));
  }
}
