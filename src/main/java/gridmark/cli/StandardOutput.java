package gridmark.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/**
 * The standard output of this process, which remembers when it could not be written: a disk that is
 * full must not look like success.
 */
final class StandardOutput extends OutputStream {

  private final OutputStream file = new FileOutputStream(FileDescriptor.out);
  private IOException failure;

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  /** After a failure the rest is dropped, so that nobody reads an answer with a hole in it. */
  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (failure != null) {
      return;
    }
    try {
      file.write(bytes, offset, length);
    } catch (IOException e) {
      failure = e;
    }
  }

  /** The exit code, given what it would be had all been written. */
  int exitCode(int exitCode, PrintWriter err) {
    // Who reads from a pipe may have seen enough.
    if (failure == null || "Broken pipe".equals(failure.getMessage())) {
      return exitCode;
    }
    err.println("gridmark: standard output cannot be written (" + failure.getMessage() + ")");
    return ExitCode.GRADER_FAILED;
  }
}
