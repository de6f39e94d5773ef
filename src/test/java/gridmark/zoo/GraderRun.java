package gridmark.zoo;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The whole program, in a process of its own as it is in use.
 *
 * @param user who starts it
 * @param temporary where it puts its temporary folders
 * @param out where its reports go
 * @param console what it prints
 */
record GraderRun(GraderUser user, Path temporary, Path out, Path console) {

  GraderRun(Path temporary, Path out) {
    this(GraderUser.OURSELVES, temporary, out);
  }

  GraderRun(GraderUser user, Path temporary, Path out) {
    this(user, temporary, out, out.resolve("console.txt"));
  }

  /** Starts grading. */
  Process start(
      Path submission, Isolation level, Map<String, String> environment, String... properties)
      throws IOException {
    List<String> command = new ArrayList<>(user.prefix());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(Repository.launcherFlags());
    command.addAll(List.of(properties));
    command.add("-Djava.io.tmpdir=" + temporary);
    command.addAll(user.program());
    command.addAll(List.of("grade", submission.toString(), "--isolation", level.word()));
    command.addAll(
        List.of("--cases", user.home().resolve("testcases/solve/1-classic.json").toString()));
    command.addAll(List.of("--out", out.toString()));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(console.toFile());
    // Where the tests run in GitHub Actions, this program is not what it is to be told about.
    builder.environment().keySet().removeIf(name -> name.startsWith("GITHUB_"));
    builder.environment().putAll(environment);
    return builder.start();
  }

  Path result() {
    return out.resolve("result.json");
  }

  String consoleText() throws IOException {
    return Files.readString(console);
  }
}
