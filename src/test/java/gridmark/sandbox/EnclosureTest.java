package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Native code in real enclosures, past the JVM. */
@Tag("process")
class EnclosureTest {

  private static final Quota QUOTA = new Quota(Duration.ofSeconds(1), 64 << 20, 1 << 20, 64);
  private static final int KILLED = 128 + 9;
  private static final int BAD_CALL = 128 + 31;

  @TempDir private static Path folder;
  private static Path attacks;

  @BeforeAll
  static void compile() throws IOException {
    Optional<Path> compiler = Machine.program("cc", Machine.searchPath());
    assumeTrue(Machine.isLinux() && compiler.isPresent(), "there is no C compiler");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path source = folder.resolve("attacks.c");
    try (InputStream in = EnclosureTest.class.getResourceAsStream("attacks.c")) {
      Files.copy(in, source);
    }
    attacks = folder.resolve("attacks");
    List<String> command =
        List.of(compiler.get().toString(), "-std=c11", "-o", attacks.toString(), source.toString());
    assertThat(Run.of(new ProcessBuilder(command))).isEqualTo(new Run(0, ""));
  }

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void refusesCallsOfNativeCode(Isolation level) throws Exception {
    assertThat(run(level, "calls")).isEqualTo(new Run(0, ""));
  }

  @Test
  void attacksAreSound() throws Exception {
    assertThat(run(new OpenProcess(), "calls").output())
        .contains("clone", "datagram pair", "kill parent", "pidfd_open", "prlimit", "setpriority")
        .contains("ptrace", "shmget", "memfd_create", "chmod", "chown", "touch");
  }

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void endsCallsOfOtherArchitectures(Isolation level) throws Exception {
    assumeTrue(System.getProperty("os.arch").equals("amd64"), "only x86-64 has several");

    assertThat(run(level, "i386").exitCode()).isEqualTo(BAD_CALL);
    assertThat(run(level, "x32").exitCode()).isEqualTo(BAD_CALL);
  }

  /** As process 1 of a namespace it would not even notice most signals. */
  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void endsInTheLastResortByItsProcessorTime(Isolation level) throws Exception {
    assertThat(run(level, "busy").exitCode()).isEqualTo(KILLED);
  }

  private static Run run(Isolation level, String mode) throws Exception {
    Repository.sandbox(level);
    return run(
        new Levels(Repository.cache(), VisibleFiles.of(List.of()), line -> {}, Machine.searchPath())
            .only(level),
        mode);
  }

  private static Run run(Enclosure enclosure, String mode) throws IOException {
    try (WorkFolder own = WorkFolder.create()) {
      List<String> command =
          enclosure.command(
              own.path(),
              QUOTA,
              VisibleFiles.of(List.of(attacks)),
              List.of(attacks.toString(), mode));
      return Run.of(new ProcessBuilder(command));
    }
  }
}
