package gridmark.classroom.report;

import gridmark.classroom.gradebook.CaseFacts;
import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.DiagnosisFrequency;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.SharedWrongAnswers;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.gradebook.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.report.view.ResultWords;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of a class, in words that terminal and page share. */
public final class ClassWords {

  private ClassWords() {}

  /** "1 student handed in nothing"; empty if everybody handed in something. */
  static String nothing(int count) {
    return count == 0 ? "" : Words.counted(count, "student") + " handed in nothing";
  }

  /** A score and what could be had. */
  public static String score(double score, double most) {
    return Words.plain(score) + " of " + Words.plain(most);
  }

  /** How often each came about, the most frequent first: "80 accepted, 30 wrong answer". */
  public static String counts(Map<Upshot, Integer> outcomes) {
    return outcomes.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<Upshot, Integer> each) -> -each.getValue())
                .thenComparing(each -> each.getKey().name()))
        .map(each -> each.getValue() + " " + each.getKey().words())
        .collect(Collectors.joining(", "));
  }

  /** Which part of the class was graded; empty if it is the whole. */
  public static String part(Gradebook gradebook) {
    return gradebook.part().map(part -> part.inWords() + " of the class").orElse("");
  }

  /** "31 of 120 miss the block rule". */
  public static String diagnosis(DiagnosisFrequency bug, ClassStatistics statistics) {
    return "%d of %d %s"
        .formatted(bug.count(), statistics.counts().ran(), bug.code().doneBy(bug.count()));
  }

  /** How many fail something for no known reason; empty if there are none. */
  public static String undiagnosed(ClassStatistics statistics) {
    int count = statistics.undiagnosed().size();
    return count == 0
        ? ""
        : "%d of %d %s something, and no cause was found"
            .formatted(count, statistics.counts().ran(), count == 1 ? "fails" : "fail");
  }

  /** Which case splits the class, and what that means; empty if none does. */
  public static String sharpest(ClassStatistics statistics) {
    return statistics
        .sharpest()
        .map(
            each ->
                "Of the better half %s solve it, of the other half %s."
                    .formatted(percent(each.betterHalf()), percent(each.otherHalf())))
        .orElse("");
  }

  /** "No case", "1 case", "2 cases". */
  static String cases(List<CaseFacts> cases) {
    return cases.isEmpty() ? "No case" : Words.counted(cases.size(), "case");
  }

  /** What a bug in common has to do with wrong answers in common. */
  static String explanation(SharedWrongAnswers shared) {
    int members = shared.entries().size();
    return shared
        .bug()
        .map(
            bug -> {
              int others = bug.count() - members;
              String deed = "They all " + bug.code().doneBy(2);
              return others == 0
                  ? deed + ", and nobody else does: the bug alone may explain it."
                  : deed
                      + ", and so %s %s, who answered otherwise at least once."
                          .formatted(others == 1 ? "does" : "do", Words.counted(others, "other"));
            })
        .orElse("No bug was found that they all have.");
  }

  /** What became of somebody whose program did not run. */
  public static String notRun(Entry entry) {
    return entry
        .standing()
        .map(Standing::status)
        .map(ResultWords::headline)
        .orElse(entry.hasHandedIn() ? "Not graded" : "Nothing handed in");
  }

  /** Remarks as one sentence or more. */
  static String remarks(List<String> remarks) {
    return remarks.stream()
        .map(each -> Printable.line(each.replaceAll("\\R", " ")))
        .collect(Collectors.joining("; "));
  }

  /** A share from 0 to 1 as "42 %"; all and nothing are said only if it is so. */
  static String percent(double share) {
    long rounded = Math.round(share * 100);
    return (share > 0 && rounded == 0 ? 1 : share < 1 && rounded == 100 ? 99 : rounded) + "\u00A0%";
  }

  /** A number with at most so many decimals. */
  public static String rounded(double value, int decimals) {
    return Words.plain(
        BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).doubleValue());
  }
}
