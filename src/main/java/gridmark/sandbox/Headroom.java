package gridmark.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How much a process has left of what it is given for its whole life, as the kernel tells: memory,
 * threads, open files. What the kernel does not tell counts as plenty.
 *
 * @param process its id
 */
record Headroom(long process) {

  /** Three quarters: programs take files by the handful, and may have closed some since. */
  private static final double FULL = 0.75;

  /** Seven eighths: garbage, too, fills a heap before it is collected. */
  private static final double FULL_OF_MEMORY = 0.875;

  /** What a program has beside its heap at the least. */
  private static final long BESIDE_HEAP = 32L << 20;

  /** Whether it has little left of something. */
  boolean isSmall(Limits limits) {
    String walls = read("limits");
    String state = read("status");
    return openFiles() > FULL * wall(walls, "Max open files")
        || number(state, "Threads:\\s*(\\d+)", 0) > FULL * wall(walls, "Max processes")
        || number(state, "VmData:\\s*(\\d+) kB", 0) * 1024.0
            > FULL_OF_MEMORY * wall(walls, "Max data size")
        || Machine.heldBytes(process).orElse(0) - BESIDE_HEAP
            > FULL_OF_MEMORY * ((long) limits.memoryMiB() << 20);
  }

  /**
   * Whether files take up most of what they may, in a file system of the process's own.
   *
   * @param folder as the process knows it
   */
  boolean isFull(Path folder) {
    Path own = inProc("root").resolve(Path.of("/").relativize(folder));
    return Files.isDirectory(own) && own.toFile().getUsableSpace() < (1 - FULL) * Limits.DISK_BYTES;
  }

  /** So many bytes of files are most of what a process may have. */
  static long mostOfDisk() {
    return (long) (FULL * Limits.DISK_BYTES);
  }

  private long openFiles() {
    try (Stream<Path> open = Files.list(inProc("fd"))) {
      return open.count();
    } catch (IOException | UncheckedIOException gone) {
      return 0;
    }
  }

  private static double wall(String walls, String name) {
    return number(walls, name + "\\s+(\\d+)", Double.POSITIVE_INFINITY);
  }

  private static double number(String text, String pattern, double none) {
    Matcher found = Pattern.compile(pattern).matcher(text);
    return found.find() ? Double.parseDouble(found.group(1)) : none;
  }

  private String read(String name) {
    try {
      return Files.readString(inProc(name));
    } catch (IOException gone) {
      return "";
    }
  }

  private Path inProc(String name) {
    return Path.of("/proc", Long.toString(process), name);
  }
}
