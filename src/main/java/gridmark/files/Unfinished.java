package gridmark.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file or folder that is made beside the place it is for, and renamed when it is whole. What was
 * not finished is gone when this is closed.
 *
 * @param path where to make it
 * @param target where it is to be
 */
public record Unfinished(Path path, Path target) implements AutoCloseable {

  private static final String START = ".gridmark-";
  private static final Pattern NAME =
      Pattern.compile(Pattern.quote(START) + ".*\\.(\\d{1,18})\\.tmp");

  /** Nothing of ours takes so long to write; another machine may share the folder. */
  private static final Duration LONG_AGO = Duration.ofMinutes(1);

  /** For this place; nothing is made yet. Not createTempFile: its files are the owner's alone. */
  public static Unfinished of(Path target) throws IOException {
    String name =
        "%s%s.%d.%d.tmp"
            .formatted(
                START,
                target.getFileName(),
                Thread.currentThread().getId(),
                ProcessHandle.current().pid());
    Path path = target.resolveSibling(name);
    // In a container, a run that was killed may have had this process's number.
    delete(path);
    return new Unfinished(path, target);
  }

  /** Puts it into its place, over a file or an empty folder that is there. */
  public Path finish() throws IOException {
    try {
      return Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      return Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    delete(path);
  }

  /** Deletes a file, or a folder and all that is in it; nothing if nothing is there. */
  public static void delete(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> insideOut;
    try (Stream<Path> files = Files.walk(path)) {
      insideOut = files.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path file : insideOut) {
      Files.delete(file);
    }
  }

  /** Whether a file is one that is being written, or could not be finished. */
  public static boolean is(Path file) {
    return name(file).matches();
  }

  /** Whether a program that was killed has left it behind. */
  static boolean isAbandoned(Path file) {
    Matcher name = name(file);
    try {
      return name.matches()
          && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
          && Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(LONG_AGO));
    } catch (IOException gone) {
      return false;
    }
  }

  private static Matcher name(Path file) {
    return NAME.matcher(file.getFileName().toString());
  }
}
