package gridmark.worker;

import gridmark.exchange.Wire;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the submission threw, as the last fields of a line: its type, its message, the submission's
 * own frames.
 *
 * <p>Neither lambdas nor streams: they would be made at their first use, and by then a submission
 * may have used up what that takes.
 */
final class ThrownText {

  private static final int MOST_CHARACTERS = 2_000;
  private static final int MOST_FRAMES = 8;
  private static final int MOST_CAUSES = 8;

  private static final String UNREADABLE = "(the exception's own text could not be read)";

  /** For what cannot be told in any other way. */
  static final String LAST_RESORT =
      Wire.encode(Error.class.getName()) + " " + Wire.encode(UNREADABLE) + " ";

  private ThrownText() {}

  /**
   * Loads all that it takes to tell of an exception: a submission that has used up memory or open
   * files leaves nothing to load it with.
   */
  static void prepare() {
    of(new Error("", new StackOverflowError()));
  }

  static String of(Throwable thrown) {
    List<Throwable> chain = chain(thrown);
    Throwable shown = shown(chain);
    Throwable root = chain.get(chain.size() - 1);
    String message = message(shown);
    if (root != shown && chain.indexOf(root) > chain.indexOf(shown)) {
      message += (message.isEmpty() ? "" : "; ") + "caused by " + oneLine(root, place(shown));
    }
    return Wire.encode(shown.getClass().getName())
        + " "
        + Wire.encode(message)
        + " "
        + Wire.encode(frames(shown));
  }

  /** A throwable and its causes, outermost first. */
  private static List<Throwable> chain(Throwable thrown) {
    List<Throwable> chain = new ArrayList<>();
    Throwable next = thrown;
    while (next != null && chain.size() < MOST_CAUSES && !chain.contains(next)) {
      chain.add(next);
      next = cause(next);
    }
    return chain;
  }

  private static Throwable cause(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (Throwable evil) {
      return null;
    }
  }

  /**
   * What the case failed of: want of memory wherever it struck; else what was thrown, less the
   * wrapping that the JVM puts around an initialiser's exception.
   */
  private static Throwable shown(List<Throwable> chain) {
    for (Throwable each : chain) {
      if (each instanceof OutOfMemoryError) {
        return each;
      }
    }
    boolean isWrapped = chain.get(0) instanceof ExceptionInInitializerError && chain.size() > 1;
    return chain.get(isWrapped ? 1 : 0);
  }

  private static String oneLine(Throwable thrown, String knownPlace) {
    String message = message(thrown);
    String place = place(thrown);
    return thrown.getClass().getName()
        + (message.isEmpty() ? "" : ": " + message)
        + (place.isEmpty() || place.equals(knownPlace) ? "" : " at " + place);
  }

  /** The innermost frame of the submission; empty if it has none. */
  private static String place(Throwable thrown) {
    String frames = frames(thrown);
    int end = frames.indexOf('\n');
    return end < 0 ? frames : frames.substring(0, end);
  }

  /**
   * The methods of an exception are the submission's code: they may throw, return null, or
   * megabytes.
   */
  private static String message(Throwable thrown) {
    try {
      return shortened(thrown.getMessage());
    } catch (Throwable evil) {
      return UNREADABLE;
    }
  }

  /** The submission's own; they too come from a method of the exception. */
  private static String frames(Throwable thrown) {
    try {
      return shortened(ownFrames(thrown));
    } catch (Throwable evil) {
      return UNREADABLE;
    }
  }

  private static String shortened(String text) {
    if (text == null) {
      return "";
    }
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
  }

  private static String ownFrames(Throwable thrown) {
    StringBuilder frames = new StringBuilder();
    StackTraceElement[] trace = thrown.getStackTrace();
    int count = 0;
    for (int i = thrown instanceof StackOverflowError ? recursion(trace) : 0;
        i < trace.length && count < MOST_FRAMES;
        i++) {
      StackTraceElement frame = trace[i];
      if (StudentClasses.LOADER_NAME.equals(frame.getClassLoaderName())) {
        count++;
        String method = frame.getClassName() + "." + frame.getMethodName();
        String place = frame.getFileName() + ":" + frame.getLineNumber();
        frames.append(method + "(" + place + ")\n");
      }
    }
    return frames.toString();
  }

  /**
   * Where a stack that overflowed begins to repeat itself. What was called last is a matter of
   * luck: of how much room compiled code takes, and when it was compiled.
   */
  private static int recursion(StackTraceElement[] trace) {
    Set<StackTraceElement> below = new HashSet<>();
    int first = 0;
    for (int i = trace.length - 1; i >= 0; i--) {
      if (!below.add(trace[i])) {
        first = i;
      }
    }
    return first;
  }
}
