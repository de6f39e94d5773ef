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
    try {
      return new WorkFolder(Files.createTempDirectory("gridmark-"));
    } catch (IOException e) {
      throw new IOException(
          "no folder can be made in "
              + System.getProperty("java.io.tmpdir")
              + ": give another with -Djava.io.tmpdir",
          e);
    }
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

    /** A submission may have made it read-only. */
    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return folder.toFile().setWritable(true) && folder.toFile().setExecutable(true)
          ? FileVisitResult.CONTINUE
          : FileVisitResult.SKIP_SUBTREE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
