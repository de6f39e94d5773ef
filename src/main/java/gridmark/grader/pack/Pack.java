package gridmark.grader.pack;

import gridmark.assignment.Assignment;
import gridmark.language.Language;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The cases of one or more pack files, in order.
 *
 * @param assignment which assignment they belong to
 * @param releases what programs are to compile for, by the words of languages; only those that were
 *     named
 * @param sha256 of the files read, so that a result says what it was graded with
 */
public record Pack(
    Assignment assignment, Map<String, Integer> releases, List<TestCase> cases, String sha256) {

  public Pack {
    releases = Map.copyOf(releases);
    cases = List.copyOf(cases);
    if (cases.isEmpty()) {
      throw new IllegalArgumentException("a pack has at least one case");
    }
  }

  /** The same with those of its cases only, in its own order. */
  public Pack only(Collection<String> ids) {
    return new Pack(
        assignment,
        releases,
        cases.stream().filter(each -> ids.contains(each.id())).toList(),
        sha256);
  }

  /** The release of a language that programs are to compile for, whatever runs them. */
  public int release(Language language) {
    return releases.getOrDefault(language.word(), language.releases().oldest());
  }

  /**
   * The points that tell what a hidden case expects, since all that are worth so much expect the
   * same: students see what a case is worth.
   */
  public List<Double> tellingPoints() {
    Map<Double, Set<String>> expected = new TreeMap<>();
    cases.stream()
        .filter(TestCase::isHidden)
        .forEach(
            each ->
                expected
                    .computeIfAbsent(each.points(), points -> new TreeSet<>())
                    .add(each.question().expects()));
    long kinds = expected.values().stream().flatMap(Set::stream).distinct().count();
    return expected.entrySet().stream()
        .filter(each -> kinds > 1 && each.getValue().size() == 1)
        .map(Map.Entry::getKey)
        .toList();
  }
}
