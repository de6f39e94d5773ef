package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.run.Runs;
import gridmark.report.format.GradescopeSchema;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The bundle that the packaged program makes, unpacked into folders like Gradescope's and run as
 * the platform does: set up once, then run for every submission.
 */
class GradescopeBundleIT {

  private static final String RUBRIC =
      """
      { "late": { "due": "2026-03-01T23:59:00+01:00", "percentPerDay": 50 } }
      """;

  private static final String SEARCH =
      """
      public class SudokuSolver implements AbstractSudokuSolver {
        public int[][] solve(int[][] sudoku) {
          ATTACK
          return search(sudoku, 0) ? sudoku : new int[9][9];
        }

        static boolean search(int[][] s, int i) {
          if (i == 81) return true;
          int r = i / 9, c = i % 9, given = s[r][c];
          for (int d = given == 0 ? 1 : given; d <= (given == 0 ? 9 : given); d++) {
            s[r][c] = 0;
            if (fits(s, r, c, d)) {
              s[r][c] = d;
              if (search(s, i + 1)) return true;
            }
          }
          s[r][c] = given;
          return false;
        }

        static boolean fits(int[][] s, int r, int c, int d) {
          for (int k = 0; k < 9; k++) {
            if (s[r][k] == d || s[k][c] == d || s[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
          }
          return true;
        }

        interface Attempt { Object run() throws Exception; }

        static void attempt(String name, Attempt attempt) {
          try {
            System.out.println(name + " worked: " + attempt.run());
          } catch (Exception stopped) {
            System.out.println(name + " failed");
          }
        }
      }
      """;

  /** Goes for what the platform keeps beside a submission. */
  private static final String ATTACK =
      """
      java.nio.file.Path base = java.nio.file.Path.of("@BASE@");
      attempt("read case", () -> java.nio.file.Files.readString(base.resolve("source/testcases/pack.json")));
      attempt("list source", () -> java.nio.file.Files.list(base.resolve("source")).toList());
      attempt("read rubric", () -> java.nio.file.Files.readString(base.resolve("source/rubric.json")));
      attempt("read metadata", () -> java.nio.file.Files.readString(base.resolve("submission_metadata.json")));
      attempt("write result", () -> java.nio.file.Files.writeString(base.resolve("results/results.json"), "{\\"score\\": 1000}"));
      attempt("delete result", () -> { java.nio.file.Files.delete(base.resolve("results/results.json")); return ""; });
      attempt("write run_autograder", () -> java.nio.file.Files.writeString(base.resolve("run_autograder"), ""));
      attempt("user", () -> java.nio.file.Files.getAttribute(java.nio.file.Files.createTempFile("a", "b"), "unix:uid"));
      """;

  @TempDir private static Path machine;
  private static Path base;
  private static Ended setup;

  /** What a script printed and ended with. */
  private record Ended(int exitCode, String output) {}

  @BeforeAll
  static void setUp() throws Exception {
    Path jar = Repository.root().resolve("target/gridmark.jar").toAbsolutePath();
    assumeTrue(Files.exists(jar), "there is no jar yet: mvn package makes it");
    Files.setPosixFilePermissions(machine, PosixFilePermissions.fromString("rwxr-xr-x"));
    base = Files.createDirectory(machine.resolve("autograder"));
    Path zip = machine.resolve("autograder.zip");
    Ended bundled =
        run(
            List.of(
                java(),
                "-jar",
                jar.toString(),
                "bundle",
                "gradescope",
                "--out",
                zip.toString(),
                "--cases",
                pack().toString(),
                "--rubric",
                file("rubric.json", RUBRIC).toString(),
                "--time-limit",
                "2",
                "--leaderboard"),
            Map.of());
    assertThat(bundled).isEqualTo(new Ended(0, "Written: " + zip + "\n"));
    unpack(zip, base.resolve("source"));
    Files.copy(base.resolve("source/run_autograder"), base.resolve("run_autograder"));
    Files.createDirectory(base.resolve("results"));
    Files.createDirectory(base.resolve("submission"));
    setup = setUp("exit 0");
  }

  private static Path pack() throws IOException {
    return file(
        "cases.json",
        PackWriter.text(
            new Solve(),
            List.of(
                Runs.solvable("open-1"),
                Runs.unsolvable("open-2"),
                Runs.hidden(Runs.solvable("hidden-1")),
                Runs.with(Runs.hidden(Runs.solvable("s")), "silent-1", Feedback.NONE))));
  }

  private static Path file(String name, String text) throws IOException {
    return Files.writeString(machine.resolve(name), text);
  }

