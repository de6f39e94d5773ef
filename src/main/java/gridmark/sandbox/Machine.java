package gridmark.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Facts of the operating system that isolation depends on. */
final class Machine {

  private static final Pattern KERNEL = Pattern.compile("(\\d+)\\.(\\d+).*");

  private static final String WRITTEN = "write_bytes: ";

  /** What a process has for itself: memory of its own, shared memory, what was swapped, tables. */
  private static final Pattern HELD =
      Pattern.compile("(?m)^(?:RssAnon|RssShmem|VmSwap|VmPTE):\\s*(\\d+) kB$");

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
   * What a process has written to disks so far, deleted files included; 0 where that cannot be
   * known.
   */
  static long writtenBytes(long process) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(process), "io"))) {
      return lines
          .filter(line -> line.startsWith(WRITTEN))
          .mapToLong(line -> Long.parseLong(line.substring(WRITTEN.length())))
          .sum();
    } catch (IOException | UncheckedIOException gone) {
      return 0;
    }
  }

  /** The memory that a process really has, however it came by it; 0 where that cannot be known. */
  static long heldBytes(long process) {
    try {
      String status = Files.readString(Path.of("/proc", Long.toString(process), "status"));
      return HELD.matcher(status).results().mapToLong(held -> Long.parseLong(held.group(1))).sum()
          << 10;
    } catch (IOException gone) {
      return 0;
    }
  }

  /** The size of the files that are deleted and that a process has open; 0 where not known. */
  static long deletedBytes(long process) {
    try (Stream<Path> open = Files.list(Path.of("/proc", Long.toString(process), "fd"))) {
      return open.mapToLong(Machine::sizeIfDeleted).sum();
    } catch (IOException | UncheckedIOException gone) {
      return 0;
    }
  }

  private static long sizeIfDeleted(Path file) {
    try {
      Map<String, Object> state = Files.readAttributes(file, "unix:nlink,size,isRegularFile");
      boolean isDeleted = state.get("nlink").equals(0) && state.get("isRegularFile").equals(true);
      return isDeleted ? (long) state.get("size") : 0;
    } catch (IOException closed) {
      return 0;
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
