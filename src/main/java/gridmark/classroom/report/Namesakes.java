package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Rows of a class that have the same name: one student's submissions, or students called alike. */
final class Namesakes {

  private final Map<String, List<Entry>> byName;

  Namesakes(Collection<Entry> entries) {
    byName = entries.stream().collect(Collectors.groupingBy(Entry::label));
  }

  /** What tells this row from those of the same name; empty if there are none. */
  String of(Entry entry) {
    List<Entry> alike = byName.get(entry.label());
    if (alike.size() == 1 || !entry.hasHandedIn()) {
      return "";
    }
    boolean isOwn =
        alike.stream().filter(each -> each.handedIn().equals(entry.handedIn())).count() == 1;
    return isOwn ? entry.handedIn() : entry.key();
  }
}
