package gridmark.grader.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** A private folder for one process, with its temporary files. */
final class WorkFolder {

  private final Path path;

  WorkFolder(Path path) {
    this.path = path;
  }

  static WorkFolder create() throws IOException {
    return new WorkFolder(Files.createTempDirectory("gridmark-"));
  }

  Path path() {
    return path;
  }

  /** Removes what can be removed: a leftover file is no reason to lose a grade. */
  void delete() {
    try {
      Files.walkFileTree(path, new Deletion());
    } catch (IOException leftOver) {
      return;
    }
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
