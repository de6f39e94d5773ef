package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Namespaces by bubblewrap: no network, no other processes, and of the file system only what is
 * shown, read-only. The launcher runs inside and adds the filter of system calls and the limits.
 */
record Bwrap(Path bwrap, Launcher launcher) implements Enclosure {

  private static final String TEMPORARY = "/tmp";

  /**
   * As process 1 of its namespace, the program is bwrap's own child, whose processor time we can
   * read; and the end of process 1 is the end of all. 65534 is nobody, as he is known by
   * everywhere; but the program is his only inside, see {@link #command}.
   */
  private static final String NAMESPACES =
      "--unshare-all --die-with-parent --new-session --as-pid-1 --clearenv"
          + " --uid 65534 --gid 65534 --cap-drop ALL";

  /** Shared mappings of others, such as /dev/zero, would be memory that no limit counts. */
  private static final List<String> DEVICES = List.of("/dev/null", "/dev/random", "/dev/urandom");

  private static final Map<String, String> STREAMS =
      Map.of(
          "/dev/stdin", "/proc/self/fd/0",
          "/dev/stdout", "/proc/self/fd/1",
          "/dev/stderr", "/proc/self/fd/2");

  @Override
  public Isolation level() {
    return Isolation.BWRAP;
  }

  @Override
  public String description() throws IOException {
    Run version = Run.of(new ProcessBuilder(bwrap.toString(), "--version"));
    return "namespaces (" + version.line() + "), seccomp, limits";
  }

  @Override
  public List<String> command(
      Path folder, Quota quota, VisibleFiles visible, List<String> program) {
    List<String> command = new ArrayList<>();
    if (Machine.isRoot()) {
      // Whoever is root outside and nobody inside is still root to the kernel.
      // The launcher is not told to end with the grader, as bwrap will see to that: ended while it
      // sets up the namespaces, bwrap would leave a process that waits for it for ever. If the
      // grader is gone before bwrap watches it, the program's input is at its end, and so is the
      // program.
      command.addAll(launcher.givingAway());
      command.add("--");
    }
    command.add(bwrap.toString());
    command.addAll(List.of(NAMESPACES.split(" ", -1)));
    Sandbox.environment()
        .forEach((name, value) -> command.addAll(List.of("--setenv", name, value)));
    command.addAll(files(quota, visible.plus(launcher.program())));
    command.add("--");
    command.add(launcher.program().toString());
    command.add("--any-file");
    command.addAll(quota.options());
    if (countsThreadsAlone()) {
      command.addAll(quota.threadOptions());
    }
    command.add("--");
    command.addAll(program);
    return command;
  }

  private static List<String> files(Quota quota, VisibleFiles visible) {
    // First, since what is visible may lie under the real /tmp and would be hidden by it.
    List<String> options =
        new ArrayList<>(List.of("--size", Long.toString(quota.fileBytes()), "--tmpfs", TEMPORARY));
    options.addAll(List.of("--chdir", TEMPORARY));
    for (Path path : visible.paths()) {
      Optional<Path> link = visible.linkTarget(path);
      options.add(link.isPresent() ? "--symlink" : "--ro-bind");
      options.addAll(List.of(link.orElse(path).toString(), path.toString()));
    }
    options.addAll(List.of("--proc", "/proc"));
    DEVICES.forEach(device -> options.addAll(List.of("--dev-bind", device, device)));
    options.addAll(List.of("--symlink", "/proc/self/fd", "/dev/fd"));
    STREAMS.forEach((name, target) -> options.addAll(List.of("--symlink", target, name)));
    // A file system in memory, without a cap of its own.
    options.addAll(List.of("--remount-ro", "/"));
    return options;
  }

  /**
   * Since Linux 5.14 a user's threads are counted for each namespace; and root gets another user.
   */
  private static boolean countsThreadsAlone() {
    return Machine.isRoot() || Machine.isKernelAtLeast(5, 14);
  }

  @Override
  public Path inside(Path folder) {
    return Path.of(TEMPORARY);
  }

  @Override
  public boolean hasOwnDisk() {
    return true;
  }

  @Override
  public Offspring offspring() {
    return Offspring.PROGRAM;
  }

  /** What helps where it is refused its namespaces. */
  static String cure(String complaint) {
    String cure =
        complaint.contains("Unknown option") ? "install bubblewrap 0.7 or newer" : settings();
    return cure + "; or use --isolation jail";
  }

  private static String settings() {
    if (Machine.setting("kernel/apparmor_restrict_unprivileged_userns").equals("1")) {
      return "AppArmor forbids it (Ubuntu 24.04 does by default): give bwrap a profile that allows userns,"
          + " or set kernel.apparmor_restrict_unprivileged_userns=0 with sysctl";
    }
    if (Machine.setting("kernel/unprivileged_userns_clone").equals("0")) {
      return "set kernel.unprivileged_userns_clone=1 with sysctl";
    }
    if (Machine.setting("user/max_user_namespaces").equals("0")) {
      return "set user.max_user_namespaces to some thousands with sysctl";
    }
    return isContainer()
        ? "start the container with --security-opt seccomp=unconfined --security-opt apparmor=unconfined"
            + " --security-opt systempaths=unconfined"
        : "allow unprivileged user namespaces";
  }

  private static boolean isContainer() {
    return Files.exists(Path.of("/.dockerenv")) || Files.exists(Path.of("/run/.containerenv"));
  }
}
