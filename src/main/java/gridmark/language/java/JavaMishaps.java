package gridmark.language.java;

import gridmark.exchange.Signature;
import gridmark.language.Mishap;
import gridmark.language.Mishap.Kind;
import gridmark.language.Mishaps;
import gridmark.language.Thrown;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Knows what the JVM says when it fails, and what its exceptions mean. */
final class JavaMishaps implements Mishaps {

  private static final String NO_MORE_THREADS = "unable to create native thread";
  private static final String NO_MORE_MEMORY =
      "There is insufficient memory for the Java Runtime Environment";
  private static final String JVM_CRASHED =
      "A fatal error has been detected by the Java Runtime Environment";

  /** What the system says when files grow beyond the limit, in whatever exception it arrives. */
  private static final List<String> DISK_FULL =
      List.of("No space left on device", "File too large", "Disk quota exceeded");

  private static final String TOO_MANY_OPEN = "Too many open files";

  private static final String OUT_OF_MEMORY = "java.lang.OutOfMemoryError";

  /** Shells and the JDK add this to the number of the signal that ended a process. */
  private static final int BY_SIGNAL = 128;

  /** As {@code some.where.Solver.solve(Solver.java:12)}; class and method have one dot each. */
  private static final Pattern FRAME =
      Pattern.compile("((?:[^.(]+\\.)*)[^.(]+\\.[^.(]+\\(([^/\\\\:()]+\\.java):([1-9]\\d{0,6})\\)");

  private static final Set<String> TELLING =
      Set.of(
          "java.lang.ArithmeticException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.ClassCastException",
          "java.lang.IndexOutOfBoundsException",
          "java.lang.NegativeArraySizeException",
          "java.lang.NullPointerException",
          "java.lang.StackOverflowError",
          "java.util.NoSuchElementException");

  @Override
  public Mishap thrown(Thrown thrown, Signature signature, Limits limits) {
    if (thrown.type().equals(OUT_OF_MEMORY)) {
      return outOfMemory(thrown, limits);
    }
    if (thrown.message().contains(TOO_MANY_OPEN)) {
      return new Mishap(
          Kind.OUTPUT,
          "the program had too many files open at once%s: does it close every file it opens?"
              .formatted(thrown.where()));
    }
    return isDiskFull(thrown.message())
        ? Mishap.tooManyFiles(thrown.where())
        : new Mishap(
            Kind.CRASHED,
            "%s threw %s%s".formatted(signature.methodName(), thrown.text(), thrown.where()));
  }

  private static boolean isDiskFull(String text) {
    return DISK_FULL.stream().anyMatch(text::contains);
  }

  @Override
  public Optional<Kind> shortage(String printed) {
    if (printed.contains(OUT_OF_MEMORY) || printed.contains(NO_MORE_MEMORY)) {
      return Optional.of(Kind.MEMORY);
    }
    return printed.contains(TOO_MANY_OPEN) || isDiskFull(printed)
        ? Optional.of(Kind.OUTPUT)
        : Optional.empty();
  }

  /** Its exit code is 1, where it is to leave no core behind. */
  @Override
  public boolean isCrash(String printed) {
    return printed.contains(JVM_CRASHED);
  }

  private static Mishap outOfMemory(Thrown thrown, Limits limits) {
    String words =
        thrown.message().contains(NO_MORE_THREADS)
            ? "the program started more threads than there is room for"
            : "the program needed more than %d MiB of memory".formatted(limits.memoryMiB());
    return new Mishap(Kind.MEMORY, words + thrown.where());
  }

  @Override
  public Mishap ended(int exitCode, String printed, Signature signature, Limits limits) {
    if (printed.contains(NO_MORE_MEMORY)) {
      return new Mishap(
          Kind.MEMORY,
          "the program took so much memory outside the heap of %d MiB that the Java virtual machine gave up"
              .formatted(limits.memoryMiB()));
    }
    return new Mishap(
        Kind.CRASHED,
        isCrash(printed)
            ? "the Java virtual machine crashed: does the program use Unsafe or native code?"
            : ended(exitCode, signature.methodName()));
  }

  private static String ended(int exitCode, String method) {
    if (exitCode < 0) {
      return "the program closed its standard streams before %s returned".formatted(method);
    }
    return exitCode > BY_SIGNAL
        ? "the program was ended by signal %d before %s returned"
            .formatted(exitCode - BY_SIGNAL, method)
        : "the program ended itself before %s returned (exit code %d): is there a System.exit?"
            .formatted(method, exitCode);
  }

  @Override
  public Optional<String> why(Thrown thrown) {
    return ExceptionReasons.of(thrown);
  }

  @Override
  public boolean isTelling(String type) {
    return TELLING.contains(type);
  }

  @Override
  public Optional<FramePlace> place(String frame) {
    Matcher parts = FRAME.matcher(frame);
    if (!parts.matches()) {
      return Optional.empty();
    }
    String path = parts.group(1).replace('.', '/') + parts.group(2);
    int line = Integer.parseInt(parts.group(3));
    return Optional.of(new FramePlace(List.of(path, parts.group(2)), line));
  }
}
