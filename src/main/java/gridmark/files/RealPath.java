package gridmark.files;

import java.io.IOException;
import java.nio.file.Path;

/** Where a path leads, so that two ways to one place can be seen to be that. */
public final class RealPath {

  private RealPath() {}

  /** Without links, as far as it exists. */
  public static Path of(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    try {
      return absolute.toRealPath();
    } catch (IOException notThere) {
      Path parent = absolute.getParent();
      return parent == null ? absolute : of(parent).resolve(absolute.getFileName());
    }
  }
}
