package gridmark.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** What a child says: lines that begin with certain words. Anything else counts as printed. */
final class Spoken {

  /** Lines wait here until asked for; a child that says more is held up, not stored. */
  private static final int WAITING_LINES = 64;

  /** What waits takes no more memory than this, or than one line. */
  private static final int WAITING_BYTES = 4 << 20;

  private final Set<String> words;
  private final Printed printed;
  private final Semaphore room = new Semaphore(WAITING_BYTES);
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING_LINES);

  private volatile int longestLine;

  Spoken(Set<String> words, int longestLine, Printed printed) {
    this.words = words;
    this.longestLine = longestLine;
    this.printed = printed;
  }

  /** The next line; null if none comes in that time. */
  String poll(long millis) throws InterruptedException {
    String line = lines.poll(millis, TimeUnit.MILLISECONDS);
    if (line != null) {
      room.release(weight(line.length()));
    }
    return line;
  }

  /** From now on lines may be so long. */
  void expect(int longest) {
    longestLine = longest;
  }

  private static int weight(int length) {
    return Math.min(length, WAITING_BYTES);
  }

  /** Takes in all that comes, to the end. */
  void readFrom(InputStream stream) throws IOException, InterruptedException {
    byte[] chunk = new byte[1 << 14];
    LineBytes line = new LineBytes();
    for (int n = stream.read(chunk); n >= 0; n = stream.read(chunk)) {
      int from = 0;
      for (int i = 0; i < n; i++) {
        if (chunk[i] == '\n') {
          line.write(chunk, from, i - from);
          from = i + 1;
          accept(line);
        }
      }
      line.write(chunk, from, n - from);
      if (line.size() > longestLine) {
        accept(line);
      }
    }
    accept(line);
  }

  private void accept(LineBytes line) throws IOException, InterruptedException {
    if (line.size() <= longestLine && words.contains(line.firstWord())) {
      room.acquire(weight(line.size()));
      lines.put(line.toString(StandardCharsets.US_ASCII));
    } else if (line.size() > 0) {
      line.write('\n');
      line.writeTo(printed);
    }
    line.reset();
  }

  /** A line as it comes; a flood of what is not for us is passed on without a copy. */
  private static final class LineBytes extends ByteArrayOutputStream {

    /** Longer than any word of the wire. */
    private static final int LONGEST_WORD = 16;

    String firstWord() {
      int end = 0;
      while (end < count && end < LONGEST_WORD && buf[end] != ' ') {
        end++;
      }
      return new String(buf, 0, end, StandardCharsets.US_ASCII);
    }
  }
}
