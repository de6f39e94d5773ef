package gridmark.classroom.report;

import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.ScoreDistribution;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Style;
import gridmark.report.text.TextTable;
import gridmark.words.Words;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** A class for a reader at a terminal: how it did, who failed altogether, who was slowest. */
public final class ClassText {

  /** More are on the page. */
  private static final int MOST_FAILED = 20;

  private static final int MOST_SLOW = 5;

  private final Gradebook gradebook;
  private final ClassStatistics statistics;
  private final Style style;
  private final StringBuilder text = new StringBuilder();

  private ClassText(Gradebook gradebook, Style style) {
    this.gradebook = gradebook;
    this.statistics = ClassStatistics.of(gradebook);
    this.style = style;
  }

  public static String of(Gradebook gradebook, Style style) {
    ClassText summary = new ClassText(gradebook, style);
    summary.writeHead();
    summary.writeFailed();
    summary.writeSlowest();
    return style.fit(summary.text.toString());
  }

  private void writeHead() {
    line(
        style.strong("Gridmark batch")
            + " · "
            + Printable.line(gradebook.title())
            + gradebook.part().map(part -> " · " + part.inWords()).orElse(""));
    line("");
    line(style.fold(summary()));
    ScoreDistribution scores = statistics.scores();
    if (scores.count() > 0) {
      line(
          "Score: median %s, mean %s, from %s to %s."
              .formatted(
                  ClassWords.rounded(scores.median(), 1),
                  ClassWords.rounded(scores.mean(), 1),
                  Words.plain(scores.lowest()),
                  Words.plain(scores.highest())));
    }
  }

  private String summary() {
    Map<Upshot, Integer> outcomes = new EnumMap<>(Upshot.class);
    gradebook.entries().stream()
        .filter(Entry::hasHandedIn)
        .forEach(entry -> outcomes.merge(entry.outcome(), 1, Integer::sum));
    String count = Words.counted(statistics.counts().handedIn(), "submission");
    int nothing = statistics.counts().nothing();
    return (outcomes.isEmpty() ? count : count + ": " + ClassWords.counts(outcomes))
        + (nothing == 0
            ? "."
            : ". %s handed in nothing.".formatted(Words.counted(nothing, "student")));
  }

  /** Those whose program nobody could run, or whom the grader failed. */
  private void writeFailed() {
    List<Entry> failed =
        gradebook.entries().stream().filter(each -> each.hasHandedIn() && !each.ran()).toList();
    writeSection(
        "Not run", failed, MOST_FAILED, each -> List.of(each.outcome().words(), lastRemark(each)));
  }

  private void writeSlowest() {
    List<Entry> slowest =
        statistics.slowest().stream().filter(each -> each.cpuMs() > 0).limit(MOST_SLOW).toList();
    writeSection(
        "Slowest",
        slowest,
        MOST_SLOW,
        each -> List.of(ClassWords.time(each.cpuMs()), each.outcome().words()));
  }

  private static String lastRemark(Entry entry) {
    int last = entry.remarks().size() - 1;
    return last < 0 ? "" : Printable.line(entry.remarks().get(last));
  }

  /** The key is what the folder of reports is called. */
  private static String name(Entry entry) {
    String label = entry.label();
    return Printable.line(
        label.equals(entry.key()) ? label : "%s (%s)".formatted(label, entry.key()));
  }

  private void writeSection(
      String title, List<Entry> entries, int most, Function<Entry, List<String>> cells) {
    int count = entries.size();
    if (count > 0) {
      line("");
      line(style.strong(title) + (count > most ? " (%d of %d)".formatted(most, count) : ""));
      text.append(
          TextTable.of(
              entries.stream()
                  .limit(most)
                  .map(each -> Stream.concat(Stream.of(name(each)), cells.apply(each).stream()))
                  .map(Stream::toList)
                  .toList()));
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
