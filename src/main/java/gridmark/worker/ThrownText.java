package gridmark.worker;

import java.util.function.Supplier;

/**
 * What the submission threw, as the last fields of a line: its type, its message, the submission's
 * own frames.
 */
final class ThrownText {

  private static final int MOST_CHARACTERS = 2_000;
  private static final int MOST_FRAMES = 8;

  private ThrownText() {}

  static String of(Throwable thrown) {
    Throwable origin = thrown;
    // An initialiser's exception comes wrapped; the submission's own line is in the cause.
    if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
      origin = thrown.getCause();
    }
    Throwable shown = origin;
    return Wire.encode(shown.getClass().getName())
        + " "
        + Wire.encode(harmless(shown::getMessage))
        + " "
        + Wire.encode(harmless(() -> frames(shown)));
  }

  private static String frames(Throwable thrown) {
    StringBuilder frames = new StringBuilder();
    int count = 0;
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (StudentClasses.LOADER_NAME.equals(frame.getClassLoaderName()) && count++ < MOST_FRAMES) {
        frames.append(frame.getClassName()).append('.').append(frame.getMethodName());
        frames
            .append('(')
            .append(frame.getFileName())
            .append(':')
            .append(frame.getLineNumber())
            .append(")\n");
      }
    }
    return frames.toString();
  }

  /**
   * The methods of an exception are the submission's code: they may throw, return null, or
   * megabytes.
   */
  private static String harmless(Supplier<String> text) {
    try {
      String value = text.get();
      if (value == null) {
        return "";
      }
      return value.length() <= MOST_CHARACTERS ? value : value.substring(0, MOST_CHARACTERS) + "…";
    } catch (Throwable e) {
      return "(the exception's own text could not be read)";
    }
  }
}
