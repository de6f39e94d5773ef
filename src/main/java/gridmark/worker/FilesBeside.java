package gridmark.worker;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a submission has beside its classes: data, texts, lists of services. It lies in the working
 * folder as it did in the student's project, so that a path leads there as well as a class loader.
 */
final class FilesBeside {

  private final Path folder;
  private final List<String> paths = new ArrayList<>();

  FilesBeside(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /** A name that this system cannot write, or that leads out of the folder, is no file here. */
  void add(String path, byte[] content) throws IOException {
    try {
      Path file = folder.resolve(path).normalize();
      if (file.startsWith(folder)) {
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        paths.add(path);
      }
    } catch (InvalidPathException unwritable) {
      // The submission will not find it, and say so.
    }
  }

  /**
   * The file of that name on a class path; null if there is none. Where the class path began in the
   * student's project nobody knows: at "src/main/resources", at "src", or above what was packed.
   */
  URL find(String name) {
    String best = null;
    for (String path : paths) {
      boolean isMeant = ends(path, name) || ends(name, path);
      if (isMeant && (best == null || isBefore(path, best))) {
        best = path;
      }
    }
    try {
      return best == null ? null : folder.resolve(best).toUri().toURL();
    } catch (IOException e) {
      return null;
    }
  }

  private static boolean ends(String path, String name) {
    return path.equals(name) || path.endsWith("/" + name);
  }

  /** The student's own before what a build copied, then the nearer one. */
  private static boolean isBefore(String path, String other) {
    if (isBuilt(path) != isBuilt(other)) {
      return isBuilt(other);
    }
    return path.length() != other.length()
        ? path.length() < other.length()
        : path.compareTo(other) < 0;
  }

  private static boolean isBuilt(String path) {
    for (String built : new String[] {"target/", "build/", "out/", "bin/"}) {
      if (path.startsWith(built) || path.contains("/" + built)) {
        return true;
      }
    }
    return false;
  }
}
