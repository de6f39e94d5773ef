package gridmark.platform;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What a command of a platform gave.
 *
 * @param printed on both streams
 */
record Command(int exitCode, String printed) {

  /**
   * Runs a command to its end.
   *
   * @param environment all that it gets, besides the way to programs and to our cache
   */
  static Command run(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path printed = Files.createTempFile("gridmark-test", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile());
    builder.environment().clear();
    builder.environment().putAll(usual());
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        throw new IOException("still running: " + Files.readString(printed));
      }
      return new Command(process.exitValue(), Files.readString(printed));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      Files.delete(printed);
    }
  }

  private static Map<String, String> usual() {
    return Map.of(
        "PATH",
        System.getProperty("java.home") + "/bin:" + System.getenv("PATH"),
        "HOME",
        System.getProperty("user.home"),
        "LC_ALL",
        "C.UTF-8",
        "GRIDMARK_CACHE",
        Repository.cache().toString());
  }
}