  private static void unpack(Path zip, Path target) throws IOException {
    try (FileSystem files = GradescopeBundleTest.open(zip);
        Stream<Path> entries = Files.walk(files.getPath("/"))) {
      for (Path entry : entries.sorted().toList()) {
        Path copy = target.resolve(entry.toString().substring(1));
        Files.copy(entry, copy);
        if (!entry.equals(files.getPath("/"))) {
          Files.setPosixFilePermissions(copy, Files.getPosixFilePermissions(entry));
        }
      }
    }
  }

  /**
   * With an apt-get that installs nothing: what it would is here already, as far as it is needed.
   */
  private static Ended setUp(String installation) throws Exception {
    Path programs = Files.createDirectories(machine.resolve("bin"));
    Path apt = programs.resolve("apt-get");
    Files.writeString(apt, "#!/bin/sh\necho \"apt-get $*\"\n" + installation + "\n");
    Files.setPosixFilePermissions(apt, PosixFilePermissions.fromString("rwxr-xr-x"));
    String path = programs + ":" + Path.of(java()).getParent() + ":" + System.getenv("PATH");
    return run(List.of("bash", base.resolve("source/setup.sh").toString()), Map.of("PATH", path));
  }

  @BeforeEach
  void clear() throws IOException {
    for (String folder : List.of("submission", "results")) {
      try (Stream<Path> files = Files.list(base.resolve(folder))) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
    }
    metadata("{\"id\": 7, \"created_at\": \"2026-03-01T10:00:00.123456-08:00\"}");
  }

  private static void metadata(String json) throws IOException {
    Files.writeString(base.resolve("submission_metadata.json"), json);
  }

  @Test
  void setsUpWhatIsNeededAndTriesItOut() {
    assertThat(setup.exitCode()).as(setup.output()).isZero();
    assertThat(setup.output())
        .containsSubsequence(
            "apt-get update",
            "apt-get install -y --no-install-recommends bubblewrap gcc libc6-dev util-linux",
            "Isolation, from strong to weak",
            "setup.sh: ready to grade");
  }

  @Test
  void failsToSetUpWhereNothingCanBeInstalled() throws Exception {
    Ended failed = setUp("[ \"$1\" = update ]");

    assertThat(failed.exitCode()).isOne();
    assertThat(failed.output()).endsWith("setup.sh: what isolation needs could not be installed\n");
  }

  @Test
  void gradesARightSubmission() throws Exception {
    JsonNode results = grade(SEARCH.replace("ATTACK", ""), Map.of());

    assertThat(results.path("score").doubleValue()).isEqualTo(16.0);
    assertThat(all(results, "status")).containsOnly("passed").hasSize(4);
    assertThat(all(results, "visibility"))
        .containsExactly("visible", "visible", "visible", "hidden");
    assertThat(results.path("leaderboard").get(0).path("value").intValue()).isEqualTo(3);
    assertThat(results.path("leaderboard").get(1).path("order").stringValue()).isEqualTo("asc");
  }

  @Test
  void printsTheInstructorsReportAndKeepsItFromTheResults() throws Exception {
    submit("public class SudokuSolver { public int[][] solve(int[][] s) { return s; } }");

    Ended ended = runAutograder(Map.of());

    assertThat(ended.exitCode()).isZero();
    assertThat(ended.output())
        .contains("silent-1  Title of s", "The puzzle:", "Score 0 of 16", "Seed: ");
    assertThat(results().path("stdout_visibility").stringValue()).isEqualTo("hidden");
    assertThat(base.resolve("results").toFile().list()).containsExactly("results.json");
  }

