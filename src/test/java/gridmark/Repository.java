package gridmark;

import gridmark.catalogue.Languages;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.NotOfferedException;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opentest4j.TestAbortedException;

/** Where tests find the files of this repository, and the sandbox they share. */
public final class Repository {

  private Repository() {}

  public static Path root() {
    return Path.of(System.getProperty("gridmark.home", ""));
  }

  public static Path testcases() {
    return root().resolve("testcases/solve");
  }

  public static Path submissions() {
    return root().resolve("grader/submissions/solve");
  }

  /** A sample by its path, such as {@code accepted/classic-one-file}. */
  public static Path sample(String name) {
    return submissions().resolve(name);
  }

  /**
   * The real sandbox, as the program opens it: at the strongest level there is, or at the one that
   * {@code -Dgridmark.isolation} names.
   */
  public static Sandbox sandbox() {
    String level = System.getProperty("gridmark.isolation", "auto");
    return sandbox(
        level.equals("auto")
            ? Optional.empty()
            : Optional.of(Isolation.valueOf(level.toUpperCase(Locale.ROOT))));
  }

  /** The real sandbox at a level; the test is skipped where it cannot be had. */
  public static Sandbox sandbox(Isolation level) {
    return sandbox(Optional.of(level));
  }

  private static Sandbox sandbox(Optional<Isolation> level) {
    try {
      return Sandbox.open(cache(), level, line -> {}, Languages.ALL);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NotOfferedException e) {
      throw new TestAbortedException(level + " cannot be had here: " + e.getMessage(), e);
    }
  }

  public static Path cache() {
    return Path.of(System.getProperty("gridmark.cache", "target/cache")).toAbsolutePath();
  }

  /** Options of the JVM as the launcher gives them for grading. */
  public static List<String> launcherFlags() {
    return List.of(
        "-XX:+UseSerialGC",
        "-XX:-UsePerfData",
        "-XX:TieredStopAtLevel=1",
        "-Xmn16m",
        "-XX:+DisableAttachMechanism");
  }
}
