package gridmark;

import gridmark.grader.sandbox.Sandbox;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Where tests find the files of this repository, and the sandbox they share. */
public final class Repository {

  private Repository() {}

  public static Path root() {
    return Path.of(System.getProperty("gridmark.home", ""));
  }

  public static Path testcases() {
    return root().resolve("testcases");
  }

  public static Path submissions() {
    return root().resolve("grader/submissions");
  }

  /** A sample by its path, such as {@code accepted/classic-one-file}. */
  public static Path sample(String name) {
    return submissions().resolve(name);
  }

  /** The real sandbox, as the program opens it. */
  public static Sandbox sandbox() {
    try {
      return Sandbox.open(
          Path.of(System.getProperty("gridmark.cache", "target/cache")).toAbsolutePath(),
          line -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
