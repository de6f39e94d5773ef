package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.batch.KeptTranscript.Said;
import gridmark.exchange.Value;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.run.Transcript.Session;
import gridmark.sandbox.Event.Overrun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptTranscriptTest {

  @TempDir private Path folder;

  @Test
  void allThatCanComeOfAQuestionIsReadAsItWasWritten() throws Exception {
    List<Exchange> exchanges =
        Stream.of(
                answered(null),
                answered(new int[0][]),
                answered(new int[][] {{}}),
                answered(new int[][] {null}),
                answered(new int[][] {{1, -2, 3}, null, {}, {Integer.MIN_VALUE}}),
                new Outcome.Answered(new Value.TooLarge(70, 3)),
                new Outcome.Threw("java.lang.X", "a \"message\"\n", List.of("a", "b")),
                new Outcome.Ended(-1),
                new Outcome.OverLimit(Overrun.IDLE))
            .map(
                outcome ->
                    new Exchange(
                        "53..", outcome, Duration.ofNanos(7), Duration.ZERO, "č", Map.of()))
            .toList();
    Exchange counted =
        new Exchange(
            "..",
            answered(null),
            Duration.ZERO,
            Duration.ZERO,
            "",
            Map.of("sat.calls", "1", "input", "changed"));

    BatchFolder kept = BatchFolder.open(folder);
    kept.write(
        "ann",
        new KeptTranscript(
            "basis",
            "7f",
            Stream.of(exchanges, List.of(counted))
                .map(session -> session.stream().map(Said::of).toList())
                .toList()));
    KeptTranscript read = kept.transcript("ann").orElseThrow();

    assertThat(read.fingerprint()).isEqualTo("basis");
    assertThat(read.toTranscript().nonce()).isEqualTo("7f");
    assertThat(read.toSessions())
        .usingRecursiveComparison()
        .isEqualTo(List.of(new Session(exchanges), new Session(List.of(counted))));
    assertThat(Files.readString(kept.student("ann").resolve(".runs.json"))).doesNotContain("null,");
  }

  private static Outcome answered(int[][] rows) {
    return new Outcome.Answered(rows == null ? new Value.Nothing() : new Value.Rows(rows));
  }

  @Test
  void whatCannotBeReadIsAsGoodAsNone() throws Exception {
    BatchFolder kept = BatchFolder.open(folder);
    Path file = Files.createDirectories(kept.student("ann")).resolve(".runs.json");
    for (String ending :
        List.of(
            "{}", "{\"end\":\"other\"}", "{\"end\":\"returned\"}", "{\"end\":\"over\"}", "null")) {
      Files.writeString(
          file,
          """
          {"fingerprint":"f","nonce":"7f","sessions":[[{"question":"q","cpuNanos":1,"wallNanos":1,"printed":"","facts":{},
            "ending":%s}]]}
          """
              .formatted(ending));

      assertThat(kept.transcript("ann")).as(ending).isEmpty();
    }
  }
}
