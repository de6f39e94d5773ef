package gridmark.files;

import java.io.IOException;
import java.io.InputStream;

/** What travels inside the program. */
public final class Resource {

  private Resource() {}

  /**
   * Reads it.
   *
   * @param path from the root, such as {@code /gridmark/jail/jail.c}
   */
  public static byte[] read(String path) throws IOException {
    try (InputStream in = Resource.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("the program was built without " + path + ": build it with Maven");
      }
      return in.readAllBytes();
    }
  }
}
