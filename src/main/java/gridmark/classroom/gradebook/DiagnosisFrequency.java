package gridmark.classroom.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who has a bug.
 *
 * @param entries those in whose program it was found, be it the main one or not
 */
public record DiagnosisFrequency(KnownBug code, List<Entry> entries) {

  public int count() {
    return entries.size();
  }

  /** All bugs that were found, the most frequent first. */
  static List<DiagnosisFrequency> of(List<Entry> entries) {
    Map<KnownBug, List<Entry>> found = new TreeMap<>();
    for (Entry entry : entries) {
      entry.bugs().stream()
          .distinct()
          .forEach(code -> found.computeIfAbsent(code, any -> new ArrayList<>()).add(entry));
    }
    return found.entrySet().stream()
        .map(each -> new DiagnosisFrequency(each.getKey(), each.getValue()))
        .sorted(Comparator.comparingInt(DiagnosisFrequency::count).reversed())
        .toList();
  }
}
