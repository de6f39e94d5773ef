package gridmark.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts processes from one thread that lives as long as the program. Enclosures ask the kernel to
 * kill a process when its parent ends, and the kernel takes for the parent the thread that started
 * it, which may be gone long before the program is.
 */
final class Spawner {

  private static final ExecutorService THREAD =
      Executors.newFixedThreadPool(1, task -> Child.daemon("spawner", task));

  private Spawner() {}

  static Process start(ProcessBuilder program) throws IOException {
    try {
      return THREAD.submit(program::start).get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
