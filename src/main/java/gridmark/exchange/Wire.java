package gridmark.exchange;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The words both ends of a pipe agree on. A message is one line of ASCII: a word, then its fields,
 * each after one space. Free text and bytes travel as Base64. docs/architecture.md has the messages
 * as a table.
 */
public final class Wire {

  /** Said by a worker in its {@code ready} line; the grader refuses any other. */
  public static final int VERSION = 2;

  public static final String READY = "ready";

  public static final String FILE = "file";
  public static final String ENTRY = "entry";
  public static final String ASK = "ask";
  public static final String FACT = "fact";
  public static final String ANSWER = "answer";
  public static final String THROWN = "thrown";

  public static final String SOURCE = "source";
  public static final String SIGNATURE = "signature";
  public static final String COMPILE = "compile";
  public static final String NOTE = "note";
  public static final String ERROR = "error";
  public static final String TYPE = "type";
  public static final String CONSTRUCTOR = "constructor";
  public static final String METHOD = "method";
  public static final String CLASS = "class";
  public static final String END = "end";

  /** Facts: how often a formula was solved, and the size of the largest. */
  public static final String SAT_CALLS = "sat.calls";

  public static final String SAT_VARIABLES = "sat.variables";
  public static final String SAT_CLAUSES = "sat.clauses";
  public static final String SAT_CARDINALITIES = "sat.cardinalities";

  /** The fact that a careful caller would mind: an argument was changed, or was itself returned. */
  public static final String INPUT = "input";

  public static final String CHANGED = "changed";
  public static final String RETURNED = "returned";

  /** The exit code of a worker that can send no more answers. */
  public static final int BROKEN = 70;

  private Wire() {}

  /** A message of a word and its fields. */
  public static String line(String word, Object... fields) {
    StringBuilder line = new StringBuilder(word);
    for (Object field : fields) {
      line.append(' ').append(field);
    }
    return line.toString();
  }

  /** The word and the fields of a message. */
  public static String[] fields(String line) {
    return line.split(" ", -1);
  }

  /** Free text as a field. */
  public static String encode(String text) {
    return encode(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Bytes as a field. */
  public static String encode(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /**
   * The bytes of a field.
   *
   * @throws IllegalArgumentException if it is not Base64
   */
  public static byte[] decode(String field) {
    return Base64.getDecoder().decode(field);
  }

  /**
   * The free text of a field.
   *
   * @throws IllegalArgumentException if it is not Base64
   */
  public static String decodeText(String field) {
    return new String(decode(field), StandardCharsets.UTF_8);
  }
}
