package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that a submission's process may read besides its own folder: the system's libraries, and what
 * its language needs. No packs, no reports, nobody's home.
 *
 * @param paths files and folders that exist
 */
record VisibleFiles(List<Path> paths) {

  /** Where distributions keep the libraries that programs are linked with, and what finds them. */
  private static final List<Path> LIBRARIES =
      List.of(
          Path.of("/lib"),
          Path.of("/lib64"),
          Path.of("/usr/lib"),
          Path.of("/usr/lib64"),
          Path.of("/nix/store"),
          Path.of("/gnu/store"),
          Path.of("/etc/ld.so.cache"));

  VisibleFiles {
    paths = List.copyOf(paths);
  }

  /** The system's libraries, and more; what does not exist is left out. */
  static VisibleFiles of(List<Path> more) {
    Set<Path> paths = new LinkedHashSet<>(LIBRARIES);
    paths.addAll(more);
    return new VisibleFiles(
        paths.stream().filter(Files::exists).filter(path -> !isUnderAnother(path, paths)).toList());
  }

  private static boolean isUnderAnother(Path path, Set<Path> paths) {
    return paths.stream().anyMatch(other -> !path.equals(other) && path.startsWith(other));
  }

  VisibleFiles plus(Path path) {
    List<Path> more = new ArrayList<>(paths);
    more.add(path);
    return new VisibleFiles(more);
  }

  /** Where a path leads if it is a link to another that is visible, as /lib often is. */
  Optional<Path> linkTarget(Path path) {
    try {
      return Files.isSymbolicLink(path) && paths.contains(path.toRealPath())
          ? Optional.of(Files.readSymbolicLink(path))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The first path that another user would not get at. */
  Optional<Path> firstOutOfReach() {
    return paths.stream()
        .filter(path -> !LIBRARIES.contains(path) && !Machine.isReachableByAll(path))
        .findFirst();
  }
}
