package gridmark.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
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

  /** Whether there is room for another: it may be files, not bytes, that a disk is full of. */
  static boolean canBeMade() {
    try (WorkFolder another = create()) {
      return Files.isDirectory(another.path);
    } catch (IOException full) {
      return false;
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

  /**
   * Whether what is in it takes up more than this. What cannot be looked into, or is nested deeper
   * than any program needs, counts as more.
   */
  boolean exceeds(long bytes) {
    Measure measure = new Measure(bytes);
    try {
      Files.walkFileTree(path, Set.of(), Measure.MOST_DEPTH, measure);
    } catch (IOException changing) {
      // It is being written to meanwhile; what was seen counts.
    }
    return measure.isExceeded();
  }

  /** Removes what can be removed: a leftover file is no reason to lose a grade. */
  @Override
  public void close() {
    try {
      Sweep.remove(path);
    } catch (IOException leftOver) {
      return;
    }
  }

  private static final class Measure extends SimpleFileVisitor<Path> {

    /** What even an empty file takes up. */
    private static final long LEAST_BYTES = 4_096;

    /** So many names make no path that is too long for the system, however long they are. */
    private static final int MOST_DEPTH = 15;

    private final long limit;
    private long sum;
    private boolean isClosed;

    Measure(long limit) {
      this.limit = limit;
    }

    boolean isExceeded() {
      return isClosed || sum > limit;
    }

    private FileVisitResult next() {
      return isExceeded() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    /** Called for a folder too, where it is too deep to be looked into. */
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      isClosed |= attributes.isDirectory();
      sum += Math.max(LEAST_BYTES, attributes.size());
      return next();
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      isClosed |= failure instanceof AccessDeniedException;
      return next();
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
      sum += LEAST_BYTES;
      return next();
    }
  }
}
