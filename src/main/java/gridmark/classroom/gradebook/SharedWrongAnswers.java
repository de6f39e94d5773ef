package gridmark.classroom.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Some who gave the very same wrong answers to several cases. A bug in common explains that in
 * part: the same clauses left out of the same formula lead the same SAT solver to the same grid.
 *
 * @param cases in which all of them gave the same wrong answer
 * @param bug the rarest that all of them have; absent if they have none in common
 */
public record SharedWrongAnswers(
    List<Entry> entries, List<AskedCase> cases, Optional<DiagnosisFrequency> bug) {

  /** One wrong grid in common says next to nothing. */
  private static final int FEWEST_CASES = 2;

  /**
   * How much there is to wonder about: the number of cases, less the part of it that the bug
   * explains. Nothing is left if everybody with that bug gives these answers.
   */
  public double strength() {
    double explained = bug.map(each -> (double) entries.size() / each.count()).orElse(0.0);
    return cases.size() * (1 - explained);
  }

  /** All groups of a class, those to wonder about first; who is in one is not in a lesser part. */
  static List<SharedWrongAnswers> of(
      List<AskedCase> cases, List<Entry> ran, List<DiagnosisFrequency> bugs) {
    List<SharedWrongAnswers> ranked =
        alike(cases.size(), ran).stream()
            .map(entries -> shared(cases, entries, bugs))
            .filter(each -> each.cases().size() >= FEWEST_CASES)
            .sorted(
                Comparator.comparingDouble(SharedWrongAnswers::strength)
                    .thenComparing(each -> each.cases().size())
                    .reversed()
                    .thenComparing(each -> each.entries().size()))
            .toList();
    List<SharedWrongAnswers> kept = new ArrayList<>();
    List<Set<Entry>> seen = new ArrayList<>();
    for (SharedWrongAnswers each : ranked) {
      if (seen.stream().noneMatch(greater -> greater.containsAll(each.entries()))) {
        seen.add(new HashSet<>(each.entries()));
        kept.add(each);
      }
    }
    return kept;
  }

  /** Those who gave one and the same wrong answer to some case. */
  private static Set<List<Entry>> alike(int cases, List<Entry> ran) {
    Set<List<Entry>> alike = new LinkedHashSet<>();
    for (int i = 0; i < cases; i++) {
      int position = i;
      ran.stream()
          .filter(each -> !answer(each, position).isEmpty())
          .collect(
              Collectors.groupingBy(
                  each -> answer(each, position), LinkedHashMap::new, Collectors.toList()))
          .values()
          .stream()
          .filter(entries -> entries.size() > 1)
          .forEach(alike::add);
    }
    return alike;
  }

  private static SharedWrongAnswers shared(
      List<AskedCase> cases, List<Entry> entries, List<DiagnosisFrequency> bugs) {
    return new SharedWrongAnswers(
        entries,
        IntStream.range(0, cases.size())
            .filter(position -> agree(entries, position))
            .mapToObj(cases::get)
            .toList(),
        bugs.stream()
            .filter(bug -> entries.stream().allMatch(each -> each.bugs().contains(bug.code())))
            .min(Comparator.comparingInt(DiagnosisFrequency::count)));
  }

  private static boolean agree(List<Entry> entries, int position) {
    String answer = answer(entries.get(0), position);
    return !answer.isEmpty()
        && entries.stream().allMatch(each -> answer(each, position).equals(answer));
  }

  private static String answer(Entry entry, int position) {
    return entry.marks().get(position).wrongAnswer();
  }
}
