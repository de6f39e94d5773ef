package gridmark.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a process keeps on the disk that is in no folder.
 *
 * @param deleted the size of the files that it has deleted and has open or mapped
 * @param written what it has written to disks so far, deleted files included
 */
record HiddenFiles(long deleted, long written) {

  static final HiddenFiles NONE = new HiddenFiles(0, 0);

  /** So many times over may the files it may have be written. */
  private static final int MOST_REWRITING = 16;

  /**
   * What a deleted file counts for at least that is mapped, and whose size we are not told: so many
   * of them are too many, and none is larger than all files may be.
   */
  static final long UNKNOWN_BYTES = Limits.DISK_BYTES / MOST_REWRITING;

  private static final String WRITTEN = "write_bytes: ";

  /** A mapping: its addresses, where in the file it begins, the file's number and name. */
  private static final Pattern MAPPING =
      Pattern.compile("(\\w+)-(\\w+) \\S+ (\\w+) \\S+ (\\d+) +(/.*) \\(deleted\\)");

  /** The launcher's, where it could not look either. */
  private static final int NOT_SHOWN = 125;

  boolean exceed(long bytes) {
    return deleted > bytes || written > bytes * MOST_REWRITING;
  }

  /**
   * Looks at a process's files. Empty if they are not shown: it is another user's and we lack the
   * privilege, it has seen to that itself, or it is ending.
   *
   * @param folder the only one that it may write, or the one that counts
   */
  static Optional<HiddenFiles> of(long process, Path folder) {
    Path facts = Path.of("/proc", Long.toString(process));
    try {
      // The kernel tells this to those who may look at open files.
      long written = written(facts);
      // Each file once, by its number: all that it can write are of one file system.
      Map<Long, Long> sizes = new HashMap<>();
      addOpen(facts, sizes);
      addMapped(facts, folder + "/", sizes);
      long deleted = sizes.values().stream().mapToLong(size -> size).sum();
      return Optional.of(new HiddenFiles(deleted, written));
    } catch (AccessDeniedException | NoSuchFileException notShownOrGone) {
      return Optional.empty();
    } catch (FileSystemException ours) {
      // We have too many files open, say: nothing that the process could be blamed for.
      return Optional.of(NONE);
    } catch (IOException | UncheckedIOException notShownOrGone) {
      return Optional.empty();
    }
  }

  /** What somebody else has seen who may look, by a command of the launcher. */
  static Optional<HiddenFiles> by(List<String> command) {
    try {
      Run run = Run.of(Sandbox.bare(command));
      if (run.exitCode() != 0) {
        return run.exitCode() == NOT_SHOWN ? Optional.empty() : Optional.of(NONE);
      }
      String[] numbers = run.output().split(" ", -1);
      return Optional.of(new HiddenFiles(Long.parseLong(numbers[0]), Long.parseLong(numbers[1])));
    } catch (IOException ours) {
      return Optional.of(NONE);
    }
  }

  private static long written(Path process) throws IOException {
    try (Stream<String> lines = Files.lines(process.resolve("io"))) {
      return lines
          .filter(line -> line.startsWith(WRITTEN))
          .mapToLong(line -> Long.parseLong(line.substring(WRITTEN.length())))
          .sum();
    } catch (NoSuchFileException notCountedHere) {
      return 0;
    }
  }

  private static void addOpen(Path process, Map<Long, Long> sizes) throws IOException {
    try (Stream<Path> open = Files.list(process.resolve("fd"))) {
      open.forEach(file -> addIfDeleted(file, sizes));
    }
  }

  private static void addIfDeleted(Path file, Map<Long, Long> sizes) {
    try {
      Map<String, Object> state = Files.readAttributes(file, "unix:nlink,size,ino,isRegularFile");
      if (state.get("nlink").equals(0) && state.get("isRegularFile").equals(true)) {
        sizes.merge((long) state.get("ino"), (long) state.get("size"), Math::max);
      }
    } catch (IOException closed) {
      return;
    }
  }

  private static void addMapped(Path process, String folder, Map<Long, Long> sizes)
      throws IOException {
    // Names are any bytes.
    try (Stream<String> lines = Files.lines(process.resolve("maps"), StandardCharsets.ISO_8859_1)) {
      lines
          .map(MAPPING::matcher)
          .filter(mapping -> mapping.matches() && mapping.group(5).startsWith(folder))
          .forEach(mapping -> addMapping(process, mapping, sizes));
    }
  }

  private static void addMapping(Path process, Matcher mapping, Map<Long, Long> sizes) {
    long begin = Long.parseUnsignedLong(mapping.group(1), 16);
    long end = Long.parseUnsignedLong(mapping.group(2), 16);
    long mapped = Long.parseUnsignedLong(mapping.group(3), 16) + end - begin;
    Path file = process.resolve("map_files/%x-%x".formatted(begin, end));
    long size = size(file).orElse(Math.max(mapped, UNKNOWN_BYTES));
    sizes.merge(Long.parseLong(mapping.group(4)), size, Math::max);
  }

  /** The kernel tells it to those who may do nearly everything. */
  private static OptionalLong size(Path file) {
    try {
      return OptionalLong.of(Files.size(file));
    } catch (IOException notTold) {
      return OptionalLong.empty();
    }
  }
}
