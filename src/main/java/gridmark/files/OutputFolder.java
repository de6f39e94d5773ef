package gridmark.files;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The folder that results go to. A file in it is whole or not there.
 *
 * @param path need not be there, and is not tried out
 */
public record OutputFolder(Path path) {

  /**
   * Creates the folder if need be, and tries it out: better to hear now than after an hour's
   * grading.
   *
   * @throws NotWritableException if nothing can be written there
   */
  public static OutputFolder open(Path folder) throws NotWritableException {
    OutputFolder opened = new OutputFolder(folder).create();
    try (Unfinished probe = Unfinished.of(folder.resolve("probe"))) {
      Files.createFile(probe.path());
    } catch (IOException e) {
      throw notWritable(folder, e);
    }
    opened.sweep(Unfinished::isAbandoned);
    return opened;
  }

  /** A folder inside of this one, which is created if need be, and not tried out again. */
  public OutputFolder inner(String name) throws NotWritableException {
    return new OutputFolder(path.resolve(name)).create();
  }

  private OutputFolder create() throws NotWritableException {
    try {
      if (Files.exists(path) && !Files.isDirectory(path)) {
        throw new IOException("it is a file");
      }
      Files.createDirectories(path);
      return this;
    } catch (IOException e) {
      throw notWritable(path, e);
    }
  }

  private static NotWritableException notWritable(Path folder, IOException e) {
    return new NotWritableException(
        "reports cannot be written to %s (%s): give another folder with --out"
            .formatted(folder, Reason.ofWriting(e)));
  }

  /** The folder cannot be used. */
  public static final class NotWritableException extends IOException {
    private static final long serialVersionUID = 1L;

    public NotWritableException(String message) {
      super(message);
    }
  }

  /** Removes what a grader that was killed could not finish. */
  private void sweep(Predicate<Path> isLeftOver) {
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.filter(isLeftOver).toList()) {
        Unfinished.delete(file);
      }
    } catch (IOException | UncheckedIOException leftOver) {
      // Nothing is lost but room.
      return;
    }
  }

  /** Removes all that is unfinished; for who knows that nobody else writes here. */
  public OutputFolder sweepAll() {
    sweep(Unfinished::is);
    return this;
  }

  /** Whether there is something of this name. */
  public boolean has(String name) {
    return Files.exists(path.resolve(name));
  }

  /** Makes sure that nothing but an older file stands where one of this name is to be written. */
  public void check(String name) throws NotWritableException {
    Path target = path.resolve(name);
    if (Files.isDirectory(target)) {
      throw new NotWritableException(
          "%s cannot be written (it is a folder): move it away, or give another folder with --out"
              .formatted(target));
    }
  }

  /**
   * Writes a file as a whole, over any older one. Half a character, which strangers' text may hold,
   * is written as a question mark.
   */
  public Path write(String name, String text) throws IOException {
    return put(name, unfinished -> Files.write(unfinished, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** What is in a file that is too long to hold at once. */
  public interface Content {
    void writeTo(Writer out) throws IOException;
  }

  /** Writes a file as a whole, over any older one. */
  public Path write(String name, Content content) throws IOException {
    return put(
        name,
        unfinished -> {
          try (Writer out =
              new BufferedWriter(
                  new OutputStreamWriter(
                      Files.newOutputStream(unfinished), StandardCharsets.UTF_8))) {
            content.writeTo(out);
          }
        });
  }

  /** Copies a file as a whole, over any older one of that name. */
  public Path copy(Path file) throws IOException {
    return put(file.getFileName().toString(), unfinished -> Files.copy(file, unfinished));
  }

  /** Fills a file that is not there yet. */
  @FunctionalInterface
  private interface Filling {
    void fill(Path file) throws IOException;
  }

  private Path put(String name, Filling filling) throws IOException {
    Path target = path.resolve(name);
    try (Unfinished file = Unfinished.of(target)) {
      filling.fill(file.path());
      return file.finish();
    } catch (IOException e) {
      throw new IOException("%s cannot be written (%s)".formatted(target, Reason.ofWriting(e)), e);
    }
  }
}
