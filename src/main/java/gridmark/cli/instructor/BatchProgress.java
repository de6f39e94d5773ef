package gridmark.cli.instructor;

import gridmark.classroom.batch.BatchListener;
import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.report.ClassWords;
import gridmark.cli.StatusLine;
import gridmark.cli.Terminal;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.words.Words;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Shows how far a class has come: on a terminal a bar with rate, time left and counts; elsewhere a
 * line at the start and then one from time to time.
 */
final class BatchProgress implements BatchListener, AutoCloseable {

  private static final long PAUSE = Duration.ofSeconds(30).toNanos();
  private static final double NANOS = 1e9;

  private final int jobs;
  private final boolean isEachTold;
  private final LongSupplier nanoTime;
  private final StatusLine line;
  private final Map<Upshot, Integer> outcomes = new EnumMap<>(Upshot.class);
  private final Map<Work, Integer> efforts = new EnumMap<>(Work.class);
  private int submissions;
  private int done;
  private long start;
  private long told;

  /**
   * @param isEachTold whether every submission gets a line
   * @param nanoTime the clock
   */
  BatchProgress(Terminal terminal, int jobs, boolean isEachTold, LongSupplier nanoTime) {
    this.jobs = jobs;
    this.isEachTold = isEachTold;
    this.nanoTime = nanoTime;
    this.line = new StatusLine(terminal);
  }

  @Override
  public synchronized void begins(int toGrade) {
    submissions = toGrade;
    start = nanoTime.getAsLong();
    told = start;
    line.log("Grading %s, %d at a time".formatted(Words.counted(toGrade, "submission"), jobs));
  }

  @Override
  public synchronized void done(Entry entry, Work effort) {
    done++;
    efforts.merge(effort, 1, Integer::sum);
    outcomes.merge(entry.outcome(), 1, Integer::sum);
    if (isEachTold) {
      remark(each(entry, effort));
    } else if (nanoTime.getAsLong() - told >= PAUSE) {
      told = nanoTime.getAsLong();
      line.log("%d of %d done%s".formatted(done, submissions, state(": ")));
    }
    line.show("Grading", done, submissions, state("").strip());
  }

  @Override
  public synchronized void remark(String text) {
    line.say(Printable.line(text));
  }

  private static String each(Entry entry, Work effort) {
    String score =
        entry
            .standing()
            .map(each -> Words.plain(each.score()) + " of " + Words.plain(each.maxScore()))
            .map(", "::concat)
            .orElse("");
    return "%s: %s%s%s"
        .formatted(
            entry.key(),
            entry.outcome().words(),
            score,
            effort == Work.GRADED ? "" : " (" + effort.name().toLowerCase(Locale.ROOT) + ")");
  }

  /** Rate and time left, as far as anything can be said of them, and counts. */
  private String state(String before) {
    int graded = done - count(Work.KEPT);
    double seconds = (nanoTime.getAsLong() - start) / NANOS;
    String pace =
        graded == 0 || seconds <= 0 || done == submissions
            ? ""
            : "  %.1f/s  %s left"
                .formatted(
                    graded / seconds, about(Math.round((submissions - done) * seconds / graded)));
    return pace + (before.isEmpty() ? "  " : before) + ClassWords.counts(outcomes);
  }

  /** Such as "Of 25, 20 are kept, 0 rescored, 5 graded." */
  synchronized void tellEfforts() {
    remark(
        "Of %d, %d are kept, %d rescored, %d graded."
            .formatted(done, count(Work.KEPT), count(Work.RESCORED), count(Work.GRADED)));
  }

  private int count(Work effort) {
    return efforts.getOrDefault(effort, 0);
  }

  private static String about(long seconds) {
    if (seconds < 60) {
      return seconds + " s";
    }
    return seconds < 3600
        ? Math.round(seconds / 60.0) + " min"
        : "%d h %d min".formatted(seconds / 3600, seconds % 3600 / 60);
  }

  @Override
  public synchronized void close() {
    line.close();
  }
}
