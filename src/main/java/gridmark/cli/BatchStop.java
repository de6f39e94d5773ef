package gridmark.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C, or a shutdown, interrupt the calling thread instead of ending it at once, so that it
 * can let go of what it holds and say how to go on.
 */
final class BatchStop implements AutoCloseable {

  private static final Duration GRACE = Duration.ofSeconds(15);

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean called;

  private BatchStop(Thread working) {
    hook = new Thread(() -> stop(working), "stop");
  }

  /** To be closed when the last word has been said. */
  static BatchStop watch() {
    BatchStop stop = new BatchStop(Thread.currentThread());
    Runtime.getRuntime().addShutdownHook(stop.hook);
    return stop;
  }

  private void stop(Thread working) {
    called = true;
    working.interrupt();
    try {
      ended.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the program is to end. */
  boolean isCalled() {
    return called;
  }

  @Override
  public void close() {
    ended.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is being ended, and the hook is what waited for us.
    }
  }
}
