package gridmark.classroom.batch;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole program, in a process of its own as it is in use.
 *
 * @param temporary where it puts its temporary folders
 * @param submissions the class
 * @param out where the results go
 * @param console what it prints
 */
record BatchRun(Path temporary, Path submissions, Path out, Path console) {

  /** Starts grading. */
  Process start(String... options) throws IOException {
    // Tests may run in the background, where shells have Ctrl-C ignored.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(Repository.launcherFlags());
    command.add("-Djava.io.tmpdir=" + temporary);
    command.add("-Dgridmark.cache=" + Repository.cache());
    command.add("-Dgridmark.home=" + Repository.root().toAbsolutePath());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "gridmark.cli.Main"));
    command.addAll(List.of("batch", submissions.toString(), "--out", out.toString()));
    command.addAll(List.of("--cases", Repository.testcases().resolve("1-classic.json").toString()));
    command.addAll(List.of(options));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(console.toFile());
    // Where the tests run in GitHub Actions, this program is not what it is to be told about.
    builder.environment().keySet().removeIf(name -> name.startsWith("GITHUB_"));
    return builder.start();
  }

  String consoleText() throws IOException {
    return Files.readString(console);
  }
}
