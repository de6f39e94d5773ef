package gridmark.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a child printed since it was last asked: counted, its head and its tail kept, the middle
 * dropped.
 */
final class Printed extends OutputStream {

  private static final int HEAD_BYTES = 6 << 10;
  private static final int TAIL_BYTES = 2 << 10;

  private final ByteArrayOutputStream head = new ByteArrayOutputStream();
  private final byte[] tail = new byte[TAIL_BYTES];
  private long count;
  private long counted;

  @Override
  public void write(int single) {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    int toHead = Math.min(length, HEAD_BYTES - head.size());
    head.write(bytes, from, toHead);
    for (int i = toHead; i < length; i++) {
      tail[(int) ((count + i - HEAD_BYTES) % TAIL_BYTES)] = bytes[from + i];
    }
    count += length;
    counted += length;
    notifyAll();
  }

  /** Bytes since the last {@link #take()}. */
  synchronized long count() {
    return count;
  }

  /** Waits until so many bytes have come since the start, or until the wait is over. */
  synchronized void awaitTotal(long total, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (counted < total) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return;
      }
      wait(left);
    }
  }

  /** What was printed since the last call. */
  synchronized String take() {
    StringBuilder text = new StringBuilder(head.toString(StandardCharsets.UTF_8));
    long beyond = count - HEAD_BYTES;
    if (beyond > TAIL_BYTES) {
      text.append("\n… ").append(beyond - TAIL_BYTES).append(" bytes left out …\n");
    }
    if (beyond > 0) {
      text.append(tailText(beyond));
    }
    return taken(text.toString());
  }

  /** The same of what was cut off somewhere: where, would be another place every time. */
  synchronized String takeHead() {
    String text = head.toString(StandardCharsets.UTF_8);
    return taken(count <= HEAD_BYTES ? text : text + "\n… the rest is left out …\n");
  }

  private String taken(String text) {
    head.reset();
    count = 0;
    return text;
  }

  private String tailText(long beyond) {
    int length = (int) Math.min(beyond, TAIL_BYTES);
    byte[] ordered = new byte[length];
    for (int i = 0; i < length; i++) {
      ordered[i] = tail[(int) ((beyond - length + i) % TAIL_BYTES)];
    }
    return new String(ordered, StandardCharsets.UTF_8);
  }
}
