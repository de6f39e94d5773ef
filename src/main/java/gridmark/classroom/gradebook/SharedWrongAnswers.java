package gridmark.classroom.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

  public SharedWrongAnswers {
    entries = List.copyOf(entries);
    cases = List.copyOf(cases);
  }

  /**
   * How much there is to wonder about: the number of cases, less the part of it that the bug
   * explains. Nothing is left if everybody with that bug gives these answers.
   */
  public double strength() {
    double explained = bug.map(each -> (double) entries.size() / each.count()).orElse(0.0);
    return cases.size() * (1 - explained);
  }

  /** All groups of a class, those to wonder about first; who is in one is not in a lesser part. */
  static List<SharedWrongAnswers> of(Gradebook gradebook, List<DiagnosisFrequency> bugs) {
    List<Entry> ran = gradebook.entries().stream().filter(Entry::ran).toList();
    List<Group> groups = new ArrayList<>();
    for (List<Integer> members : alike(gradebook.cases().size(), ran)) {
      Group group = group(gradebook, ran, members, bugs);
      if (group.answers().cases().size() >= FEWEST_CASES) {
        groups.add(group);
      }
    }
    groups.sort(
        Comparator.comparingDouble((Group each) -> each.answers().strength())
            .thenComparing(each -> each.answers().cases().size())
            .reversed()
            .thenComparing(each -> each.members().size()));
    return withoutParts(groups);
  }

  /**
   * A group by the positions of its members.
   *
   * @param members in ascending order
   */
  private record Group(List<Integer> members, SharedWrongAnswers answers) {}

  /** Those who gave one and the same wrong answer to some case. */
  private static Set<List<Integer>> alike(int cases, List<Entry> ran) {
    Set<List<Integer>> alike = new LinkedHashSet<>();
    for (int position = 0; position < cases; position++) {
      Map<String, List<Integer>> byAnswer = new LinkedHashMap<>();
      for (int i = 0; i < ran.size(); i++) {
        String answer = answer(ran.get(i), position);
        if (!answer.isEmpty()) {
          byAnswer.computeIfAbsent(answer, any -> new ArrayList<>()).add(i);
        }
      }
      byAnswer.values().stream().filter(members -> members.size() > 1).forEach(alike::add);
    }
    return alike;
  }

  private static Group group(
      Gradebook gradebook, List<Entry> ran, List<Integer> members, List<DiagnosisFrequency> bugs) {
    List<Entry> entries = members.stream().map(ran::get).toList();
    List<AskedCase> shared = new ArrayList<>();
    for (int position = 0; position < gradebook.cases().size(); position++) {
      if (agree(entries, position)) {
        shared.add(gradebook.cases().get(position));
      }
    }
    return new Group(members, new SharedWrongAnswers(entries, shared, bugOf(entries, bugs)));
  }

  private static boolean agree(List<Entry> entries, int position) {
    String answer = answer(entries.get(0), position);
    return !answer.isEmpty()
        && entries.stream().allMatch(each -> answer(each, position).equals(answer));
  }

  private static String answer(Entry entry, int position) {
    return entry.standing().orElseThrow().cases().get(position).wrongAnswer();
  }

  private static Optional<DiagnosisFrequency> bugOf(
      List<Entry> entries, List<DiagnosisFrequency> bugs) {
    return bugs.stream()
        .filter(bug -> entries.stream().allMatch(each -> has(each, bug.code())))
        .min(Comparator.comparingInt(DiagnosisFrequency::count));
  }

  private static boolean has(Entry entry, KnownBug code) {
    return entry.standing().orElseThrow().diagnoses().contains(code);
  }

  private static List<SharedWrongAnswers> withoutParts(List<Group> ranked) {
    List<SharedWrongAnswers> kept = new ArrayList<>();
    List<Set<Integer>> seen = new ArrayList<>();
    for (Group group : ranked) {
      if (seen.stream().noneMatch(greater -> greater.containsAll(group.members()))) {
        seen.add(new HashSet<>(group.members()));
        kept.add(group.answers());
      }
    }
    return kept;
  }
}
