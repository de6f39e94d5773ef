package gridmark.grader.gradebook;

import gridmark.grader.diagnose.DiagnosisCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Who has a bug.
 *
 * @param entries those in whose program it was found, be it the main one or not
 */
public record DiagnosisFrequency(DiagnosisCode code, List<Entry> entries) {

  public DiagnosisFrequency {
    entries = List.copyOf(entries);
  }

  public int count() {
    return entries.size();
  }

  /** All bugs that were found, the most frequent first. */
  static List<DiagnosisFrequency> of(List<Entry> entries) {
    Map<DiagnosisCode, List<Entry>> found = new EnumMap<>(DiagnosisCode.class);
    for (Entry entry : entries) {
      entry.standing().stream()
          .flatMap(standing -> standing.diagnoses().stream().distinct())
          .forEach(code -> found.computeIfAbsent(code, any -> new ArrayList<>()).add(entry));
    }
    return found.entrySet().stream()
        .map(each -> new DiagnosisFrequency(each.getKey(), each.getValue()))
        .sorted(Comparator.comparingInt(DiagnosisFrequency::count).reversed())
        .toList();
  }
}
