package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import gridmark.grader.submission.Printable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Everybody in a class as its page names them, and links to their own pages. */
final class People {

  private final StudentFiles files;
  private final Map<String, List<Entry>> byName;
  private final Map<String, Entry> byKey;
  private final IdentityHashMap<Entry, Person> known = new IdentityHashMap<>();

  /**
   * Whom to link to.
   *
   * @param which tells them from namesakes; empty if there are none
   */
  record Person(String name, String which, String page, String studentPage) {}

  People(List<Entry> entries, StudentFiles files) {
    this.files = files;
    this.byName = entries.stream().collect(Collectors.groupingBy(Entry::label));
    this.byKey =
        entries.stream()
            .filter(Entry::hasHandedIn)
            .collect(Collectors.toMap(Entry::key, each -> each, (first, second) -> first));
  }

  Person of(Entry entry) {
    return known.computeIfAbsent(
        entry,
        each -> {
          String studentPage = files.link(each.key(), "report.html").orElse("");
          return new Person(
              Printable.line(each.label()),
              Printable.line(which(each)),
              files.link(each.key(), "instructor.html").orElse(studentPage),
              studentPage);
        });
  }

  List<Person> of(List<Entry> entries) {
    return entries.stream().map(this::of).toList();
  }

  /** A pair of similar programs may name somebody of another part of the class. */
  Person of(String key) {
    Entry entry = byKey.get(key);
    return entry == null ? new Person(Printable.line(key), "", "", "") : of(entry);
  }

  /** One student may have several submissions, and students may be called alike. */
  private String which(Entry entry) {
    List<Entry> alike = byName.get(entry.label());
    if (alike.size() == 1 || !entry.hasHandedIn()) {
      return "";
    }
    boolean isOwn =
        alike.stream().filter(each -> each.handedIn().equals(entry.handedIn())).count() == 1;
    return isOwn ? entry.handedIn() : entry.key();
  }
}
