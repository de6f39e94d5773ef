package gridmark.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that a submission's process may read besides its own folder: the JDK, the system's libraries,
 * the sandbox's jars and the class-data archive. No packs, no reports, nobody's home.
 *
 * @param paths files and folders that exist
 */
record VisibleFiles(List<Path> paths) {

  /** Where distributions keep the libraries that a JVM is linked with, and what finds them. */
  private static final List<Path> LIBRARIES =
      List.of(
          Path.of("/lib"),
          Path.of("/lib64"),
          Path.of("/usr/lib"),
          Path.of("/usr/lib64"),
          Path.of("/nix/store"),
          Path.of("/gnu/store"),
          Path.of("/etc/ld.so.cache"));

  /** A JDK that a distribution packs may keep its settings under /etc, behind such links. */
  private static final List<String> SETTINGS =
      List.of("lib/jvm.cfg", "conf/logging.properties", "conf/security/java.security");

  VisibleFiles {
    paths = List.copyOf(paths);
  }

  static VisibleFiles of(SandboxJars jars, Optional<Path> archive) throws IOException {
    Path jdk = Path.of(System.getProperty("java.home"));
    Set<Path> paths = new LinkedHashSet<>(LIBRARIES);
    paths.add(jdk);
    paths.add(jdk.toRealPath());
    paths.addAll(settings(jdk));
    paths.add(jars.folder());
    archive.ifPresent(paths::add);
    return new VisibleFiles(
        paths.stream().filter(Files::exists).filter(path -> !isUnderAnother(path, paths)).toList());
  }

  private static boolean isUnderAnother(Path path, Set<Path> paths) {
    return paths.stream().anyMatch(other -> !path.equals(other) && path.startsWith(other));
  }

  private static List<Path> settings(Path jdk) throws IOException {
    List<Path> outside = new ArrayList<>();
    for (String name : SETTINGS) {
      Path link = jdk.resolve(name);
      if (Files.exists(link)) {
        Path file = link.toRealPath();
        Path folder = file.getParent();
        outside.add(folder.equals(Path.of("/etc")) ? file : folder);
      }
    }
    return outside;
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
