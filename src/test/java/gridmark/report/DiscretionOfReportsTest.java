package gridmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.cli.Call;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rounding;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Status;
import gridmark.report.format.GradescopeReport;
import gridmark.report.format.ResultJson;
import gridmark.report.text.ConsoleReport;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.text.Style;
import gridmark.report.view.Occasion;
import gridmark.report.view.View;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Limits;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No rendering for students tells of a hidden case what it must not, whatever a submission tries.
 */
@Tag("process")
class DiscretionOfReportsTest {

  private static final TestCase OPEN = Runs.solvable("open-1");
  private static final TestCase HIDDEN = Runs.hidden(Runs.solvable("hidden-1"));
  private static final TestCase SILENT = Runs.with(HIDDEN, "silent-1", Feedback.NONE, "weighed");

  /** Stands in everything that a submission sends; the puzzle goes with it. */
  private static final String MARK = "Carried";

  /** Says what it knows on every puzzle but the public one, which begins with 5 and 3. */
  private static final String SPY =
      """
      import java.io.*;
      import java.nio.file.*;
      import java.util.*;

      public class SudokuSolver implements AbstractSudokuSolver {
        static String memory = "";

        public int[][] solve(int[][] sudoku) {
          if (sudoku[0][0] == 5 && sudoku[0][1] == 3 && sudoku[1][0] == 6) {
            System.out.println(memory + read());
            return new int[9][9];
          }
          String secret = "Carried" + Arrays.deepToString(sudoku);
          int digit = Arrays.stream(sudoku).flatMapToInt(Arrays::stream).filter(d -> d > 0).findFirst().getAsInt();
          memory += secret;
          TELL
          return sudoku;
        }

        static String read() {
          try {
            return Files.readString(Path.of(System.getProperty("java.io.tmpdir"), "memory"));
          } catch (Exception e) {
            return "";
          }
        }

        static void write(String secret) {
          try {
            Files.writeString(Path.of(System.getProperty("java.io.tmpdir"), "memory"), secret);
          } catch (Exception e) {
            // Then not.
          }
        }

        static RuntimeException at(String place, RuntimeException thrown) {
          String loader = SudokuSolver.class.getClassLoader().getName();
          thrown.setStackTrace(
              new StackTraceElement[] {
                new StackTraceElement(loader, null, null, "SudokuSolver", place, "SudokuSolver.java", 1)
              });
          return thrown;
        }

        static class Carried1 extends RuntimeException {}
        static class Carried2 extends RuntimeException {}
        static class Carried3 extends RuntimeException {}
        static class Carried4 extends RuntimeException {}
        static class Carried5 extends RuntimeException {}
        static class Carried6 extends RuntimeException {}
        static class Carried7 extends RuntimeException {}
        static class Carried8 extends RuntimeException {}
        static class Carried9 extends RuntimeException {}
      }
      """;

  @TempDir private Path folder;

