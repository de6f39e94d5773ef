package gridmark.grader.report;

import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
import gridmark.grader.gradebook.Standing;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A class for a reader at a terminal: how it did, who failed altogether, who was slowest. */
public final class ClassText {

  /** More are on the page. */
  private static final int MOST_FAILED = 20;

  private static final int MOST_SLOW = 5;

  private final Gradebook gradebook;
  private final Style style;
  private final StringBuilder text = new StringBuilder();

  private ClassText(Gradebook gradebook, Style style) {
    this.gradebook = gradebook;
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
    Map<String, Integer> outcomes = new TreeMap<>();
    gradebook.entries().stream()
        .filter(Entry::hasHandedIn)
        .forEach(entry -> outcomes.merge(entry.outcome(), 1, Integer::sum));
    line(
        style.strong("Gridmark batch")
            + " · "
            + Printable.line(gradebook.title())
            + gradebook
                .part()
                .map(part -> " · part " + part.index() + " of " + part.count())
                .orElse(""));
    line("");
    line(style.fold(summary(outcomes)));
    List<Double> scores =
        gradebook.entries().stream()
            .flatMap(entry -> entry.standing().stream())
            .map(Standing::score)
            .sorted()
            .toList();
    if (!scores.isEmpty()) {
      double mean = scores.stream().mapToDouble(Double::doubleValue).average().orElse(0);
      line(
          "Score: median %s, mean %.2f, from %s to %s."
              .formatted(
                  ScoreText.points(scores.get((scores.size() - 1) / 2)),
                  mean,
                  ScoreText.points(scores.get(0)),
                  ScoreText.points(scores.get(scores.size() - 1))));
    }
  }

  private String summary(Map<String, Integer> outcomes) {
    int handedIn = outcomes.values().stream().mapToInt(Integer::intValue).sum();
    String count = ClassWords.submissions(handedIn);
    String nothing = ClassWords.nothing(gradebook.entries().size() - handedIn);
    return (outcomes.isEmpty() ? count : count + ": " + ClassWords.counts(outcomes))
        + (nothing.isEmpty() ? "." : ". " + nothing + ".");
  }

  /** Those whose program nobody could run, or whom the grader failed. */
  private void writeFailed() {
    List<Entry> failed =
        gradebook.entries().stream()
            .filter(Entry::hasHandedIn)
            .filter(
                entry -> entry.standing().map(each -> each.status() != Status.GRADED).orElse(true))
            .toList();
    if (failed.isEmpty()) {
      return;
    }
    section("Not run", failed.size(), MOST_FAILED);
    List<List<String>> rows = new ArrayList<>();
    for (Entry entry : failed.subList(0, Math.min(MOST_FAILED, failed.size()))) {
      String remark =
          entry.remarks().isEmpty() ? "" : entry.remarks().get(entry.remarks().size() - 1);
      rows.add(List.of(name(entry), ClassWords.outcome(entry.outcome()), Printable.line(remark)));
    }
    text.append(TextTable.of(rows));
  }

  private void writeSlowest() {
    List<Entry> slowest =
        gradebook.entries().stream()
            .filter(entry -> cpuMs(entry) > 0)
            .sorted(Comparator.comparing(ClassText::cpuMs).reversed())
            .limit(MOST_SLOW)
            .toList();
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
                            "%.1f s".formatted(cpuMs(entry) / 1000.0),
                            ClassWords.outcome(entry.outcome())))
                .toList()));
  }

  private static long cpuMs(Entry entry) {
    return entry.standing().map(Standing::cpuMs).orElse(0L);
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
