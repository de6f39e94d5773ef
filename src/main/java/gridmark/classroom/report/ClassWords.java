package gridmark.classroom.report;

import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.DiagnosisFrequency;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.SharedWrongAnswers;
import gridmark.classroom.gradebook.Standing;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.report.view.ResultWords;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of a class, in words that terminal and page share. */
public final class ClassWords {

  private ClassWords() {}

  /** How often each came about, the most frequent first: "80 accepted, 30 wrong answer". */
  public static String counts(Map<Upshot, Integer> outcomes) {
    return outcomes.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<Upshot, Integer> each) -> -each.getValue())
                .thenComparing(each -> each.getKey().name()))
        .map(each -> each.getValue() + " " + each.getKey().words())
        .collect(Collectors.joining(", "));
  }

  /** "31 of 120 miss the block rule". */
  static String diagnosis(DiagnosisFrequency bug, ClassStatistics statistics) {
    return "%d of %d %s"
        .formatted(bug.count(), statistics.counts().ran(), bug.code().doneBy(bug.count()));
  }

  /** How many fail something for no known reason. */
  static String undiagnosed(ClassStatistics statistics) {
    int count = statistics.undiagnosed().size();
    return "%d of %d %s something, and no cause was found"
        .formatted(count, statistics.counts().ran(), count == 1 ? "fails" : "fail");
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
  static String notRun(Entry entry) {
    return entry
        .standing()
        .map(Standing::status)
        .map(ResultWords::headline)
        .orElse(entry.hasHandedIn() ? "Not graded" : "Nothing handed in");
  }

  /** Remarks as one sentence or more. */
  static String remarks(List<String> remarks) {
    return remarks.stream().map(ClassWords::line).collect(Collectors.joining("; "));
  }

  /** Strangers' text in one line. */
  static String line(String text) {
    return Printable.line(text.replaceAll("\\R", " "));
  }

  /** A share from 0 to 1 as "42 %"; all and nothing are said only if it is so. */
  static String percent(double share) {
    long rounded = Math.round(share * 100);
    return (share > 0 && rounded == 0 ? 1 : share < 1 && rounded == 100 ? 99 : rounded) + "\u00A0%";
  }

  /** "12 ms", "1.2 s". */
  static String time(long millis) {
    return ResultWords.time(Duration.ofMillis(millis));
  }

  /** A number with at most so many decimals. */
  static String rounded(double value, int decimals) {
    return Words.plain(
        BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).doubleValue());
  }
}
