package gridmark.grader.submission;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * Walks a folder for the files of a program. Links are not followed, so there are no circles and no
 * ways out.
 */
final class FolderReader extends SimpleFileVisitor<Path> {

  private final Path root;
  private final String prefix;
  private final Basket basket;
  private final List<Path> archives = new ArrayList<>();
  private int entries;

  private FolderReader(Path root, String prefix, Basket basket) {
    this.root = root;
    this.prefix = prefix;
    this.basket = basket;
  }

  /**
   * Reads all of a folder.
   *
   * @param prefix put in front of every path
   */
  static void read(Path folder, String prefix, Basket basket) throws IOException {
    Path root = folder.toRealPath();
    FolderReader reader = new FolderReader(root, prefix, basket);
    Files.walkFileTree(root, reader);
    if (basket.isEmpty() && reader.archives.size() == 1) {
      reader.open(reader.archives.get(0));
    }
  }

  /** Platforms put what was handed in, a zip too, into a folder of the student's. */
  private void open(Path archive) throws IOException {
    basket.note(Printable.line(path(archive)) + " was opened, since there is nothing else.");
    Archive.named(path(archive)).orElseThrow().read(archive, basket);
  }

  private String path(Path file) {
    return prefix + root.relativize(file).toString().replace(File.separatorChar, '/');
  }

  static void readFile(Path file, String path, Basket basket) throws IOException {
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      basket.add(path, in);
    } catch (IOException e) {
      if (!basket.doesWithout(path)) {
        throw e;
      }
    }
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    boolean isSkipped =
        !folder.equals(root) && Basket.isToolFolder(folder.getFileName().toString());
    return isSkipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
    if (++entries > Basket.MOST_ENTRIES) {
      basket.refuse(
          "The folder holds more than %d files: hand in your solver only."
              .formatted(Basket.MOST_ENTRIES));
    }
    String path = path(file);
    if (Basket.isArchive(path) && attributes.isRegularFile()) {
      archives.add(file);
    }
    if (basket.wants(path)) {
      if (attributes.isRegularFile()) {
        readFile(file, path, basket);
      } else {
        basket.noteLink(path);
      }
    }
    return basket.isFull() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
  }
}
