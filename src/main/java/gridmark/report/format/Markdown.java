package gridmark.report.format;

import gridmark.grader.submission.Printable;
import java.util.regex.Pattern;

/**
 * Puts strangers' text into Markdown so that it is shown as it is: nothing of it becomes markup,
 * HTML or a link, nor, where GitHub looks at the finished page, a mention, an issue or an emoji.
 */
final class Markdown {

  /** Whatever begins markup within a line; a backslash takes that away from it. */
  private static final Pattern MARKUP = Pattern.compile("[\\\\`*_~\\[\\]#$]");

  /** What makes a list or a heading of a line that begins with it. */
  private static final Pattern LINE_START = Pattern.compile("^(\\d*)([-+=.)])");

  /**
   * What platforms look for in the rendered text, where escapes are gone: people, issues, emoji,
   * addresses. The place behind which it is broken up.
   */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "[@#](?=\\w)|\\bGH-(?=\\d)|:(?=//|[\\w+-]+(:|$))|\\bwww(?=\\.)",
          Pattern.CASE_INSENSITIVE);

  /** Not seen, and no part of any name. */
  private static final String BREAK = "\u200B";

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private Markdown() {}

  /** Text within a line or as one; its own line breaks become blanks. */
  static String inline(String text) {
    String line = Printable.text(text).replaceAll("\\s+", " ").strip();
    String broken = REFERENCE.matcher(line).replaceAll("$0" + BREAK);
    String plain = MARKUP.matcher(broken.replace("&", "&amp;")).replaceAll("\\\\$0");
    return LINE_START
        .matcher(plain)
        .replaceFirst("$1\\\\$2")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("|", "&#124;");
  }

  /** Text as a code block of its own. */
  static String block(String text) {
    String plain = Printable.text(text).stripTrailing();
    int longest =
        BACKTICKS.matcher(plain).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(Math.max(3, longest + 1));
    return fence + "text\n" + plain + "\n" + fence + "\n";
  }
}
