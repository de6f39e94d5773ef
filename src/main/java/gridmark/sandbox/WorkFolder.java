package gridmark.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A private folder for one process, with its temporary files. Its name says whose it is, so that
 * what a killed grader has left behind can be told from what is in use.
 */
final class WorkFolder implements AutoCloseable {

  private static final String PREFIX = "gridmark-" + Machine.processSpace() + "-";
  private static final Pattern NAME = Pattern.compile(Pattern.quote(PREFIX) + "(\\d{1,18})-\\d+");

  private final Path path;

  WorkFolder(Path path) {
    this.path = path;
  }

  static WorkFolder create() throws IOException {
    try {
      String owner = PREFIX + ProcessHandle.current().pid() + "-";
      return new WorkFolder(Files.createTempDirectory(owner));
    } catch (IOException e) {
      String place = System.getProperty("java.io.tmpdir");
      throw new IOException(
          "no folder can be made in " + place + ": give another with -Djava.io.tmpdir", e);
    }
  }

  /** Removes the folders of graders that were killed before they could do so themselves. */
  static void sweep(Path temporary) {
    try (Stream<Path> files = Files.list(temporary)) {
      files.filter(WorkFolder::isAbandoned).forEach(folder -> new WorkFolder(folder).close());
    } catch (IOException | UncheckedIOException unreadable) {
      // Nothing is lost but room.
      return;
    }
  }

  private static boolean isAbandoned(Path folder) {
    Matcher name = NAME.matcher(folder.getFileName().toString());
    return name.matches()
        && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        && isOurs(folder);
  }

  /** A user whom nobody named is one that root made up for a submission. */
  private static boolean isOurs(Path folder) {
    try {
      String owner = Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).getName();
      return owner.equals(System.getProperty("user.name"))
          || (Machine.isRoot() && owner.chars().allMatch(Character::isDigit));
    } catch (IOException e) {
      return false;
    }
  }

  Path path() {
    return path;
  }

  /** Whether what is in it takes up more than this. */
  boolean exceeds(long bytes) {
    Measure measure = new Measure(bytes);
    try {
      Files.walkFileTree(path, measure);
    } catch (IOException changing) {
      // It is being written to meanwhile; what was seen counts.
    }
    return measure.isExceeded();
  }

  /** Removes what can be removed: a leftover file is no reason to lose a grade. */
  @Override
  public void close() {
    try {
      Files.walkFileTree(path, new Deletion());
    } catch (IOException leftOver) {
      return;
    }
  }

  private static final class Measure extends SimpleFileVisitor<Path> {

    /** What even an empty file takes up. */
    private static final long LEAST_BYTES = 4_096;

    private final long limit;
    private long sum;

    Measure(long limit) {
      this.limit = limit;
    }

    boolean isExceeded() {
      return sum > limit;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      sum += Math.max(LEAST_BYTES, attributes.size());
      return isExceeded() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
      sum += LEAST_BYTES;
      return isExceeded() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {

    /** A submission may have made it read-only. */
    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return folder.toFile().setWritable(true) && folder.toFile().setExecutable(true)
          ? FileVisitResult.CONTINUE
          : FileVisitResult.SKIP_SUBTREE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
