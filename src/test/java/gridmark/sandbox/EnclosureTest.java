package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.exchange.Wire;
import gridmark.sandbox.Event.Overrun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        List.of(
            compiler.get().toString(),
            "-std=c11",
            "-pthread",
            "-o",
            attacks.toString(),
            source.toString());
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
        .contains("ptrace", "shmget", "memfd_create", "chmod", "chown", "touch", "touch device")
        .contains("F_SETOWN", "F_SETOWN_EX", "F_SETSIG", "O_ASYNC", "SIOCSPGRP", "FIOASYNC")
        .contains("FIOSETOWN", "large pipe", "watch", "lease", "undumpable", "mincore", "preadv2")
        .contains("shared memory", "growing mapping", "shared zeros", "large stack")
        .contains("execve", "execveat", "sent file", "sent files", "large buffer")
        .contains("thread with files of its own", "files of its own")
        .doesNotContain("a call is missing");
  }

  @Test
  void refusesCallsOfNativeCodeToAnOrdinaryUser() throws Exception {
    for (Jail jail : jailsOfAnOrdinaryUser()) {
      assertThat(runAsOrdinaryUser(jail, List.of("calls"))).isEqualTo(new Run(0, ""));
    }
  }

  /** Where the kernel notes the time of reading, a later submission could see what was read. */
  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void leavesNoTraceOfWhatWasRead(Isolation level) throws Exception {
    Enclosure enclosure = enclosure(level);
    assumeTrue(enclosure.keepsAccessTimes(), "there are no namespaces for this here");

    List<Path> unread = unreadFiles();
    assertThat(run(enclosure, List.of(unread.get(0)), reading(unread))).isEqualTo(new Run(0, ""));

    assertThat(accessTimes(unread)).containsOnly(FileTime.fromMillis(0));
  }

  @Test
  void leavesNoTraceOfWhatAnOrdinaryUserRead() throws Exception {
    Jail jail = jailsOfAnOrdinaryUser().get(0);
    List<Path> unread = unreadFiles();
    Run run = runAsOrdinaryUser(jail, List.of(unread.get(0)), reading(unread));
    assumeTrue(!run.output().contains("namespace"), "there are no namespaces for this here");

    assertThat(run).isEqualTo(new Run(0, ""));
    assertThat(accessTimes(unread)).containsOnly(FileTime.fromMillis(0));
  }

  /** A folder, a file in it, and a link to that. */
  private static List<Path> unreadFiles() throws IOException {
    Path shown = Files.createTempDirectory(folder, "shown");
    Path file = Files.writeString(shown.resolve("file"), "text");
    Path link = Files.createSymbolicLink(shown.resolve("link"), file);
    for (Path each : List.of(shown, file)) {
      Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    List<Path> unread = List.of(shown, file, link);
    for (Path each : unread) {
      Files.getFileAttributeView(each, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .setTimes(null, FileTime.fromMillis(0), null);
    }
    return unread;
  }

  private static List<String> reading(List<Path> files) {
    return Stream.concat(Stream.of("read"), files.stream().map(Path::toString)).toList();
  }

  private static List<FileTime> accessTimes(List<Path> files) throws IOException {
    List<FileTime> times = new ArrayList<>();
    for (Path file : files) {
      times.add(
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
              .lastAccessTime());
    }
    return times;
  }

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void endsByMemoryThatTheKernelDoesNotCount(Isolation level) throws Exception {
    assertThat(end(level, "memory")).isEqualTo(new Event.Overran(Overrun.MEMORY));
  }

  @Test
  void endsByDeletedFiles() throws Exception {
    assertThat(end(Isolation.JAIL, "deleted")).isEqualTo(new Event.Overran(Overrun.DISK));
  }

  @Test
  void endsByDeletedFilesThatAreOnlyMapped() throws Exception {
    assertThat(end(Isolation.JAIL, "mapped")).isEqualTo(new Event.Overran(Overrun.DISK));
  }

  /** A root without privileges over processes, as in containers, cannot look for itself. */
  @Test
  void hiddenFilesAreSeenAsTheirUser() throws Exception {
    Enclosure jail = enclosure(Isolation.JAIL);
    long all = 20L * (4 << 20);
    try (WorkFolder own = WorkFolder.create()) {
      List<String> attack = List.of(attacks.toString(), "mapped", "hello");
      List<String> command =
          jail.command(own.path(), Quota.PROBE, VisibleFiles.of(List.of(attacks)), attack);
      Process process = Spawner.start(new ProcessBuilder(command).directory(own.path().toFile()));
      Path folder = own.path().toRealPath();
      try {
        while (!HiddenFiles.of(process.pid(), folder)
            .map(HiddenFiles::deleted)
            .equals(Optional.of(all))) {
          assertThat(process.isAlive()).isTrue();
          Thread.sleep(20);
        }
        assertThat(HiddenFiles.by(jail.look(process.pid(), folder)).map(HiddenFiles::deleted))
            .contains(all);
      } finally {
        process.destroyForcibly().waitFor();
      }
      assertThat(HiddenFiles.of(process.pid(), folder)).isEmpty();
      assertThat(HiddenFiles.by(jail.look(process.pid(), folder))).isEmpty();
    }
  }

  /** Its memory and files are no longer to be seen, though it goes on. */
  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void endsWhenItIsOutOfSight(Isolation level) throws Exception {
    assertThat(end(level, "leaderless")).isEqualTo(new Event.Overran(Overrun.MEMORY));
  }

  @ParameterizedTest
  @ValueSource(strings = {"deep", "closed"})
  void endsByFilesThatCannotBeReached(String mode) throws Exception {
    assertThat(end(Isolation.JAIL, mode)).isEqualTo(new Event.Overran(Overrun.DISK));
  }

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void givesNoRoomThatIsNotWritten(Isolation level) throws Exception {
    assertThat(run(enclosure(level), List.of(), List.of("room", "hello")).output())
        .isEqualTo("hello\nno room: Operation not supported");
  }

  /** Runs an attack as a submission is run, until it is over, and sees that nothing is left. */
  private static Event end(Isolation level, String mode) throws Exception {
    Limits limits = new Limits(Duration.ofSeconds(20), 16, 1 << 20);
    AtomicReference<Path> own = new AtomicReference<>();
    String hello = Wire.line(Wire.READY, Wire.VERSION);
    Launch launch =
        new Launch(
            place -> {
              own.set(place.folder());
              return List.of(attacks.toString(), mode, hello);
            },
            List.of(attacks),
            limits,
            32,
            Set.of(Wire.READY),
            1_000);
    Sandbox sandbox = Repository.sandbox(level);
    try (Child child = sandbox.start(launch)) {
      assertThat(child.awaitReady(limits)).as(child.takePrinted()).isTrue();
      return child.next(child.watch(limits));
    } finally {
      assertThat(level == Isolation.JAIL && Files.exists(own.get())).isFalse();
    }
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

  private static Enclosure enclosure(Isolation level) throws Exception {
    Repository.sandbox(level);
    return new Levels(
            Repository.cache(), VisibleFiles.of(List.of()), line -> {}, Machine.searchPath())
        .only(level);
  }

  private static Run run(Isolation level, String mode) throws Exception {
    return run(enclosure(level), mode);
  }

  private static Run run(Enclosure enclosure, String mode) throws IOException {
    return run(enclosure, List.of(), List.of(mode));
  }

  private static Run run(Enclosure enclosure, List<Path> more, List<String> arguments)
      throws IOException {
    try (WorkFolder own = WorkFolder.create()) {
      return Run.of(
          new ProcessBuilder(command(enclosure, own, more, arguments))
              .directory(own.path().toFile()));
    }
  }

  private static List<String> command(
      Enclosure enclosure, WorkFolder own, List<Path> more, List<String> arguments) {
    List<Path> files = new ArrayList<>(more);
    files.add(attacks);
    List<String> program = new ArrayList<>(List.of(attacks.toString()));
    program.addAll(arguments);
    return enclosure.command(own.path(), QUOTA, VisibleFiles.of(files), program);
  }

  /** With mounts of its own, and without. */
  private static List<Jail> jailsOfAnOrdinaryUser() throws Exception {
    assumeTrue(Machine.isRoot(), "else the other tests are an ordinary user's already");
    assumeTrue(Machine.program("setpriv", Machine.searchPath()).isPresent(), "no setpriv here");
    Launcher launcher = ((Jail) enclosure(Isolation.JAIL)).launcher();
    return List.of(new Jail(launcher, true), new Jail(launcher, false));
  }

  private static Run runAsOrdinaryUser(Jail jail, List<String> arguments) throws IOException {
    return runAsOrdinaryUser(jail, List.of(), arguments);
  }

  private static Run runAsOrdinaryUser(Jail jail, List<Path> more, List<String> arguments)
      throws IOException {
    try (WorkFolder own = WorkFolder.create()) {
      Files.setPosixFilePermissions(own.path(), PosixFilePermissions.fromString("rwxrwxrwx"));
      List<String> command =
          new ArrayList<>(
              List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"));
      command.addAll(command(jail, own, more, arguments));
      // Those that only root is given.
      command.remove("--own-user");
      command.subList(command.indexOf("--threads"), command.indexOf("--threads") + 2).clear();
      return Run.of(new ProcessBuilder(command).directory(own.path().toFile()));
    }
  }
}
