package gridmark.language;

import java.util.List;

/**
 * What a program threw in place of an answer.
 *
 * @param frames the submission's own stack frames, innermost first
 */
public record Thrown(String type, String message, List<String> frames) {

  public Thrown {
    frames = List.copyOf(frames);
  }

  /** The type, with the message if there is one. */
  public String text() {
    return message.isEmpty() ? type : type + ": " + message;
  }

  /** Where it was thrown, to stand behind a sentence; empty if nobody knows. */
  public String where() {
    return frames.isEmpty() ? "" : " at " + frames.get(0);
  }

  /**
   * The frame in which it all began: that of the cause, if the message names one; empty if nobody
   * knows.
   */
  public String origin() {
    int cause = message.lastIndexOf("; caused by ");
    int place = message.lastIndexOf(" at ");
    if (cause >= 0 && place > cause) {
      return message.substring(place + " at ".length());
    }
    return frames.isEmpty() ? "" : frames.get(0);
  }
}
