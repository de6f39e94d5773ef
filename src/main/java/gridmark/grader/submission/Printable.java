package gridmark.grader.submission;

import java.util.regex.Pattern;

/**
 * Makes strangers' text harmless to terminals, readers and build servers: no control characters, no
 * invisible or turning marks, no commands.
 */
public final class Printable {

  private static final int LONGEST_LINE = 300;

  /**
   * Build servers that read along take this for a command, wherever in a line it stands: {@code
   * ##[error]}, {@code ##vso[task.complete]}, {@code ##teamcity[testFinished]}.
   */
  private static final Pattern COMMAND = Pattern.compile("##(?=\\w*\\[)");

  /** Control characters, invisible and turning marks, halves of characters, unknown ones. */
  private static final String INVISIBLE = "\\p{C}\\p{Zl}\\p{Zp}";

  private static final Pattern NOT_IN_A_LINE = Pattern.compile("[" + INVISIBLE + "]");
  private static final Pattern NOT_IN_A_TEXT = Pattern.compile("[" + INVISIBLE + "&&[^\n\t]]");

  private Printable() {}

  /** A name or a message as one line, shortened if it is long. */
  public static String line(String text) {
    String plain = clean(text, NOT_IN_A_LINE);
    return plain.length() <= LONGEST_LINE ? plain : cut(plain, LONGEST_LINE) + "…";
  }

  /** At most so much of a text, and no half of a character at its end. */
  public static String cut(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    boolean splitsACharacter = Character.isHighSurrogate(text.charAt(length - 1));
    return text.substring(0, splitsACharacter ? length - 1 : length);
  }

  /** Text of several lines; line breaks and tabs stay. */
  public static String text(String text) {
    return clean(text, NOT_IN_A_TEXT);
  }

  private static String clean(String text, Pattern harmful) {
    return COMMAND.matcher(harmful.matcher(text).replaceAll("\uFFFD")).replaceAll("# #");
  }
}
