package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.files.OutputFolder;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Seeds;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.score.RubricReader;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.report.AskedReports;
import gridmark.report.Report;
import gridmark.report.view.Occasion;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class in which every other submission does what it can against the rest: each gets what it gets
 * alone, however many are graded at a time.
 */
class AttackZooBatchIT {

  private static final int TIME_LIMIT = 1;

  /** Alone and in a class they are asked the same. */
  private static final long SEED = 1;

  private static final Limits LIMITS =
      new Limits(
          Duration.ofSeconds(TIME_LIMIT), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());
  private static final String RIGHT = "accepted/classic-one-file";

  /** The compiler is ended after its whole limit: alone it is in {@code SlowSamplesIT}. */
  private static final String BOMB = "compile_error/lambda-blow-up";

  private static final List<String> HOSTILE =
      List.of(
          BOMB,
          "compile_error/nested-too-deeply",
          "compile_error/fifty-megabytes.zip",
          "accepted/attack-kills-process",
          "accepted/attack-leaves-daemon",
          "accepted/attack-leaves-threads",
          "accepted/attack-starts-processes",
          "accepted/attack-starts-threads",
          "accepted/forges-output-and-closes-streams",
          "accepted/scribbles-over-earlier-answers",
          "crashed/attack-on-reports",
          "crashed/closes-streams-then-throws",
          "crashed/evil-exception",
          "crashed/exits-in-static-initialiser",
          "crashed/halts",
          "memory_limit/out-of-memory-in-case-3-only",
          "memory_limit/hoards-direct-buffers",
          "no_solver/zip-in-zip.zip",
          "output_limit/prints-forever",
          "output_limit/fills-the-disk",
          "time_limit/endless-loop",
          "time_limit/endless-loop-in-case-3-only",
          "time_limit/sleeps-forever",
          "wrong_answer/huge-array",
          "wrong_answer/remembers-first-answer",
          "wrong_answer/missing-column-rule");

  @TempDir private Path stage;

  @Test
  void everybodyGetsWhatTheyGetAlone() throws Exception {
    Repository.sandbox();
    Path submissions = Files.createDirectory(stage.resolve("class"));
    List<String> right = new ArrayList<>();
    List<String> compared = new ArrayList<>();
    for (int i = 0; i < HOSTILE.size(); i++) {
      String name = HOSTILE.get(i).replaceAll("\\.zip$", "").replace('/', '-');
      String key = "%02d-a-%s".formatted(i, name);
      MixedClass.copy(Repository.sample(HOSTILE.get(i)), submissions, key, i);
      if (!HOSTILE.get(i).equals(BOMB)) {
        compared.add(key);
      }
      if (i % 2 == 0) {
        right.add("%02d-b-right".formatted(i));
        MixedClass.copy(Repository.sample(RIGHT), submissions, "%02d-b-right".formatted(i), i);
      }
    }

    Path one = grade(submissions, 1);
    Path four = grade(submissions, 4);
    assertThat(Timeless.differences(one, four)).isEmpty();

    compared.add(right.get(0));
    Path alone = gradeAlone(submissions, compared);
    List<String> differences =
        Timeless.differences(alone, one.resolve("students")).stream()
            .filter(each -> !each.contains(" is only in " + one))
            .toList();
    assertThat(differences).isEmpty();
    for (String key : right) {
      assertThat(Files.readString(one.resolve("students").resolve(key).resolve("result.json")))
          .as(key)
          .contains("ACCEPTED")
          .doesNotContainPattern("\"verdict\" : \"(?!ACCEPTED)");
    }
    assertThat(Files.readString(one.resolve("gradebook.csv")))
        .contains("00-a-compile_error-lambda-blow-up,COMPILE_ERROR");
  }

  private Path grade(Path submissions, int jobs) throws Exception {
    Path out = stage.resolve("jobs-" + jobs);
    Path temporary = Files.createDirectory(stage.resolve("tmp-" + jobs));
    letEverybodyEnter(stage);
    letEverybodyEnter(temporary);
    BatchRun run = new BatchRun(temporary, submissions, out, stage.resolve(jobs + ".txt"));
    long start = System.nanoTime();
    int exitCode =
        run.start(
                "--seed",
                "" + SEED,
                "--jobs",
                "" + jobs,
                "--time-limit",
                "" + TIME_LIMIT,
                "--exit-zero")
            .waitFor();
    assertThat(exitCode).as(run.consoleText()).isZero();
    System.out.printf("--jobs %d: %d s%n", jobs, (System.nanoTime() - start) / 1_000_000_000);
    assertThat(temporary).isEmptyDirectory();
    return out;
  }

  /** Root's submissions run as another user. */
  private static void letEverybodyEnter(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Path gradeAlone(Path submissions, List<String> keys) throws Exception {
    Path out = Files.createDirectory(stage.resolve("alone"));
    Pack pack = PackReader.read(Repository.testcases().resolve("1-classic.json"));
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Callable<Void>> tasks = new ArrayList<>();
      for (String key : keys) {
        tasks.add(
            () -> {
              gradeAlone(pack, submissions, key, out.resolve(key));
              return null;
            });
      }
      for (Future<Void> task : threads.invokeAll(tasks)) {
        task.get();
      }
    } finally {
      threads.shutdownNow();
    }
    return out;
  }

  /** With a grader that has seen nobody else, as {@code gridmark grade} does it. */
  private static void gradeAlone(Pack pack, Path submissions, String key, Path out)
      throws Exception {
    Path folder = submissions.resolve(key);
    Path path = Files.exists(folder) ? folder : submissions.resolve(key + ".zip");
    Sandbox sandbox = Repository.sandbox();
    Terms terms =
        new Terms(
            new Seeds.One(SEED),
            RubricReader.read(Repository.root().resolve("grader/rubric.json")),
            Optional.empty(),
            Optional.empty());
    try (Grader grader = Grader.start(sandbox, LIMITS)) {
      Submission submission =
          SubmissionReader.read(path, Optional.of(pack.assignment().signature())).named(key);
      Result result = grader.grade(pack, submission, terms, new Transcript(), GradeListener.NONE);
      Occasion occasion = new Occasion(Instant.now(), path, Map.of());
      AskedReports.open(OutputFolder.open(out), EnumSet.of(Report.HTML))
          .write(result, occasion, file -> {}, failure -> {});
    }
  }
}
