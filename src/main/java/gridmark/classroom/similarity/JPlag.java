package gridmark.classroom.similarity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** JPlag as Maven has put it beside our own program: its jars, and those it needs. */
public final class JPlag {

  /** Beginnings of the names of its own jars; the rest are libraries. */
  private static final List<String> OWN = List.of("jplag-", "java-", "language-api-");

  private JPlag() {}

  /** It is not there; the message says where it should be, and how it comes there. */
  public static final class MissingException extends Exception {
    private static final long serialVersionUID = 1L;

    MissingException(Path folder) {
      super(
          "--similarity needs JPlag, which is not in %s: build Gridmark there with mvn package, which fetches it, or copy the folder target/jplag of a build to that place. It is no part of gridmark.jar, since its licence is another (GPL-3)."
              .formatted(folder));
    }
  }

  /**
   * What to call it by.
   *
   * @param folder of its jars
   */
  public static String classPath(Path folder) throws MissingException {
    Path absolute = folder.toAbsolutePath().normalize();
    try (Stream<Path> files = Files.list(absolute)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      if (OWN.stream().allMatch(own -> names.stream().anyMatch(name -> name.startsWith(own)))) {
        return absolute.resolve("*").toString();
      }
    } catch (IOException | UncheckedIOException unreadable) {
      throw new MissingException(absolute);
    }
    throw new MissingException(absolute);
  }
}
