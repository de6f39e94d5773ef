package gridmark.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C, or a shutdown, interrupt the calling thread instead of ending it at once, so that it
 * can let go of what it holds and say what it knows and how to go on.
 */
public final class GracefulStop implements AutoCloseable {

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean called;

  private GracefulStop(Thread working, Duration grace) {
    hook = new Thread(() -> stop(working, grace), "stop");
  }

  /**
   * To be closed when the last word has been said.
   *
   * @param grace how long the program waits for that
   */
  public static GracefulStop watch(Duration grace) {
    GracefulStop stop = new GracefulStop(Thread.currentThread(), grace);
    Runtime.getRuntime().addShutdownHook(stop.hook);
    return stop;
  }

  private void stop(Thread working, Duration grace) {
    called = true;
    working.interrupt();
    awaitClosed(grace);
  }

  /** Whether the program is to end. */
  public boolean isCalled() {
    return called;
  }

  /** Waits until it is closed; false if that takes longer. */
  public boolean awaitClosed(Duration patience) {
    try {
      return ended.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return true;
    }
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
