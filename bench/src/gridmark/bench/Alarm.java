package gridmark.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Interrupts the thread that set it when that has used so much CPU, unless it is closed before. */
final class Alarm implements AutoCloseable {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LOOK_MILLIS = 20;

  private final Thread worker = Thread.currentThread();
  private final CountDownLatch closed = new CountDownLatch(1);
  private boolean isOver;
  private boolean hasRung;

  private Alarm() {}

  static Alarm set(Duration limit) {
    Alarm alarm = new Alarm();
    long end = THREADS.getCurrentThreadCpuTime() + limit.toNanos();
    Thread clock = new Thread(() -> alarm.await(end), "alarm");
    clock.setDaemon(true);
    clock.start();
    return alarm;
  }

  private void await(long end) {
    try {
      while (!closed.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (THREADS.getThreadCpuTime(worker.getId()) > end) {
          ring();
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void ring() {
    if (!isOver) {
      hasRung = true;
      worker.interrupt();
    }
  }

  synchronized boolean hasRung() {
    return hasRung;
  }

  /** From here on nobody is interrupted, not even by an alarm that has just rung. */
  @Override
  public synchronized void close() {
    isOver = true;
    closed.countDown();
    Thread.interrupted();
  }
}
