package gridmark.sandbox;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * The processor time that one process has used. It is asked several times for every case, and
 * {@link ProcessHandle#info()} reads far more than that; so on Linux the one file is kept open that
 * tells it. An open file also never tells of another process that got the same number later.
 */
final class ProcessorTime implements AutoCloseable {

  /** Linux counts it in these steps for programs, whatever it does inside. */
  private static final long TICK_MILLIS = 10;

  /** Of the fields behind the program's name, which is in brackets and may hold anything. */
  private static final int USER_FIELD = 11;

  private final ProcessHandle process;
  private final byte[] text = new byte[1024];
  private final RandomAccessFile stat;

  ProcessorTime(ProcessHandle process) {
    this.process = process;
    this.stat = open(process.pid());
  }

  private static RandomAccessFile open(long pid) {
    try {
      return Machine.isLinux() ? new RandomAccessFile("/proc/" + pid + "/stat", "r") : null;
    } catch (IOException gone) {
      return null;
    }
  }

  /** What it has used so far; nothing once it is gone. */
  synchronized Duration used() {
    if (stat == null) {
      return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
    try {
      stat.seek(0);
      int length = stat.read(text);
      return length > 0
          ? parse(new String(text, 0, length, StandardCharsets.ISO_8859_1))
          : Duration.ZERO;
    } catch (IOException gone) {
      return Duration.ZERO;
    }
  }

  static Duration parse(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", USER_FIELD + 3);
    long ticks = Long.parseLong(fields[USER_FIELD]) + Long.parseLong(fields[USER_FIELD + 1]);
    return Duration.ofMillis(ticks * TICK_MILLIS);
  }

  @Override
  public synchronized void close() {
    try {
      if (stat != null) {
        stat.close();
      }
    } catch (IOException e) {
      return;
    }
  }
}
