package gridmark.grader.report;

/**
 * How text may look where it is shown.
 *
 * @param colour whether ANSI colours are understood and wanted
 * @param unicode whether box-drawing characters and ticks can be shown
 */
public record Style(boolean colour, boolean unicode) {

  /** Letters only, as in a file. */
  public static final Style PLAIN = new Style(false, true);

  String good(String text) {
    return paint("32", text);
  }

  String bad(String text) {
    return paint("31", text);
  }

  String warning(String text) {
    return paint("33", text);
  }

  String faint(String text) {
    return paint("2", text);
  }

  String strong(String text) {
    return paint("1", text);
  }

  String marked(String text) {
    return paint("1;31", text);
  }

  private String paint(String code, String text) {
    return colour ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
  }

  String tick() {
    return unicode ? "✓" : "ok";
  }

  String cross() {
    return unicode ? "✗" : "--";
  }

  String dash() {
    return unicode ? "–" : "..";
  }

  /** Characters outside ASCII that our own texts use, replaced where they cannot be shown. */
  public String fit(String text) {
    return unicode
        ? text
        : text.replace("…", "...").replace("·", "-").replaceAll("[^\\x00-\\x7F]", "?");
  }
}
