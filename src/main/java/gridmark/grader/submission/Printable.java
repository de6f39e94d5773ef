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

  private Printable() {}

  /** A name or a message as one line, shortened if it is long. */
  public static String line(String text) {
    String plain = clean(text, false);
    if (plain.length() <= LONGEST_LINE) {
      return plain;
    }
    boolean splitsACharacter = Character.isHighSurrogate(plain.charAt(LONGEST_LINE - 1));
    return plain.substring(0, splitsACharacter ? LONGEST_LINE - 1 : LONGEST_LINE) + "…";
  }

  /** Text of several lines; line breaks and tabs stay. */
  public static String text(String text) {
    return clean(text, true);
  }

  private static String clean(String text, boolean keepLines) {
    StringBuilder plain = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> isHarmless(c, keepLines) ? c : '\uFFFD')
        .forEach(plain::appendCodePoint);
    return COMMAND.matcher(plain).replaceAll("# #");
  }

  private static boolean isHarmless(int codePoint, boolean keepLines) {
    boolean isBreak = codePoint == '\n' || codePoint == '\t';
    return isBreak ? keepLines : isVisible(codePoint);
  }

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
