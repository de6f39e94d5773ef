package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Removes a folder with whatever a process has left in it. Folders in folders are first moved to
 * the top, one level at a time: so they may be nested deeper than any path can be written, and few
 * of them are open at once. Handles are used and no links followed, since at the weakest level a
 * process may be left that exchanges a folder for a link.
 */
final class Sweep {

  private final Path top;
  private final SecureDirectoryStream<Path> handle;

  /** Folders at the top. */
  private final Deque<Path> folders = new ArrayDeque<>();

  /** Begins the names of folders that were moved; nobody could know it while the process ran. */
  private final String moved = "moved-" + Long.toHexString(System.nanoTime()) + "-";

  private long count;

  private Sweep(Path top, SecureDirectoryStream<Path> handle) {
    this.top = top;
    this.handle = handle;
  }

  /**
   * Removes a folder.
   *
   * @throws IOException if something is left
   */
  static void remove(Path folder) throws IOException {
    letOwnerIn(folder);
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      if (entries instanceof SecureDirectoryStream<Path> secure) {
        new Sweep(folder, secure).empty();
      } else {
        removeByPaths(folder);
        return;
      }
    }
    Files.delete(folder);
  }

  /** On systems without handles of folders. */
  private static void removeByPaths(Path folder) throws IOException {
    List<Path> inside;
    try (Stream<Path> paths = Files.walk(folder)) {
      inside = paths.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : inside) {
      Files.delete(each);
    }
  }

  private void empty() {
    for (Path entry : handle) {
      Path name = entry.getFileName();
      if (isFolder(handle, name)) {
        folders.add(name);
      } else {
        tryTo(() -> handle.deleteFile(name));
      }
    }
    while (!folders.isEmpty()) {
      Path name = folders.remove();
      letOwnerIn(top.resolve(name));
      tryTo(() -> emptyAndMoveUp(name));
      tryTo(() -> handle.deleteDirectory(name));
    }
  }

  private void emptyAndMoveUp(Path name) throws IOException {
    try (SecureDirectoryStream<Path> inner =
        handle.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
      for (Path entry : inner) {
        Path child = entry.getFileName();
        if (isFolder(inner, child)) {
          tryTo(() -> moveUp(inner, name, child));
        } else {
          tryTo(() -> inner.deleteFile(child));
        }
      }
    }
  }

  private void moveUp(SecureDirectoryStream<Path> inner, Path name, Path child) throws IOException {
    Path target = Path.of(moved + count++);
    letOwnerIn(top.resolve(name).resolve(child));
    inner.move(child, handle, target);
    folders.add(target);
  }

  private static boolean isFolder(SecureDirectoryStream<Path> folder, Path name) {
    try {
      return folder
          .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .readAttributes()
          .isDirectory();
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * A submission may have made a folder that its owner cannot list or change. Root can all the
   * same, and must not follow a path that is another's.
   */
  private static void letOwnerIn(Path folder) {
    if (Machine.isLinux() && !Machine.isRoot()) {
      tryTo(
          () ->
              Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------")));
    }
  }

  private interface Step {
    void take() throws IOException;
  }

  /** Whatever cannot be done, the rest can. */
  private static void tryTo(Step step) {
    try {
      step.take();
    } catch (IOException leftOver) {
      return;
    }
  }
}
