package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program is told to stop while a submission runs in circles. */
class EndedProgramTest {

  @TempDir private Path temporary;
  @TempDir private Path out;

  @Test
  void leavesNoProcessAndNoFolderBehind() throws Exception {
    Process program = grade("time_limit/endless-loop");
    try {
      List<ProcessHandle> children = awaitChildren(program);
      program.destroy();
      assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(children).hasSize(2).noneMatch(ProcessHandle::isAlive);
      assertThat(temporary).isEmptyDirectory();
      assertThat(out).isEmptyDirectory();
    } finally {
      program.destroyForcibly();
    }
  }

  private Process grade(String sample) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + temporary,
            "-Dgridmark.cache="
                + Path.of(System.getProperty("gridmark.cache", "target/cache")).toAbsolutePath(),
            "-Dgridmark.home=" + Repository.root().toAbsolutePath(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "grade",
            Repository.sample(sample).toString(),
            "--out",
            out.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** The compile server and the worker, both there and the worker at work in its folder. */
  private List<ProcessHandle> awaitChildren(Process program) throws Exception {
    while (program.isAlive()) {
      List<ProcessHandle> children = program.children().toList();
      if (children.size() == 2 && folders() == 2) {
        return children;
      }
      Thread.onSpinWait();
    }
    throw new AssertionError("the program ended by itself with " + program.exitValue());
  }

  private long folders() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.count();
    }
  }
}
