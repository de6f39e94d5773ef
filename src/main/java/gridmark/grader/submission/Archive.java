package gridmark.grader.submission;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of archives that are opened. */
public enum Archive {
  ZIP(".zip"),
  TAR_GZ(".tar.gz", ".tgz"),
  TAR(".tar");

  /** Those that people are asked for. */
  public static final String WANTED = ".zip or .tar.gz";

  @SuppressWarnings("ImmutableEnumChecker") // it is a List.of
  private final List<String> endings;

  Archive(String... endings) {
    this.endings = List.of(endings);
  }

  /** The kind of a file, by the end of its name. */
  public static Optional<Archive> named(String name) {
    return Stream.of(values()).filter(each -> each.ending(name).isPresent()).findFirst();
  }

  /** A name without the end that says what kind of archive it is. */
  static String stem(String name) {
    return Stream.of(values())
        .flatMap(each -> each.ending(name).stream())
        .findFirst()
        .map(ending -> name.substring(0, name.length() - ending.length()))
        .orElse(name);
  }

  /** How the names of all kinds end. */
  public static List<String> endings() {
    return Stream.of(values()).flatMap(each -> each.endings.stream()).toList();
  }

  private Optional<String> ending(String name) {
    return endings.stream().filter(name.toLowerCase(Locale.ROOT)::endsWith).findFirst();
  }

  /** Reads the source files in it; what is wrong with it is told in the basket. */
  void read(Path file, Basket basket) throws IOException {
    switch (this) {
      case ZIP -> ZipReader.read(file, basket);
      case TAR_GZ -> TarReader.read(file, true, basket);
      case TAR -> TarReader.read(file, false, basket);
    }
  }
}
