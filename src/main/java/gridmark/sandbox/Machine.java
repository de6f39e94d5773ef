package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Facts of the operating system that isolation depends on. */
final class Machine {

  private static final Pattern KERNEL = Pattern.compile("(\\d+)\\.(\\d+).*");

  /** What a process has for itself: memory of its own, shared memory, what was swapped, tables. */
  private static final Pattern HELD =
      Pattern.compile("(?m)^(?:RssAnon|RssShmem|VmSwap|VmPTE):\\s*(\\d+) kB$");

  /** The first thread has ended: whether others go on is not to be seen from this. */
  private static final Pattern LEADERLESS = Pattern.compile("(?m)^State:\\s*[ZX]");

  private Machine() {}

  static boolean isLinux() {
    return System.getProperty("os.name").equalsIgnoreCase("linux");
  }

  /** Whether this process is root's, so that it can and should make others' of its children. */
  static boolean isRoot() {
    try {
      return isLinux() && Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    } catch (IOException e) {
      return false;
    }
  }

  static boolean isKernelAtLeast(int major, int minor) {
    Matcher version = KERNEL.matcher(System.getProperty("os.version"));
    if (!version.matches()) {
      return false;
    }
    int actual = Integer.parseInt(version.group(1));
    return actual > major || (actual == major && Integer.parseInt(version.group(2)) >= minor);
  }

  /**
   * Tells one set of process ids from another: containers may share a folder, but a process id
   * means something else in each.
   */
  static String processSpace() {
    try {
      String space = Files.readSymbolicLink(Path.of("/proc/self/ns/pid")).toString();
      return space.replaceAll("\\D", "");
    } catch (IOException | UnsupportedOperationException e) {
      return "0";
    }
  }

  /** Finds a program as a shell would. */
  static Optional<Path> program(String name, String searchPath) {
    for (String folder : searchPath.split(":", -1)) {
      Path program = Path.of(folder, name);
      if (program.isAbsolute() && Files.isRegularFile(program) && Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }

  /** The folders in which programs are found. */
  static String searchPath() {
    return Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin");
  }

  /** A setting of the kernel, such as {@code kernel/yama/ptrace_scope}; empty if it has none. */
  static String setting(String name) {
    try {
      return Files.readString(Path.of("/proc/sys", name)).strip();
    } catch (IOException e) {
      return "";
    }
  }

  /** The children of a process, without a look at all other processes where the kernel knows. */
  static List<ProcessHandle> children(Process parent) {
    String id = Long.toString(parent.pid());
    try {
      String children = Files.readString(Path.of("/proc", id, "task", id, "children")).strip();
      return Stream.of(children.split(" ", -1))
          .filter(child -> !child.isEmpty())
          .map(child -> ProcessHandle.of(Long.parseLong(child)))
          .flatMap(Optional::stream)
          .toList();
    } catch (IOException e) {
      return parent.children().toList();
    }
  }

  /**
   * The memory that a process really has, however it came by it; 0 where it is gone, empty where it
   * is there, or was a moment ago, and the kernel does not tell.
   */
  static OptionalLong heldBytes(long process) {
    try {
      String status = Files.readString(Path.of("/proc", Long.toString(process), "status"));
      return LEADERLESS.matcher(status).find()
          ? OptionalLong.empty()
          : OptionalLong.of(
              HELD.matcher(status).results().mapToLong(held -> Long.parseLong(held.group(1))).sum()
                  << 10);
    } catch (IOException gone) {
      return OptionalLong.of(0);
    }
  }

  /** Whether the files of a folder take memory, not room on a disk. */
  static boolean isInMemory(Path folder) {
    try {
      return Set.of("tmpfs", "ramfs").contains(Files.getFileStore(folder).type());
    } catch (IOException unknown) {
      return false;
    }
  }

  /** Whether every user can get at a file, or at the files of a folder. */
  static boolean isReachableByAll(Path path) {
    try {
      Path real = path.toRealPath();
      boolean isOpen = others(real, PosixFilePermission.OTHERS_READ);
      Path folder = Files.isDirectory(real) ? real : real.getParent();
      while (isOpen && folder != null) {
        isOpen = others(folder, PosixFilePermission.OTHERS_EXECUTE);
        folder = folder.getParent();
      }
      return isOpen;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean others(Path path, PosixFilePermission permission) throws IOException {
    return Files.getPosixFilePermissions(path).contains(permission);
  }
}
