package gridmark.classroom.batch;

import gridmark.files.OutputFolder.NotWritableException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a folder for one batch. The system takes the lock away when the program ends, however it
 * ends; so the file that carries it says nothing by being there, and stays.
 */
final class FolderLock {

  private static final String NAME = ".lock";

  private FolderLock() {}

  /**
   * Takes the folder, until what it gives is closed.
   *
   * @throws NotWritableException if another batch has it
   */
  static FileChannel take(Path folder) throws IOException {
    FileChannel file =
        FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (isTaken(file)) {
      file.close();
      throw new NotWritableException(
          "another gridmark is grading into %s: wait for it to end, or give another folder with --out"
              .formatted(folder));
    }
    return file;
  }

  private static boolean isTaken(FileChannel file) {
    try {
      return file.tryLock() == null;
    } catch (OverlappingFileLockException byThisProgram) {
      return true;
    } catch (IOException noLocksHere) {
      // Some network file systems have none; grading goes on without.
      return false;
    }
  }
}
