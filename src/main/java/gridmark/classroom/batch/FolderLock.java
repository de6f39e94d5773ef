package gridmark.classroom.batch;

import gridmark.files.OutputFolder.NotWritableException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a folder for one batch. The system takes the lock away when the program ends, however it
 * ends; so the file that carries it says nothing by being there, and stays.
 */
final class FolderLock implements AutoCloseable {

  private static final String NAME = ".lock";

  private final FileChannel file;

  private FolderLock(FileChannel file) {
    this.file = file;
  }

  /**
   * Takes the folder.
   *
   * @throws NotWritableException if another batch has it
   */
  static FolderLock take(Path folder) throws IOException {
    FileChannel file =
        FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (isTaken(file)) {
      file.close();
      throw new NotWritableException(
          "another gridmark is grading into %s: wait for it to end, or give another folder with --out"
              .formatted(folder));
    }
    return new FolderLock(file);
  }

  private static boolean isTaken(FileChannel file) {
    try {
      FileLock lock = file.tryLock();
      return lock == null;
    } catch (OverlappingFileLockException byThisProgram) {
      return true;
    } catch (IOException noLocksHere) {
      // Some network file systems have none; grading goes on without.
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
