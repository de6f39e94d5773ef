package gridmark.grader.report;

import gridmark.grader.submission.Printable;
import java.util.Locale;

/** Makes a sentence of a message: a capital in front, a full stop behind. */
final class Sentence {

  private Sentence() {}

  /** The message of a case, which may have several lines; empty if it has none. */
  static String of(CaseView each) {
    return of(each.told().map(CaseView.Told::message).orElse(""));
  }

  static String of(String message) {
    String plain = Printable.text(message).strip();
    if (plain.isEmpty()) {
      return "";
    }
    String end = plain.endsWith("?") || plain.endsWith(".") ? "" : ".";
    // The method's name keeps its small letter.
    String first =
        plain.startsWith("solve ") ? "s" : plain.substring(0, 1).toUpperCase(Locale.ROOT);
    return first + plain.substring(1) + end;
  }
}
