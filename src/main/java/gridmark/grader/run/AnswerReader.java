package gridmark.grader.run;

import gridmark.exchange.Type;
import gridmark.exchange.ValueText;
import gridmark.exchange.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a worker's reply to a question. The line may be forged: whatever it says, nothing large is
 * made of it.
 */
final class AnswerReader {

  /** More than any worker has to tell. */
  private static final int MOST_FACTS = 32;

  private static final int LONGEST_FACT = 200;

  /**
   * An exception's three texts of 2,000 characters each, in Base64; beside an answer, its frame.
   */
  private static final int LONGEST_THROWN = 64 << 10;

  /** A reply: what came of the case, and how much the worker had printed by then. */
  record Reply(Outcome outcome, long printed) {}

  private AnswerReader() {}

  /** So many bytes may a reply have where an answer of that type is due. */
  static int longestLine(Type type) {
    return LONGEST_THROWN + type.longestField();
  }

  /**
   * The reply in a line, or empty if it does not answer the request of that nonce.
   *
   * @param type of the answer that is due
   */
  static Optional<Reply> read(String line, String nonce, Type type) {
    String[] fields = Wire.fields(line);
    try {
      if (fields.length < 4 || !fields[1].equals(nonce)) {
        return Optional.empty();
      }
      long printed = Long.parseLong(fields[2]);
      if (fields[0].equals(Wire.ANSWER) && fields.length == 4) {
        return Optional.of(
            new Reply(new Outcome.Answered(ValueText.read(fields[3], type)), printed));
      }
      return fields[0].equals(Wire.THROWN) && fields.length == 6
          ? Optional.of(new Reply(threw(fields), printed))
          : Optional.empty();
    } catch (IllegalArgumentException garbled) {
      return Optional.empty();
    }
  }

  /** Adds the fact in a line, if there is one of that nonce and room for it. */
  static void readFact(String line, String nonce, Map<String, String> facts) {
    if (line.length() > LONGEST_FACT || !line.startsWith(Wire.FACT)) {
      return;
    }
    String[] fields = Wire.fields(line);
    if (fields.length == 4
        && fields[0].equals(Wire.FACT)
        && fields[1].equals(nonce)
        && (facts.size() < MOST_FACTS || facts.containsKey(fields[2]))) {
      facts.put(fields[2], fields[3]);
    }
  }

  private static Outcome threw(String[] fields) {
    String frames = Wire.decodeText(fields[5]);
    return new Outcome.Threw(
        Wire.decodeText(fields[3]),
        Wire.decodeText(fields[4]),
        frames.isEmpty() ? List.of() : frames.lines().toList());
  }
}
