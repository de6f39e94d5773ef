package gridmark.classroom.roll;

import gridmark.grader.submission.Printable;
import gridmark.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Names in a sentence: as many as a reader takes in, and how many more there are. */
final class NameList {

  private static final int MOST = 8;

  private NameList() {}

  static String of(Collection<String> names) {
    return of(names, Function.identity());
  }

  static <T> String of(Collection<T> things, Function<T, String> name) {
    return Words.some(things.stream().map(name).map(Printable::line).toList(), MOST);
  }

  /** Adds a remark on all of them, if there are any. */
  static void tell(List<String> remarks, String what, Collection<String> names) {
    if (!names.isEmpty()) {
      remarks.add(what + of(names));
    }
  }
}
