package gridmark.sandbox;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

/**
 * Starts this program once more, in a locale that knows all letters. Where the system's locale is
 * not installed, or none is set, Java takes names of files for ASCII: it shows other letters as
 * question marks, and cannot open what is given by such a name. What it takes them for is settled
 * when it starts.
 */
public final class Restart {

  /** Says to the second program that it is that. */
  private static final String MARK = "GRIDMARK_RESTARTED";

  /** More does not fit into one argument of a shell. */
  private static final int LONGEST = 100_000;

  private Restart() {}

  /** The exit code of a second program that did everything; empty where none is needed. */
  public static OptionalInt ifNamesAreLost() {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    boolean isAscii =
        Charset.isSupported(encoding)
            && Charset.forName(encoding).equals(StandardCharsets.US_ASCII);
    if (!isAscii || !Machine.isLinux() || System.getenv(MARK) != null) {
      return OptionalInt.empty();
    }
    try {
      // Our own arguments, byte by byte: as texts they are spoilt already.
      String script = script(Files.readAllBytes(Path.of("/proc/self/cmdline")));
      return script.length() > LONGEST ? OptionalInt.empty() : OptionalInt.of(run(script));
    } catch (IOException noShell) {
      return OptionalInt.empty();
    }
  }

  private static int run(String script) throws IOException {
    Process second = new ProcessBuilder("sh", "-c", script).inheritIO().start();
    Thread hook = new Thread(() -> end(second), "end the second program");
    Runtime.getRuntime().addShutdownHook(hook);
    return await(second);
  }

  /** Who ends us means both; the second one may have something to finish. */
  private static void end(Process second) {
    second.destroy();
    await(second);
  }

  private static int await(Process second) {
    while (true) {
      try {
        return second.waitFor();
      } catch (InterruptedException e) {
        second.destroy();
      }
    }
  }

  /** A script in plain ASCII that calls a command of any bytes; each argument ends with a zero. */
  static String script(byte[] arguments) {
    StringBuilder script =
        new StringBuilder(
            """
            for LC_ALL in C.UTF-8 C.utf8 en_US.UTF-8; do
              export LC_ALL
              [ "$(locale charmap 2> /dev/null || echo UTF-8)" != UTF-8 ] || break
            done
            export %s=1
            set --
            """
                .formatted(MARK));
    StringBuilder argument = new StringBuilder();
    for (byte each : arguments) {
      if (each == 0) {
        // The shell would take line ends from the end of what printf prints.
        script.append("a=$(printf '%sx')\nset -- \"$@\" \"${a%%x}\"\n".formatted(argument));
        argument.setLength(0);
      } else {
        boolean isPlain = each >= '0' && Character.isLetterOrDigit(each);
        argument.append(isPlain ? "" + (char) each : "\\%03o".formatted(each & 0xFF));
      }
    }
    return script.append("exec \"$@\"\n").toString();
  }
}
