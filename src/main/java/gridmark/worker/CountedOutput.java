package gridmark.worker;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * What the submission prints, counted; closing it only flushes, so that a submission cannot silence
 * itself.
 */
final class CountedOutput extends OutputStream {

  private final OutputStream out;
  private long count;

  CountedOutput(OutputStream out) {
    this.out = new BufferedOutputStream(out, 1 << 13);
  }

  synchronized long count() {
    return count;
  }

  @Override
  public synchronized void write(int b) throws IOException {
    count++;
    out.write(b);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    count += length;
    out.write(bytes, offset, length);
  }

  @Override
  public synchronized void flush() {
    try {
      out.flush();
    } catch (IOException closedBySubmission) {
      // It closed the descriptor under us: what it prints from here on is lost, its answers are
      // not.
      return;
    }
  }

  @Override
  public void close() {
    flush();
  }
}