  @Test
  void keepsPacksAndResultsFromOthers() throws Exception {
    grade(SEARCH.replace("ATTACK", ""), Map.of());

    for (String folder : List.of("source", "results")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(base.resolve(folder))))
          .isEqualTo("rwx------");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "process"})
  void letsAHostileSubmissionGetAtNothing(String isolation) throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "Gradescope starts it as root");

    JsonNode results =
        grade(
            SEARCH.replace("ATTACK", ATTACK.replace("@BASE@", base.toString())),
            Map.of("GRIDMARK_ISOLATION", isolation));

    assertThat(results.path("score").doubleValue()).isEqualTo(16.0);
    assertThat(results.path("tests").get(0).path("output").stringValue())
        .contains("read case failed", "list source failed", "read rubric failed")
        .contains("read metadata failed", "write result failed", "delete result failed")
        .contains("write run_autograder failed", "user worked: ")
        .doesNotContain("user worked: 0\n");
    assertThat(results.path("extra_data").path("isolation").stringValue())
        .matches(level -> isolation.equals("auto") || level.equals(isolation));
  }

  @Test
  void showsWhyASubmissionDoesNotCompile() throws Exception {
    JsonNode results = grade("public class SudokuSolver { int x }", Map.of());

    assertThat(results.path("score").doubleValue()).isZero();
    assertThat(results.path("output").stringValue())
        .contains("Does not compile", "SudokuSolver.java:1:34: error: ';' expected");
    assertThat(all(results, "status")).containsOnly("failed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\":7,\"created_at\":\"2026-03-02T12:00:00.365935+01:00\",\"users\":[{\"name\":\"A\"}]}",
        "{\n  \"id\": 7,\n  \"created_at\" : \"2026-03-02T11:00:00Z\",\n  \"users\": []\n}"
      })
  void knowsWhoIsLate(String metadata) throws Exception {
    metadata(metadata);

    JsonNode results = grade(SEARCH.replace("ATTACK", ""), Map.of());

    assertThat(results.path("score").doubleValue()).isEqualTo(8.0);
    assertThat(results.path("output").stringValue()).contains("late");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "{\"created_at\": \"soon; rm -rf /\"}", "no JSON at all"})
  void gradesAsInTimeWhereTheTimeIsNotKnown(String metadata) throws Exception {
    metadata(metadata);

    assertThat(grade(SEARCH.replace("ATTACK", ""), Map.of()).path("score").doubleValue())
        .isEqualTo(16.0);
    assertThat(Files.readString(machine.resolve("output.txt")))
        .contains("does not say when it was handed in, so it is graded as in time");
  }

  @Test
  void leavesTheDraftWhereTheGraderIsKilled() throws Exception {
    submit(SEARCH.replace("ATTACK", "while (true);"));
    Process script = start(List.of("bash", base.resolve("run_autograder").toString()), Map.of());
    try {
      ProcessHandle grader = awaitGraderOf(script);
      List<ProcessHandle> workers = grader.children().toList();
      assertThat(results().path("output").stringValue()).contains("this is not a grade");
      grader.destroyForcibly();
      assertThat(script.waitFor(1, TimeUnit.MINUTES)).isTrue();
      for (ProcessHandle worker : workers) {
        worker.onExit().get(1, TimeUnit.MINUTES);
      }
    } finally {
      script.descendants().forEach(ProcessHandle::destroyForcibly);
      script.destroyForcibly();
    }

    assertThat(results().path("extra_data").path("status").stringValue()).isEqualTo("UNFINISHED");
    assertThat(Files.readString(machine.resolve("output.txt"))).contains("exit code 137");
  }

  /** The grader, once it has started a process to compile or to run in. */
  private static ProcessHandle awaitGraderOf(Process script) throws InterruptedException {
    while (script.isAlive()) {
      Optional<ProcessHandle> grader =
          script
              .children()
              .filter(child -> child.info().command().orElse("").endsWith("/java"))
              .filter(child -> child.children().findAny().isPresent())
              .findAny();
      if (grader.isPresent()) {
        return grader.get();
      }
      Thread.sleep(20);
    }
    throw new AssertionError("the script ended before a submission was run");
  }

  private static JsonNode grade(String source, Map<String, String> environment) throws Exception {
    submit(source);
    Ended ended = runAutograder(environment);
    assertThat(ended.exitCode()).as(ended.output()).isZero();
    return results();
  }

  private static void submit(String source) throws IOException {
    Files.writeString(base.resolve("submission/SudokuSolver.java"), source);
  }

  private static Ended runAutograder(Map<String, String> environment) throws Exception {
    return run(List.of("bash", base.resolve("run_autograder").toString()), environment);
  }

  private static JsonNode results() throws IOException {
    String json = Files.readString(base.resolve("results/results.json"));
    assertThat(GradescopeSchema.complaints(json)).isEmpty();
    return JsonMapper.shared().readTree(json);
  }

  private static List<String> all(JsonNode results, String field) {
    List<String> values = new ArrayList<>();
    results.path("tests").forEach(test -> values.add(test.path(field).stringValue()));
    return values;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static Ended run(List<String> command, Map<String, String> environment) throws Exception {
    Process process = start(command, environment);
    try {
      assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
      return new Ended(process.exitValue(), Files.readString(machine.resolve("output.txt")));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static Process start(List<String> command, Map<String, String> environment)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(machine.resolve("output.txt").toFile());
    builder.environment().putAll(environment);
    builder.environment().put("GRIDMARK_AUTOGRADER", base.toString());
    builder.environment().put("GRIDMARK_CACHE", machine.resolve("cache").toString());
    return builder.start();
  }
}
