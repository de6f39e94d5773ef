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
}
