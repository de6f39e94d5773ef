package gridmark.grader.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder that reports go to. A file in it is whole or not there: it is written aside and then
 * renamed.
 */
public final class ReportFolder {

  private static final String UNFINISHED = ".gridmark-";
  private static final Pattern UNFINISHED_NAME =
      Pattern.compile(Pattern.quote(UNFINISHED) + ".*\\.(\\d{1,18})\\.tmp");

  /** No file of ours takes so long to write; another machine may share the folder. */
  private static final Duration LONG_AGO = Duration.ofMinutes(1);

  private final Path folder;

  private ReportFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Creates the folder if need be, and tries it out: better to hear now than after an hour's
   * grading.
   *
   * @throws NotWritableException if nothing can be written there
   */
  public static ReportFolder open(Path folder) throws NotWritableException {
    try {
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new IOException("it is a file");
      }
      Files.createDirectories(folder);
      ReportFolder opened = new ReportFolder(folder);
      // Not createFile: in a container, a run that was killed may have had this process's number.
      Files.delete(Files.write(opened.unfinished("probe"), new byte[0]));
      opened.sweep(ReportFolder::isAbandoned);
      return opened;
    } catch (IOException e) {
      throw new NotWritableException(
          "reports cannot be written to %s (%s): give another folder with --out"
              .formatted(folder, reason(e)));
    }
  }

  /** Removes what a grader that was killed could not finish. */
  private void sweep(Predicate<Path> isLeftOver) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(isLeftOver).toList()) {
        Files.delete(file);
      }
    } catch (IOException | UncheckedIOException leftOver) {
      // Nothing is lost but room.
      return;
    }
  }

  /** Removes all that is unfinished; for who knows that nobody else writes here. */
  public ReportFolder sweepAll() {
    sweep(file -> unfinishedName(file).matches());
    return this;
  }

  private static Matcher unfinishedName(Path file) {
    return UNFINISHED_NAME.matcher(file.getFileName().toString());
  }

  private static boolean isAbandoned(Path file) {
    Matcher name = unfinishedName(file);
    try {
      return name.matches()
          && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
          && Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(LONG_AGO));
    } catch (IOException gone) {
      return false;
    }
  }

  /** Whether there is something of this name. */
  boolean has(String name) {
    return Files.exists(folder.resolve(name));
  }

  /**
   * Makes sure that a file of this name can be written, over any older one.
   *
   * @throws NotWritableException if something else stands there
   */
  void check(String name) throws NotWritableException {
    Path target = folder.resolve(name);
    if (Files.isDirectory(target)) {
      throw new NotWritableException(
          "%s cannot be written (it is a folder): move it away, or give another folder with --out"
              .formatted(target));
    }
  }

  /** The folder cannot be used. */
  public static final class NotWritableException extends IOException {
    private static final long serialVersionUID = 1L;

    public NotWritableException(String message) {
      super(message);
    }
  }

  /** Why a file cannot be written, in a few words. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "no permission";
    }
    if (e instanceof FileSystemException failure) {
      return failure.getReason() == null ? "it cannot be created" : failure.getReason();
    }
    return e.getMessage();
  }

  /** Whether a file is one that is being written, or could not be finished. */
  public static boolean isUnfinished(Path file) {
    return UNFINISHED_NAME.matcher(file.getFileName().toString()).matches();
  }

  /**
   * Writes a file as a whole, over any older one. Half a character, which strangers' text may hold,
   * is written as a question mark.
   */
  public Path write(String name, String text) throws IOException {
    return put(name, unfinished -> Files.write(unfinished, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** What is in a file that is too long to hold at once. */
  interface Content {
    void writeTo(Writer out) throws IOException;
  }

  /** Writes a file as a whole, over any older one. */
  Path write(String name, Content content) throws IOException {
    return put(
        name,
        unfinished -> {
          try (Writer out = writer(unfinished)) {
            content.writeTo(out);
          }
        });
  }

  /** Copies a file as a whole, over any older one of that name. */
  public Path copy(Path file) throws IOException {
    return put(
        file.getFileName().toString(),
        unfinished -> Files.copy(file, unfinished, StandardCopyOption.REPLACE_EXISTING));
  }

  /** Fills a file that is not there yet. */
  @FunctionalInterface
  private interface Filling {
    void fill(Path file) throws IOException;
  }

  private Path put(String name, Filling filling) throws IOException {
    Path target = folder.resolve(name);
    Path unfinished = unfinished(name);
    try {
      filling.fill(unfinished);
      move(unfinished, target);
    } catch (IOException e) {
      throw new IOException("%s cannot be written (%s)".formatted(target, reason(e)), e);
    } finally {
      Files.deleteIfExists(unfinished);
    }
    return target;
  }

  private static Writer writer(Path file) throws IOException {
    return new BufferedWriter(
        new OutputStreamWriter(Files.newOutputStream(file), StandardCharsets.UTF_8));
  }

  /** Not createTempFile: its files are for the owner alone, and so would be the report. */
  private Path unfinished(String name) {
    return folder.resolve(UNFINISHED + name + "." + ProcessHandle.current().pid() + ".tmp");
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
