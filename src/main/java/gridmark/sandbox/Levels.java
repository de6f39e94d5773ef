package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Finds out which levels of isolation this machine offers, by trying them.
 *
 * @param visible what a process may read
 * @param searchPath where programs are looked for
 */
record Levels(Path cache, VisibleFiles visible, Consumer<String> progress, String searchPath) {

  /** The strongest level there is. */
  Enclosure strongest() throws IOException {
    for (Isolation level : Isolation.values()) {
      try {
        return only(level);
      } catch (NotOfferedException e) {
        // Then a weaker one.
      }
    }
    throw new AssertionError("a process can always be had");
  }

  /**
   * One level, probed.
   *
   * @throws NotOfferedException if it cannot be had
   */
  Enclosure only(Isolation level) throws IOException, NotOfferedException {
    return switch (level) {
      case BWRAP -> bwrap();
      case JAIL -> jail();
      case PROCESS -> process();
    };
  }

  Offer offer(Isolation level) throws IOException {
    try {
      return new Offer(level, true, only(level).description(), "");
    } catch (NotOfferedException e) {
      return new Offer(level, false, e.getMessage(), e.cure());
    }
  }

  private Enclosure bwrap() throws IOException, NotOfferedException {
    Path program =
        Machine.program("bwrap", searchPath)
            .orElseThrow(
                () ->
                    new NotOfferedException(
                        "bubblewrap is not installed",
                        "install it (Debian, Ubuntu: apt-get install bubblewrap;"
                            + " Fedora: dnf install bubblewrap; Alpine: apk add bubblewrap)"));
    Launcher launcher = launcher();
    return probed(new Bwrap(program, launcher), launcher, Bwrap::cure);
  }

  private Enclosure jail() throws IOException, NotOfferedException {
    Launcher launcher = launcher();
    try {
      return probed(new Jail(launcher, true), launcher, Jail::cure);
    } catch (NotOfferedException noMounts) {
      // In containers, and where ordinary users may not mount.
      return probed(new Jail(launcher, false), launcher, Jail::cure);
    }
  }

  /**
   * Tries from the inside what must not be possible there: to read, write and list files elsewhere,
   * to get at the grader's process, to reach the network, to start processes. An enclosure is used
   * only if all of it fails.
   *
   * @param cure what helps, by what was possible or why the enclosure cannot be entered at all
   */
  private Enclosure probed(Enclosure enclosure, Launcher launcher, UnaryOperator<String> cure)
      throws IOException, NotOfferedException {
    Path left;
    try (WorkFolder folder = WorkFolder.create();
        WorkFolder shown = WorkFolder.create()) {
      left = folder.path();
      Path mark = fileThatWasNeverRead(shown);
      List<String> attacks =
          List.of(
              launcher.program().toString(),
              "--probe",
              launcher.canary().toString(),
              Long.toString(ProcessHandle.current().pid()),
              enclosure.inside(folder.path()).toString(),
              enclosure.keepsAccessTimes() ? mark.toString() : "");
      List<String> command =
          enclosure.command(folder.path(), Quota.PROBE, visible.plus(mark), attacks);
      Run run = Run.of(Sandbox.bare(command));
      if (run.exitCode() != 0) {
        throw new NotOfferedException(run.line(), cure.apply(run.line()));
      }
    }
    if (Files.exists(left)) {
      throw new NotOfferedException(
          "a submission can leave files that cannot be removed, as in " + left,
          "give a temporary folder on another file system, with -Djava.io.tmpdir");
    }
    return enclosure;
  }

  /** The next one to read it would be noted by the kernel, where it notes that at all. */
  private static Path fileThatWasNeverRead(WorkFolder shown) throws IOException {
    Path mark = Files.writeString(shown.path().resolve("mark"), "read me\n");
    Files.setAttribute(mark, "lastAccessTime", FileTime.fromMillis(0));
    Files.setPosixFilePermissions(shown.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(mark, PosixFilePermissions.fromString("rw-r--r--"));
    return mark;
  }

  /** Root's processes are another user's here too, wherever there is a way to that. */
  private Enclosure process() throws IOException {
    if (!Machine.isRoot()) {
      return new OpenProcess();
    }
    if (visible.firstOutOfReach().isEmpty()) {
      for (OtherUser other : otherUsers()) {
        if (other.holds()) {
          return other;
        }
      }
    }
    progress.accept(
        "Warning: at level process submissions run as root here, and nothing is safe from them. What helps: "
            + visible
                .firstOutOfReach()
                .map(path -> "let everybody read " + path)
                .orElse(
                    "a C compiler (gcc, libc6-dev) or setpriv (util-linux), and a temporary folder that everybody"
                        + " may enter; or grade as an ordinary user."));
    return new OpenProcess();
  }

  private List<OtherUser> otherUsers() throws IOException {
    List<OtherUser> others = new ArrayList<>();
    try {
      others.add(OtherUser.by(launcher()));
    } catch (NotOfferedException noLauncher) {
      // Then by other means.
    }
    OtherUser.bySetpriv(searchPath).ifPresent(others::add);
    return others;
  }

  private Launcher launcher() throws IOException, NotOfferedException {
    Optional<Path> outOfReach = Machine.isRoot() ? visible.firstOutOfReach() : Optional.empty();
    if (outOfReach.isPresent()) {
      throw new NotOfferedException(
          "root's submissions run as another user, who cannot read " + outOfReach.get(),
          "let everybody read it and enter the folders above it, or grade as an ordinary user");
    }
    return Launcher.of(cache, progress, searchPath);
  }
}
