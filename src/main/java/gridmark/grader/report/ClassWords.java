package gridmark.grader.report;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of a class, in words that terminal and page share. */
public final class ClassWords {

  private ClassWords() {}

  /** "1 submission", "2 submissions". */
  public static String submissions(int count) {
    return count == 1 ? "1 submission" : count + " submissions";
  }

  /** A score and what could be had. */
  public static String score(double score, double most) {
    return ScoreText.points(score) + " of " + ScoreText.points(most);
  }

  /** The word of a row, as people would say it. */
  public static String outcome(String word) {
    return word.equals("NOTHING")
        ? "nothing handed in"
        : word.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** How often each came about, the most frequent first: "80 accepted, 30 wrong answer". */
  public static String counts(Map<String, Integer> outcomes) {
    return outcomes.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, Integer> each) -> -each.getValue())
                .thenComparing(Map.Entry::getKey))
        .map(each -> each.getValue() + " " + outcome(each.getKey()))
        .collect(Collectors.joining(", "));
  }
}