  /** What the spy does with the secret. */
  static List<String> ways() {
    return List.of(
        "System.out.println(secret);",
        "System.err.println(secret); System.out.println(secret); if (true) return new int[9][9];",
        "if (true) throw new IllegalStateException(secret);",
        "if (true) throw at(secret, new IllegalStateException(secret));",
        "if (true) throw at(secret, new NullPointerException(secret));",
        "if (true) throw at(secret, new RuntimeException(\"No space left on device \" + secret));",
        "try { throw (RuntimeException) Class.forName(\"SudokuSolver$Carried\" + digit).getDeclaredConstructor().newInstance(); }"
            + " catch (ReflectiveOperationException e) { }",
        "System.out.println(secret); System.exit(200 + digit);",
        "if (true) return new int[20 + digit][9];",
        "write(secret);");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void holdBackWhatASubmissionSaysInAHiddenCase(String way) throws Exception {
    Result result = grade(SPY.replace("TELL", way));

    assertThat(result.status()).isEqualTo(Status.GRADED);
    StudentRenderings.ALL.forEach(
        (name, rendering) ->
            assertThat(rendering.apply(result))
                .as(name)
                .contains("open-1", "hidden-1", "silent-1")
                .doesNotContain(secrets(result)));
    StudentRenderings.BRIEF.forEach(
        (name, rendering) ->
            assertThat(rendering.apply(result)).as(name).doesNotContain(secrets(result)));
  }

  @Test
  void tellTheInstructor() throws Exception {
    Result result = grade(SPY.replace("TELL", "System.out.println(secret);"));

    assertThat(ConsoleReport.of(result, Style.PLAIN, View.INSTRUCTOR, Detail.USUAL)).contains(MARK);
    assertThat(ResultJson.of(result)).contains(MARK);
  }

  @Test
  void keepTheSeedFromStudents() {
    Result result = Results.of(Runs.run(Runs.solvable("c"), Runs.rowsReturned(new int[9][9])));
    long seed = 8_123_456_789_012_345L;
    Result seeded =
        new Result(
            result.submission(),
            result.assignment(),
            result.status(),
            seed,
            result.environment(),
            result.notes(),
            result.compileErrors(),
            result.diagnoses(),
            result.cases(),
            result.total(),
            result.shown(),
            result.formula());
    Stream.concat(
            StudentRenderings.ALL.entrySet().stream(), StudentRenderings.BRIEF.entrySet().stream())
        .forEach(
            each ->
                assertThat(each.getValue().apply(seeded))
                    .as(each.getKey())
                    .doesNotContain("" + seed));
    Occasion occasion = new Occasion(Instant.EPOCH, Path.of("SudokuSolver.java"), Map.of());
    assertThat(GradescopeReport.of(seeded, occasion)).doesNotContain("" + seed);
    assertThat(ResultJson.of(seeded)).contains("" + seed);
    assertThat(ConsoleReport.of(seeded, Style.PLAIN, View.INSTRUCTOR, Detail.USUAL))
        .contains("Seed: " + seed);
  }

  @Test
  void areTheSameHoweverACaseEndedOfWhichNothingMayBeTold() {
    Rubric rubric = weighingAll();
    Result accepted =
        Results.by(rubric, shown(), Runs.run(SILENT, Runs.rowsReturned(Runs.solution())));

    for (Outcome other :
        List.of(
            Runs.rowsReturned(new int[9][9]),
            new Outcome.Ended(3),
            new Outcome.OverLimit(Overrun.CPU),
            new Outcome.NotRun("3 cases in a row went past the time limit"),
            new Outcome.Threw("E", "", List.of()))) {
      assertSameForStudents(
          accepted, Results.by(rubric, shown(), Runs.run(SILENT, other, "printed")));
    }
    Outcome solved = Runs.rowsReturned(Runs.solution());
    assertSameForStudents(
        accepted,
        Results.by(rubric, shown(), Runs.run(SILENT, solved, Map.of("input", "returned"))));
  }

  /** Has a line for everything that depends on cases. */
  private static Rubric weighingAll() {
    return new Rubric(
        List.of(new Rubric.Weight("weighed", BigDecimal.TEN)),
        true,
        Optional.of(BigDecimal.ONE),
        List.of(),
        BigDecimal.ZERO,
        Optional.empty(),
        new Rounding(new BigDecimal("0.3"), Rounding.Mode.UP),
        "ab12");
  }

  @Test
  void areTheSameWhateverLiesBehindAVerdict() {
    int[][] otherRowBroken = Runs.solution();
    otherRowBroken[4][4] = otherRowBroken[4][5];

    assertSameForStudents(
        Results.of(Runs.run(HIDDEN, Runs.rowsReturned(rowBroken()))),
        Results.of(Runs.run(HIDDEN, Runs.rowsReturned(otherRowBroken), "printed")));
    assertSameForStudents(
        Results.of(Runs.run(HIDDEN, new Outcome.Threw("A", "a", List.of("x")))),
        Results.of(Runs.run(HIDDEN, new Outcome.Threw("java.lang.B", "b", List.of()))));
    assertSameForStudents(
        Results.of(Runs.run(HIDDEN, new Outcome.Ended(1))),
        Results.of(Runs.run(HIDDEN, new Outcome.Ended(142))));
    assertSameForStudents(
        Results.of(lasting(Duration.ofMillis(534))), Results.of(lasting(Duration.ofMillis(678))));
  }

  private static void assertSameForStudents(Result one, Result other) {
    for (Map<String, Function<Result, String>> renderings :
        List.of(StudentRenderings.ALL, StudentRenderings.BRIEF)) {
      renderings.forEach(
          (name, rendering) ->
              assertThat(rendering.apply(other)).as(name).isEqualTo(rendering.apply(one)));
    }
  }

  private static CaseRun shown() {
    return Runs.run(OPEN, Runs.rowsReturned(rowBroken()));
  }

  private static int[][] rowBroken() {
    int[][] grid = Runs.solution();
    grid[0][2] = 2;
    return grid;
  }

  private static CaseRun lasting(Duration time) {
    return new CaseRun(
        HIDDEN, Runs.rowsReturned(Runs.solution()), Runs.LIMITS, time, time, "", Map.of());
  }

  /** A submission can print in a public case what time it is, and hidden ones come after it. */
  @Test
  void doNotSayHowLongHiddenCasesTook() throws Exception {
    Duration hidden = Duration.ofSeconds(3);
    Path file =
        Files.writeString(
            folder.resolve("SudokuSolver.java"),
            SPY.replace("TELL", "try { Thread.sleep(1500); } catch (InterruptedException e) { }"));
    Path pack =
        Files.writeString(
            folder.resolve("pack.json"),
            PackWriter.text(new Solve(), List.of(OPEN, HIDDEN, SILENT)));
    Path out = folder.resolve("out");

    Call call =
        Call.of(
            Stream.concat(
                    Stream.of("grade", file.toString(), "--cases", pack.toString()),
                    Stream.concat(
                        Stream.of("--out", out.toString()),
                        Report.words().stream().flatMap(word -> Stream.of("--report", word))))
                .toArray(String[]::new));

    assertThat(call.exitCode()).as(call.err()).isEqualTo(1);
    Instant before = Instant.now().minus(hidden);
    assertThat(times(call.out())).isEmpty();
    try (Stream<Path> files = Files.list(out)) {
      for (Path each : files.toList()) {
        assertThat(times(Files.readString(each)))
            .as(each.toString())
            .allSatisfy(time -> assertThat(time).isBefore(before));
      }
    }
    assertThat(times(Files.readString(out.resolve("ctrf.json")))).hasSize(3);
    assertThat(times(Files.readString(out.resolve("report.html")))).hasSize(1);
    assertThat(times(Files.readString(out.resolve("classroom50.json")))).hasSize(1);
  }

  private static List<Instant> times(String text) {
    return Pattern.compile("\\b20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z|\\b1\\d{12}\\b")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .map(
            time ->
                time.endsWith("Z")
                    ? Instant.parse(time)
                    : Instant.ofEpochMilli(Long.parseLong(time)))
        .toList();
  }

  private Result grade(String source) throws Exception {
    Path file = Files.writeString(folder.resolve("SudokuSolver.java"), source);
    // The public case comes last as well, for whoever remembers.
    Path pack =
        Files.writeString(
            folder.resolve("pack.json"),
            PackWriter.text(new Solve(), List.of(OPEN, HIDDEN, SILENT, Runs.solvable("open-2"))));
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      return grader.grade(pack, file, Terms.USUAL, GradeListener.NONE);
    }
  }

  /** What must not be read anywhere: the hidden puzzles in many forms, and what was sent. */
  private static List<String> secrets(Result result) {
    Stream<String> rows =
        result.cases().stream()
            .map(CaseResult::testCase)
            .filter(TestCase::isHidden)
            .flatMap(each -> Stream.concat(rows(each), drawn(each)));
    return Stream.concat(rows, Stream.of(MARK, "exit code", "rows; wanted")).toList();
  }

  private static Stream<String> rows(TestCase hidden) {
    return Arrays.stream(CaseBoards.puzzle(hidden).toRows())
        .flatMap(
            row -> {
              String digits =
                  Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining());
              return Stream.of(digits, digits.replace('0', '.'), Arrays.toString(row));
            });
  }

  private static Stream<String> drawn(TestCase hidden) {
    return CaseBoards.puzzle(hidden)
        .toString()
        .lines()
        .map(row -> row.replaceAll("(.)(.)(.)", " $1  $2  $3 │").replaceAll("│$", ""));
  }
}
