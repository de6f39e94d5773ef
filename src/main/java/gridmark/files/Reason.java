package gridmark.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why something cannot be done with a file, in a few words. */
public final class Reason {

  private Reason() {}

  /** Why a file that the message names cannot be written. */
  public static String ofWriting(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "no permission";
    }
    if (e instanceof FileSystemException failure) {
      return failure.getReason() == null ? "it cannot be created" : failure.getReason();
    }
    return String.valueOf(e.getMessage());
  }

  /** Why not all of a folder or an archive can be read: this names the file in it. */
  public static String ofReading(IOException e) {
    if (e instanceof NoSuchFileException gone) {
      return gone.getFile() + " vanished meanwhile";
    }
    return e instanceof AccessDeniedException denied
        ? "no permission for " + denied.getFile()
        : String.valueOf(e.getMessage());
  }
}
