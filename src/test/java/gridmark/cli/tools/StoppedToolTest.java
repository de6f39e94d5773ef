package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.cli.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The program is told to stop, as by Ctrl-C, while it computes. */
@Tag("process")
class StoppedToolTest {

  /** Has some 10^16 solutions, and takes minutes to count. */
  private static final String SIX_GIVENS =
      "....7...................5...5...................9...........2.......9............";

  @Test
  void countEndsWithWhatIsKnown() throws Exception {
    Process program = start("count", SIX_GIVENS);
    try {
      awaitProgress(program.getErrorStream(), ", at least [1-9]");
      program.toHandle().destroy();
      String out = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

      assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(out).matches("at least [1-9][0-9,]* solutions   \\([0-9.]+ s\\)\n");
    } finally {
      program.destroyForcibly();
    }
  }

  /** Progress is shown to a person only, so the program is told that one is looking. */
  private static Process start(String... arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dgridmark.terminal=true",
            "-Dstdout.encoding=UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    builder.command().addAll(List.of(arguments));
    return builder.start();
  }

  private static void awaitProgress(InputStream err, String pattern) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(err, StandardCharsets.UTF_8));
    StringBuilder seen = new StringBuilder();
    while (!seen.toString().matches("(?s).*" + pattern + ".*")) {
      int next = reader.read();
      assertThat(next).as("progress after: %s", seen).isNotNegative();
      seen.append((char) next);
    }
  }
}
