package gridmark.classroom.gradebook;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the rows of a gradebook have in common.
 *
 * @param cases in the order of the pack
 * @param diagnoses the most frequent first
 * @param undiagnosed those who lost something, and no cause was found
 * @param sharedAnswers those to wonder about first
 * @param slowest by the processor time of all cases, the slowest first: everybody who ran
 */
public record ClassStatistics(
    ClassCounts counts,
    ScoreDistribution scores,
    List<CaseFacts> cases,
    List<DiagnosisFrequency> diagnoses,
    List<Entry> undiagnosed,
    List<SharedWrongAnswers> sharedAnswers,
    List<Entry> slowest) {

  public static ClassStatistics of(Gradebook gradebook) {
    List<Entry> entries = gradebook.entries();
    List<Entry> ran = entries.stream().filter(Entry::ran).toList();
    List<DiagnosisFrequency> diagnoses = DiagnosisFrequency.of(entries);
    return new ClassStatistics(
        ClassCounts.of(entries),
        ScoreDistribution.of(entries),
        IntStream.range(0, gradebook.cases().size())
            .mapToObj(position -> CaseFacts.of(gradebook.cases().get(position), position, ran))
            .toList(),
        diagnoses,
        entries.stream()
            .filter(each -> each.bugs().isEmpty() && each.marks().stream().anyMatch(CaseMark::lost))
            .toList(),
        SharedWrongAnswers.of(gradebook.cases(), ran, diagnoses),
        ran.stream().sorted(Comparator.comparingLong(Entry::cpuMs).reversed()).toList());
  }

  /** The case that tells the better half of the class from the other best; absent if none does. */
  public Optional<CaseFacts> sharpest() {
    return cases.stream()
        .filter(each -> each.split() > 0)
        .max(Comparator.comparingDouble(CaseFacts::split));
  }
}
