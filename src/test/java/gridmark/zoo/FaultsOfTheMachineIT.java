package gridmark.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the machine does to a grading run costs no student a point. */
class FaultsOfTheMachineIT {

  /** Each call leaves 2 MiB behind. */
  private static final Path LEAVES_FILES = Repository.sample("accepted/temporary-files-left");

  @TempDir private Path temporary;
  @TempDir private Path out;
  @TempDir private Path handedIn;

  @BeforeEach
  void letEverybodyEnter() throws IOException {
    // Root's submissions run as another user.
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @ParameterizedTest
  @EnumSource(names = {"JAIL", "PROCESS"})
  void saysThatTheDiskIsFullAndGivesNoGrade(Isolation level) throws Exception {
    GraderRun run = gradeOnDisk("1m", level);

    assertThat(run.consoleText()).contains("not your fault", "temporary folder is full");
    assertThat(Files.readString(run.result()))
        .contains("\"status\" : \"GRADER_ERROR\"", "\"verdict\" : \"GRADER_ERROR\"")
        .doesNotContain("OUTPUT_LIMIT");
  }

  @ParameterizedTest
  @EnumSource(names = {"JAIL", "PROCESS"})
  void gradesOnADiskWithRoomForSomeCases(Isolation level) throws Exception {
    GraderRun run = gradeOnDisk("7m", level);

    assertThat(Files.readString(run.result()))
        .contains("\"status\" : \"GRADED\"", "ACCEPTED")
        .doesNotContain("OUTPUT_LIMIT");
  }

  private GraderRun gradeOnDisk(String size, Isolation level) throws Exception {
    Repository.sandbox(level);
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount");
    String disk = temporary.toString();
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "mode=755,size=" + size, "tmpfs", disk) == 0);
    try {
      GraderRun run = new GraderRun(temporary, out);
      run.start(LEAVES_FILES, level, Map.of()).waitFor();
      return run;
    } finally {
      run("umount", disk);
    }
  }

  @ParameterizedTest
  @EnumSource
  void asksAgainWhatWasKilledFromOutside(Isolation level) throws Exception {
    Repository.sandbox(level);
    String solver =
        Files.readString(LEAVES_FILES.resolve("SudokuSolver.java"))
            .replace("Files.write(formula, new byte[2 << 20]);", "Thread.sleep(400);");
    Files.writeString(handedIn.resolve("SudokuSolver.java"), solver);
    GraderRun run = new GraderRun(temporary, out);
    Process program = run.start(handedIn, level, Map.of());
    Optional<ProcessHandle> worker = Optional.empty();
    while (worker.isEmpty() && program.isAlive()) {
      worker = program.descendants().filter(FaultsOfTheMachineIT::isAtWork).findFirst();
    }
    assertThat(worker.map(ProcessHandle::destroyForcibly)).contains(true);

    assertThat(program.waitFor()).as(run.consoleText()).isZero();
  }

  /** A worker's own folder has a file in it as soon as the first case is under way. */
  private static boolean isAtWork(ProcessHandle process) {
    return process.children().findAny().isEmpty()
        && process
            .info()
            .commandLine()
            .filter(line -> line.contains("gridmark.worker.Worker"))
            .isPresent()
        && hasMade(process.pid(), "formula");
  }

  private static boolean hasMade(long process, String name) {
    try (var files = Files.list(Path.of("/proc", Long.toString(process), "cwd"))) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith(name));
    } catch (IOException gone) {
      return false;
    }
  }

  private static int run(String... command) throws Exception {
    return new ProcessBuilder(command).start().waitFor();
  }
}
