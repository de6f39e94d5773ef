package gridmark.report.format;

import gridmark.grader.submission.Printable;
import gridmark.report.format.GithubPlaces.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A remark that GitHub shows beside the code, or on the page of the run where it has no place.
 *
 * @param level error or warning
 * @param title what it is about, in a few words
 */
record Annotation(String level, Optional<Place> place, String title, String message) {

  /** One without a place. */
  Annotation(String level, String title, String message) {
    this(level, Optional.empty(), title, message);
  }

  /** The line that makes GitHub show it. None of the text can end the line or begin another. */
  String command() {
    List<String> properties = new ArrayList<>();
    place.ifPresent(
        where -> {
          properties.add("file=" + property(Printable.text(where.file())));
          properties.add("line=" + where.line());
          if (where.column() > 0) {
            properties.add("col=" + where.column());
          }
        });
    properties.add("title=" + property(Printable.line(title)));
    return "::%s %s::%s"
        .formatted(level, String.join(",", properties), escaped(Printable.text(message)));
  }

  private static String property(String text) {
    return escaped(text).replace(":", "%3A").replace(",", "%2C");
  }

  private static String escaped(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }
}
