package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.exchange.Type;
import gridmark.exchange.Value;
import gridmark.exchange.Wire;
import gridmark.grader.run.AnswerReader.Reply;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerReaderTest {

  private static final String NONCE = "c0ffee";

  @Test
  void readsGrid() {
    Reply reply = read("answer c0ffee 17 rows:2:1,-2,3;2147483647").orElseThrow();

    assertThat(reply.printed()).isEqualTo(17);
    assertThat(rows(reply)).isDeepEqualTo(new int[][] {{1, -2, 3}, {Integer.MAX_VALUE}});
  }

  @Test
  void readsNothing() {
    assertThat(read("answer c0ffee 0 nothing").orElseThrow().outcome())
        .isEqualTo(new Outcome.Answered(new Value.Nothing()));
  }

  @Test
  void readsHugeArray() {
    assertThat(read("answer c0ffee 0 large:20000:30000").orElseThrow().outcome())
        .isEqualTo(new Outcome.Answered(new Value.TooLarge(20_000, 30_000)));
  }

  @Test
  void readsNullRow() {
    assertThat(rows(read("answer c0ffee 0 rows:3:1;null;2").orElseThrow()))
        .isDeepEqualTo(new int[][] {{1}, null, {2}});
  }

  @Test
  void readsEmptyGrid() {
    assertThat(rows(read("answer c0ffee 0 rows:0:").orElseThrow())).isDeepEqualTo(new int[0][]);
  }

  @Test
  void readsEmptyRows() {
    assertThat(rows(read("answer c0ffee 0 rows:1:").orElseThrow())).isDeepEqualTo(new int[1][0]);
    assertThat(rows(read("answer c0ffee 0 rows:3:;5;").orElseThrow()))
        .isDeepEqualTo(new int[][] {{}, {5}, {}});
  }

  @Test
  void readsLargestGrid() {
    String row = String.join(",", Collections.nCopies(64, "-2147483648"));
    String grid = String.join(";", Collections.nCopies(64, row));

    int[][] rows = rows(read("answer c0ffee 0 rows:64:" + grid).orElseThrow());

    assertThat(rows).hasDimensions(64, 64);
    assertThat(rows[63]).containsOnly(Integer.MIN_VALUE);
  }

  @Test
  void readsException() {
    String line =
        Wire.line(
            "thrown",
            NONCE,
            5,
            Wire.encode("java.lang.Error"),
            Wire.encode("č\nb"),
            Wire.encode("A.solve(A.java:3)\nB.b(A.java:9)\n"));

    assertThat(read(line))
        .contains(
            new Reply(
                new Outcome.Threw(
                    "java.lang.Error", "č\nb", List.of("A.solve(A.java:3)", "B.b(A.java:9)")),
                5));
  }

  @Test
  void readsExceptionWithoutMessageAndFrames() {
    assertThat(read("thrown c0ffee 0 " + Wire.encode("E") + "  ").orElseThrow().outcome())
        .isEqualTo(new Outcome.Threw("E", "", List.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "answer c0ffe 0 nothing",
        "answer c0ffee1 0 nothing",
        "answer C0FFEE 0 nothing",
        "answer  0 nothing",
        "thrown 0 0 RQ==  "
      })
  void passesOverOtherNonce(String line) {
    assertThat(read(line)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "answer",
        "answer c0ffee",
        "answer c0ffee 0",
        "answer c0ffee 0 none",
        "answer c0ffee 0 nothing more",
        "answer c0ffee 0 large:-1:1",
        "answer c0ffee 0 number:1",
        "answer c0ffee 0 rows:0:1",
        "answer c0ffee 0 rows::",
        "answer c0ffee 0 rows:9223372036854775808:1",
        "answer c0ffee 0 rows",
        "answer c0ffee 0 rows:1",
        "answer c0ffee 0 large:1",
        "answer c0ffee x nothing",
        "answer c0ffee 99999999999999999999 nothing",
        "answer c0ffee 0 null",
        "answer c0ffee 0 rows:x:1",
        "answer c0ffee 0 rows:1:x",
        "answer c0ffee 0 rows:1:1,",
        "answer c0ffee 0 rows:1:,1",
        "answer c0ffee 0 rows:1:1.5",
        "answer c0ffee 0 rows:1:2147483648",
        "answer c0ffee 0 rows:1:1;2",
        "answer c0ffee 0 rows:2:1",
        "answer c0ffee 0 rows:-1:1",
        "answer c0ffee 0 rows:2147483647:1",
        "answer c0ffee 0 large:1:x",
        "ready c0ffee 0 nothing",
        "ANSWER c0ffee 0 nothing",
        " answer c0ffee 0 nothing",
        "thrown c0ffee 0 RQ== RQ==",
        "thrown c0ffee 0 R RQ== RQ==",
        "thrown c0ffee 0 ! RQ== RQ==",
        "thrown c0ffee x RQ== RQ== RQ=="
      })
  void passesOverGarbledLine(String line) {
    assertThat(read(line)).isEmpty();
  }

  @Test
  void passesOverTooManyRows() {
    assertThat(read("answer c0ffee 0 rows:65:" + ";".repeat(64))).isEmpty();
  }

  @Test
  void passesOverTooManyCells() {
    assertThat(read("answer c0ffee 0 rows:1:" + "1,".repeat(64) + "1")).isEmpty();
  }

  @Test
  void neverThrows() {
    List<String> parts =
        List.of(
            "answer",
            "thrown",
            NONCE,
            "0",
            "-1",
            "9",
            "64",
            "nothing",
            "rows:2:",
            "null",
            "large:",
            "literals:1:",
            "count:",
            "number:",
            ":",
            ";",
            ",",
            "1,2;3",
            " ",
            "  ",
            "\u0000",
            "\uD800",
            "é",
            "RQ==",
            "=",
            "2147483648",
            "\r",
            "rows:1:7");
    Random random = new Random(7);
    int understood = 0;
    for (int i = 0; i < 20_000; i++) {
      String[] words = new String[random.nextInt(9)];
      Arrays.setAll(words, index -> parts.get(random.nextInt(parts.size())));
      String garbage = String.join(random.nextInt(4) == 0 ? "" : " ", words);
      String line = i % 2 == 0 ? garbage : "answer c0ffee 0 " + garbage;
      understood += read(line).isPresent() ? 1 : 0;
      for (Type type : Type.values()) {
        assertThat(AnswerReader.read(line, NONCE, type)).as(line).isNotNull();
      }
    }

    assertThat(understood).as("lines that made sense by chance").isBetween(1, 10_000);
  }

  @Test
  void neverThrowsOnDamagedReply() {
    String line = "answer c0ffee 17 rows:2:1,-2,3;null";
    Random random = new Random(11);
    for (int i = 0; i < 5_000; i++) {
      StringBuilder damaged = new StringBuilder(line);
      for (int j = random.nextInt(3); j >= 0; j--) {
        damaged.setCharAt(random.nextInt(line.length()), (char) random.nextInt(256));
      }
      damaged.setLength(random.nextInt(line.length() + 1));

      assertThat(read(damaged.toString())).as(damaged.toString()).isNotNull();
    }
  }

  @Test
  void givesOutCopiesOfTheRows() {
    Reply reply = read("answer c0ffee 0 rows:1:5").orElseThrow();

    rows(reply)[0][0] = 6;

    assertThat(rows(reply)).isDeepEqualTo(new int[][] {{5}});
  }

  private static Optional<Reply> read(String line) {
    return AnswerReader.read(line, NONCE, Type.GRID);
  }

  private static int[][] rows(Reply reply) {
    return ((Value.Rows) ((Outcome.Answered) reply.outcome()).value()).toArray();
  }
}
