package gridmark.sandbox;

import java.time.Duration;
import java.util.List;

/**
 * What the kernel lets one process use over its whole life, whatever it is asked to do meanwhile.
 * The verdicts rest on {@link Limits}; these are the walls behind them.
 *
 * @param cpu far more than any request is given: for a process that nobody watches any more
 * @param dataBytes all memory that the process has for itself: heap, stacks, classes, and what
 *     native code takes. Never the address space, which a JVM reserves much of and uses little
 * @param fileBytes the size of a file, and of all files together where they are in memory
 * @param threads threads, those of an interpreter included; some twenty are a JVM's
 */
record Quota(Duration cpu, long dataBytes, long fileBytes, int threads) {

  /** A process may serve so many requests that each use up their processor time. */
  private static final int REQUESTS = 1_000;

  private static final int THREADS = 256;

  private static final int OPEN_FILES = 256;

  private static final long UNCOUNTED_BYTES = 32L << 20;

  /** For programs of our own that try an enclosure. */
  static final Quota PROBE = of(Limits.DEFAULT, 0);

  /** With so much memory beside what the limits give. */
  static Quota of(Limits limits, int besideMiB) {
    return new Quota(
        limits.cpu().multipliedBy(REQUESTS),
        (long) (limits.memoryMiB() + besideMiB) << 20,
        Limits.DISK_BYTES,
        THREADS);
  }

  /** What it may be seen to have: the kernel does not count a first stack, nor its own tables. */
  long heldBytes() {
    return dataBytes + UNCOUNTED_BYTES;
  }

  /** As options of the launcher, but for the number of threads, which cannot always be counted. */
  List<String> options() {
    return List.of(
        "--cpu",
        Long.toString(cpu.toSeconds()),
        "--data",
        Long.toString(dataBytes),
        "--file",
        Long.toString(fileBytes),
        "--files",
        Integer.toString(OPEN_FILES));
  }

  /** As options of the launcher, where the kernel counts the process's threads alone. */
  List<String> threadOptions() {
    return List.of("--threads", Integer.toString(threads));
  }
}
