package gridmark.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** What was written is whole, and what was started is gone, whenever and however grading ends. */
class NothingLostIT {

  private static final int KILLS = 8;
  private static final Path SAMPLE = Repository.sample("accepted/classic-one-file");

  @TempDir private Path temporary;
  @TempDir private Path out;

  @BeforeEach
  void letEverybodyEnter() throws IOException {
    // Root's submissions run as another user.
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @ParameterizedTest
  @EnumSource
  void leavesWholeResultOrNoneWheneverItIsKilled(Isolation level) throws Exception {
    GraderRun run = new GraderRun(temporary, out);
    long took = grade(run, level);
    // The same moments in every run of this test, as far as a machine allows.
    Random moments = new Random(4);
    for (int i = 0; i < KILLS; i++) {
      Files.deleteIfExists(run.result());
      killAfter(run.start(SAMPLE, level, Map.of()), moments.nextLong(took));
      if (Files.exists(run.result())) {
        assertWhole(run);
      }
    }
    grade(run, level);
    assertWhole(run);
    assertThat(temporary).as("the next run sweeps").isEmptyDirectory();
  }

  private static long grade(GraderRun run, Isolation level) throws Exception {
    Repository.sandbox(level);
    long start = System.nanoTime();
    assertThat(run.start(SAMPLE, level, Map.of()).waitFor()).as(run.consoleText()).isZero();
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /** Kills the program; its processes end by themselves. */
  private static void killAfter(Process program, long millis) throws Exception {
    List<ProcessHandle> children = new ArrayList<>();
    if (!program.waitFor(millis, TimeUnit.MILLISECONDS)) {
      program.descendants().forEach(children::add);
      program.destroyForcibly();
    }
    program.waitFor();
    for (ProcessHandle child : children) {
      child.onExit().get(30, TimeUnit.SECONDS);
    }
  }

  private static void assertWhole(GraderRun run) throws IOException {
    assertThat(
            JsonMapper.shared().readTree(Files.readString(run.result())).get("cases").valueStream())
        .hasSize(6);
  }

  @Test
  void saysThatDiskIsFullAndLeavesNoHalfFile() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount");
    Path disk = Files.createDirectory(out.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", disk.toString()) == 0);
    try {
      Path secret = Files.writeString(disk.resolve("secret.key"), "a1".repeat(32) + "\n");
      Path filler = Files.write(disk.resolve("filler"), new byte[4096]);
      GraderRun run =
          new GraderRun(GraderUser.OURSELVES, temporary, disk, out.resolve("console.txt"));
      int exitCode = run.start(SAMPLE, Isolation.PROCESS, Map.of()).waitFor();

      assertThat(exitCode).as(run.consoleText()).isEqualTo(3);
      assertThat(run.consoleText())
          .contains("result.json cannot be written (No space left on device)");
      assertThat(disk.toFile().listFiles())
          .containsExactlyInAnyOrder(secret.toFile(), filler.toFile());
    } finally {
      run("umount", disk.toString());
    }
  }

  @Test
  void saysBeforeItGradesThatThereIsNoSpaceForSecret() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount");
    Path disk = Files.createDirectory(out.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", disk.toString()) == 0);
    try {
      Path filler = Files.write(disk.resolve("filler"), new byte[4096]);
      GraderRun run =
          new GraderRun(GraderUser.OURSELVES, temporary, disk, out.resolve("console.txt"));
      int exitCode = run.start(SAMPLE, Isolation.PROCESS, Map.of()).waitFor();

      assertThat(exitCode).isEqualTo(2);
      assertThat(run.consoleText())
          .isEqualTo(
              "gridmark: the secret cannot be written to %s (No space left on device): give a file elsewhere with --secret\n"
                  .formatted(disk.resolve("secret.key")));
      assertThat(disk.toFile().listFiles()).containsExactly(filler.toFile());
    } finally {
      run("umount", disk.toString());
    }
  }

  @Test
  void saysThatFolderIsReadOnlyBeforeItGrades() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount");
    Path disk = Files.createDirectory(out.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "ro", "tmpfs", disk.toString()) == 0);
    try {
      GraderRun run =
          new GraderRun(GraderUser.OURSELVES, temporary, disk, out.resolve("console.txt"));
      int exitCode = run.start(SAMPLE, Isolation.PROCESS, Map.of()).waitFor();

      assertThat(exitCode).isEqualTo(2);
      assertThat(run.consoleText())
          .isEqualTo(
              "gridmark: reports cannot be written to %s (Read-only file system): give another folder with --out\n"
                  .formatted(disk));
    } finally {
      run("umount", disk.toString());
    }
  }

  @Test
  void saysThatSubmissionIsGone() throws Exception {
    GraderRun run = new GraderRun(temporary, out);
    int exitCode = run.start(out.resolve("gone"), Isolation.PROCESS, Map.of()).waitFor();

    assertThat(exitCode).isEqualTo(2);
    assertThat(run.consoleText()).contains("gone: there is no such file or folder");
    assertThat(run.result()).doesNotExist();
  }

  private static int run(String... command) throws Exception {
    return new ProcessBuilder(command).start().waitFor();
  }
}
