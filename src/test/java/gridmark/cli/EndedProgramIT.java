package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The program is told to stop while a submission runs in circles. */
class EndedProgramIT {

  @TempDir private Path temporary;
  @TempDir private Path out;

  @BeforeEach
  void letEverybodyEnter() throws IOException {
    // Root's submissions run as another user.
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** INT is what Ctrl-C sends, TERM what a shutdown does. */
  @ParameterizedTest
  @CsvSource({"BWRAP, INT", "JAIL, TERM", "PROCESS, INT"})
  void leavesNoProcessAndNoFolderBehind(Isolation level, String signal) throws Exception {
    Process program = grade("time_limit/endless-loop", level);
    try {
      List<ProcessHandle> children = awaitChildren(program, level);
      new ProcessBuilder("kill", "-" + signal, Long.toString(program.pid())).start().waitFor();
      assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
      awaitEnd(children);
      assertThat(temporary).isEmptyDirectory();
      // The secret is there from the start, and made once.
      assertThat(out.toFile().list()).containsExactly("secret.key");
    } finally {
      program.destroyForcibly();
    }
  }

  @ParameterizedTest
  @EnumSource
  void leavesNoProcessBehindEvenIfItIsKilled(Isolation level) throws Exception {
    Process program = grade("time_limit/endless-loop", level);
    try {
      List<ProcessHandle> children = awaitChildren(program, level);
      program.destroyForcibly();
      awaitEnd(children);
    } finally {
      program.destroyForcibly();
    }
  }

  private Process grade(String sample, Isolation level) throws IOException {
    Repository.sandbox(level);
    return new ProcessBuilder(
            // Tests may run in the background, where shells have Ctrl-C ignored.
            "env",
            "--default-signal=INT",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + temporary,
            "-Dgridmark.cache=" + Repository.cache(),
            "-Dgridmark.home=" + Repository.root().toAbsolutePath(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "grade",
            Repository.sample(sample).toString(),
            "--isolation",
            level.word(),
            "--time-limit",
            "60",
            "--out",
            out.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /**
   * The compile server and the worker, both there in their folders and the worker at work: two
   * processes, and twice as many where each is wrapped by another.
   */
  private List<ProcessHandle> awaitChildren(Process program, Isolation level) throws Exception {
    int wanted = level == Isolation.BWRAP ? 4 : 2;
    while (program.isAlive()) {
      List<ProcessHandle> children = program.descendants().toList();
      if (children.size() == wanted
          && folders() == 2
          && children.stream().anyMatch(EndedProgramIT::isAtWork)) {
        return children;
      }
      Thread.sleep(20);
    }
    throw new AssertionError("the program ended by itself with " + program.exitValue());
  }

  /** Two seconds of computing are more than it takes to start. */
  private static boolean isAtWork(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toSeconds() >= 2;
  }

  private static void awaitEnd(List<ProcessHandle> processes) throws Exception {
    for (ProcessHandle process : processes) {
      process.onExit().get(30, TimeUnit.SECONDS);
    }
  }

  private long folders() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.count();
    }
  }
}
