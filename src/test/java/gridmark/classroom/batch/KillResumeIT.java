package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However grading a class ends before its end: resumed, it comes to the same. */
class KillResumeIT {

  private static final int KILLS = 5;
  private static final String[] OPTIONS = {"--time-limit", "2", "--seed", "1", "--exit-zero"};

  /** The quick ones of every kind. */
  private static final List<String> SAMPLES =
      List.of(
          "accepted/classic-one-file",
          "accepted/static-solve",
          "accepted/helper-classes",
          "accepted/prints-everywhere",
          "accepted/windows-1250-text",
          "accepted/zip-slip.zip",
          "accepted/attack-leaves-threads",
          "compile_error/missing-semicolon",
          "compile_error/nested-too-deeply",
          "compile_error/reserved-package",
          "crashed/halts",
          "crashed/null-pointer",
          "crashed/throws-in-case-3-only",
          "crashed/closes-streams-then-throws",
          "crashed/stack-overflow",
          "memory_limit/out-of-memory-in-case-3-only",
          "no_solver/unrelated-class",
          "output_limit/prints-forever",
          "time_limit/endless-loop-in-case-3-only",
          "wrong_answer/missing-block-rule",
          "wrong_answer/remembers-first-answer",
          "wrong_answer/transposed",
          "wrong_answer/null-row",
          "wrong_answer/hard-coded-answers",
          "wrong_interface/private-solve");

  @TempDir private static Path stage;
  private static Path undisturbed;
  private static long took;

  @TempDir private Path temporary;
  @TempDir private Path folder;
  private BatchRun run;

  @BeforeAll
  static void gradeUndisturbed() throws Exception {
    Repository.sandbox();
    Path submissions = Files.createDirectory(stage.resolve("class"));
    for (String sample : SAMPLES) {
      MixedClass.copy(Repository.sample(sample), submissions, sample.replaceAll("[/.]", "-"), 0);
    }
    undisturbed = stage.resolve("undisturbed");
    Path tmp = Files.createDirectory(stage.resolve("tmp"));
    letEverybodyEnter(stage);
    letEverybodyEnter(tmp);
    BatchRun run = new BatchRun(tmp, submissions, undisturbed, stage.resolve("console.txt"));
    long start = System.nanoTime();
    assertThat(run.start(OPTIONS).waitFor()).as(run.consoleText()).isZero();
    took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  @AfterAll
  static void sayHowLong() {
    System.out.println("undisturbed, the class takes " + took + " ms");
  }

  @BeforeEach
  void prepare() throws IOException {
    letEverybodyEnter(temporary);
    run =
        new BatchRun(
            temporary,
            stage.resolve("class"),
            folder.resolve("out"),
            folder.resolve("console.txt"));
  }

  /** Root's submissions run as another user. */
  private static void letEverybodyEnter(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void comesToTheSameWheneverItIsKilled() throws Exception {
    // The same moments in every run of this test, as far as a machine allows.
    Random moments = new Random(7);
    for (int i = 0; i < KILLS; i++) {
      long moment = moments.nextLong(took / 2);
      System.out.println("killed after " + moment + " ms");
      end(start(), "KILL", moment);
    }
    assertComesToTheSame();
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143"})
  void saysHowToGoOnWhenItIsStopped(String signal, int exitCode) throws Exception {
    Process program = start();
    while (rows() < 3) {
      assertThat(program.isAlive()).as(run.consoleText()).isTrue();
      Thread.sleep(10);
    }
    end(program, signal, 0);

    assertThat(program.exitValue()).as(run.consoleText()).isEqualTo(exitCode);
    assertThat(run.consoleText())
        .endsWith(
            "gridmark: stopped; what is graded is kept in %s: the same command with --resume goes on from there\n"
                .formatted(run.out()));
    assertThat(temporary).isEmptyDirectory();
    assertThat(rows()).isGreaterThanOrEqualTo(3);
    assertComesToTheSame();
    assertThat(run.consoleText()).containsPattern("Of 25, [1-9][0-9]* are kept");
  }

  @Test
  void saysThatTheDiskIsFullAndGoesOnWhenThereIsRoom() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount");
    Path disk = Files.createDirectory(folder.resolve("out"));
    assumeTrue(call("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()) == 0);
    try {
      assertThat(start().waitFor()).as(run.consoleText()).isEqualTo(3);
      assertThat(run.consoleText())
          .endsWith(
              "cannot be written (No space left on device); what is graded is kept: once this is fixed, go on with --resume\n");
      assertThat(rows()).isPositive();

      call("mount", "-o", "remount,size=100m", disk.toString());
      assertComesToTheSame();
      assertThat(run.consoleText()).containsPattern("Of 25, [1-9][0-9]* are kept");
    } finally {
      call("umount", disk.toString());
    }
  }

  @Test
  void leavesFolderToTheOneWhoIsAtWorkThere() throws Exception {
    Process first = start();
    try {
      while (rows() < 1) {
        assertThat(first.isAlive()).as(run.consoleText()).isTrue();
        Thread.sleep(10);
      }
      BatchRun other =
          new BatchRun(temporary, run.submissions(), run.out(), folder.resolve("other.txt"));
      int exitCode = other.start(OPTIONS).waitFor();

      assertThat(exitCode).isEqualTo(2);
      assertThat(other.consoleText())
          .isEqualTo(
              "gridmark: another gridmark is grading into %s: wait for it to end, or give another folder with --out\n"
                  .formatted(run.out()));
    } finally {
      end(first, "KILL", 0);
    }
  }

  private Process start() throws IOException {
    return run.start(
        Stream.concat(Stream.of(OPTIONS), Stream.of("--resume")).toArray(String[]::new));
  }

  /** Ends the program from outside, and waits until all it had started is gone too. */
  private static void end(Process program, String signal, long millis) throws Exception {
    List<ProcessHandle> children = new ArrayList<>();
    if (!program.waitFor(millis, TimeUnit.MILLISECONDS)) {
      program.descendants().forEach(children::add);
      call("kill", "-" + signal, Long.toString(program.pid()));
    }
    program.waitFor();
    for (ProcessHandle child : children) {
      child.onExit().get(30, TimeUnit.SECONDS);
    }
  }

  private void assertComesToTheSame() throws Exception {
    assertThat(start().waitFor()).as(run.consoleText()).isZero();
    assertThat(Timeless.differences(undisturbed, run.out())).isEmpty();
    assertThat(temporary).as("the last run sweeps").isEmptyDirectory();
  }

  private long rows() throws IOException {
    if (!Files.exists(run.out())) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(run.out())) {
      return files.filter(file -> file.endsWith(".done.json")).count();
    }
  }

  private static int call(String... command) throws Exception {
    return new ProcessBuilder(command).start().waitFor();
  }
}
