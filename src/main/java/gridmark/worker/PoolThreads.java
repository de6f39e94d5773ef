package gridmark.worker;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Makes the threads of the common pool, which the JDK would have look for classes and files in our
 * jars only: these look where the thread looks that asked for them, among the student's.
 */
public final class PoolThreads implements ForkJoinPool.ForkJoinWorkerThreadFactory {

  /** For the JDK, which is told the name of this class. */
  public PoolThreads() {}

  @Override
  public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
    return new ForkJoinWorkerThread(pool) {};
  }
}
