package gridmark.report.text;

import gridmark.assignment.Verdict;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How text may look where it is shown.
 *
 * @param colour whether ANSI colours are understood and wanted
 * @param unicode whether box-drawing characters and ticks can be shown
 * @param width how many characters a line has room for
 */
public record Style(boolean colour, boolean unicode, int width) {

  /** Letters only and lines of any length, as in a file. */
  public static final Style PLAIN = new Style(false, true);

  /** Below this nothing is legible, however it is broken up. */
  private static final int LEAST_WIDTH = 40;

  private static final Pattern COLOUR = Pattern.compile("\u001B\\[[\\d;]*m");

  public Style {
    width = Math.max(width, LEAST_WIDTH);
  }

  /** For lines of any length. */
  public Style(boolean colour, boolean unicode) {
    this(colour, unicode, Integer.MAX_VALUE);
  }

  public String good(String text) {
    return paint("32", text);
  }

  public String bad(String text) {
    return paint("31", text);
  }

  public String warning(String text) {
    return paint("33", text);
  }

  public String faint(String text) {
    return paint("2", text);
  }

  /** As a headline. */
  public String strong(String text) {
    return paint("1", text);
  }

  String marked(String text) {
    return paint("1;31", text);
  }

  private String paint(String code, String text) {
    return colour ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
  }

  /** A sign for how a case ended. */
  public String sign(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> good(unicode ? "✓" : "ok");
      case NOT_RUN -> faint(dash());
      default -> bad(cross());
    };
  }

  public String cross() {
    return unicode ? "✗" : "--";
  }

  String dash() {
    return unicode ? "–" : "..";
  }

  /** Breaks up long lines between words; what follows is indented as the line is. */
  public String fold(String text) {
    return fold(text, "");
  }

  /** The same, with what follows indented by so much more. */
  String fold(String text, String further) {
    return width == Integer.MAX_VALUE
        ? text
        : Stream.of(text.split("\n", -1))
            .map(line -> foldLine(line, further))
            .collect(Collectors.joining("\n"));
  }

  private String foldLine(String line, String further) {
    String start = line.substring(0, line.length() - line.stripLeading().length());
    String indent = start + further;
    StringBuilder folded = new StringBuilder();
    int room = 0;
    for (String word : line.strip().split(" ", -1)) {
      int length = COLOUR.matcher(word).replaceAll("").length();
      if (folded.isEmpty() || length >= room) {
        String before = folded.isEmpty() ? start : indent;
        folded.append(folded.isEmpty() ? "" : "\n").append(before).append(word);
        room = width - before.length() - length;
      } else {
        folded.append(' ').append(word);
        room -= 1 + length;
      }
    }
    return folded.toString();
  }

  /** Characters outside ASCII that our own texts use, replaced where they cannot be shown. */
  public String fit(String text) {
    return unicode
        ? text
        : text.replace("…", "...").replace("·", "-").replaceAll("[^\\x00-\\x7F]", "?");
  }
}
