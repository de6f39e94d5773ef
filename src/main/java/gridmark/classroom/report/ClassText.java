package gridmark.classroom.report;

import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.ScoreDistribution;
import gridmark.classroom.gradebook.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Style;
import gridmark.report.text.TextTable;
import gridmark.report.view.ResultWords;
import gridmark.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

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

  /** The whole summary. */
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
    String nothing = ClassWords.nothing(statistics.counts().nothing());
    return (outcomes.isEmpty() ? count : count + ": " + ClassWords.counts(outcomes))
        + (nothing.isEmpty() ? "." : ". " + nothing + ".");
  }

  /** Those whose program nobody could run, or whom the grader failed. */
  private void writeFailed() {
    List<Entry> failed =
        gradebook.entries().stream()
            .filter(Entry::hasHandedIn)
            .filter(entry -> !entry.ran())
            .toList();
    if (failed.isEmpty()) {
      return;
    }
    section("Not run", failed.size(), MOST_FAILED);
    List<List<String>> rows = new ArrayList<>();
    for (Entry entry : failed.subList(0, Math.min(MOST_FAILED, failed.size()))) {
      String remark =
          entry.remarks().isEmpty() ? "" : entry.remarks().get(entry.remarks().size() - 1);
      rows.add(List.of(name(entry), entry.outcome().words(), Printable.line(remark)));
    }
    text.append(TextTable.of(rows));
  }

  private void writeSlowest() {
    List<Entry> slowest =
        statistics.slowest().stream().filter(entry -> cpuMs(entry) > 0).limit(MOST_SLOW).toList();
    if (slowest.isEmpty()) {
      return;
    }
    section("Slowest", slowest.size(), MOST_SLOW);
    text.append(
        TextTable.of(
            slowest.stream()
                .map(
                    entry ->
                        List.of(
                            name(entry),
                            ResultWords.time(Duration.ofMillis(cpuMs(entry))),
                            entry.outcome().words()))
                .toList()));
  }

  private static long cpuMs(Entry entry) {
    return entry.standing().orElseThrow().cpuMs();
  }

  /** The key is what the folder of reports is called. */
  private static String name(Entry entry) {
    String label = entry.label();
    return Printable.line(
        label.equals(entry.key()) ? label : "%s (%s)".formatted(label, entry.key()));
  }

  private void section(String title, int count, int most) {
    line("");
    line(style.strong(title) + (count > most ? " (%d of %d)".formatted(most, count) : ""));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
