package gridmark.classroom.roll;

import gridmark.grader.submission.Printable;
import gridmark.words.Words;
import java.util.Collection;
import java.util.stream.Collectors;

/** Names in a sentence: as many as a reader takes in, and how many more there are. */
final class NameList {

  static final int MOST = 8;

  private NameList() {}

  static String of(Collection<String> names) {
    return of(names, names.size());
  }

  /**
   * Names the first of many.
   *
   * @param names at least as many as can be shown, if there are so many
   * @param count of all
   */
  static String of(Collection<String> names, int count) {
    return Words.more(
        names.stream().limit(MOST).map(Printable::line).collect(Collectors.joining(", ")),
        count - MOST);
  }
}
