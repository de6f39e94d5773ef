package gridmark.classroom.batch;

import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.report.ClassReport;
import gridmark.classroom.roll.HandIn;
import gridmark.classroom.similarity.Comparer;
import gridmark.files.OutputFolder;
import gridmark.files.RealPath;
import gridmark.grader.Version;
import gridmark.grader.judge.ReferenceTimes;
import gridmark.grader.score.Environment;
import gridmark.report.Report;
import gridmark.words.Words;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Grades a class: so many lanes side by side, each with a grader of its own. */
public final class Batch {

  /** How long lanes may take to let go of what they do. */
  private static final Duration GRACE = Duration.ofSeconds(10);

  private final BatchOrder order;
  private final BatchFolder folder;
  private final BatchListener listener;

  private Batch(BatchOrder order, BatchFolder folder, BatchListener listener) {
    this.order = order;
    this.folder = folder;
    this.listener = listener;
  }

  /**
   * Grades everybody, compares them with each other if there is a comparer, and gives what became
   * of them.
   *
   * @param out the folder of results
   * @throws OutputFolder.NotWritableException if another part of a class is in that folder
   * @throws Comparer.FailedException if they cannot be compared: all the rest is done by then
   * @throws IOException if results cannot be written: what has been graded by then is kept
   */
  @SuppressWarnings("try") // the lock is held, not used
  public static Gradebook grade(
      BatchOrder order, Path out, BatchListener listener, Optional<Comparer> comparer)
      throws IOException, InterruptedException {
    BatchFolder folder = BatchFolder.open(out);
    try (Closeable lock = folder.lock()) {
      return new Batch(order, folder, listener).grade(comparer);
    }
  }

  /**
   * Whether results can go to a folder: not among the submissions, where they would be taken for
   * some, or lie among a student's files. A new folder beside them will do.
   */
  public static boolean mayGoTo(Path out, Path submissions) {
    Path inbox = RealPath.of(submissions);
    Path target = RealPath.of(out);
    boolean isNewOrOurs = !Files.exists(target) || Files.exists(target.resolve(BatchFolder.SHEET));
    return !target.startsWith(inbox) || (inbox.equals(target.getParent()) && isNewOrOurs);
  }

  private Gradebook grade(Optional<Comparer> comparer) throws IOException, InterruptedException {
    RunSheet sheet = sheet();
    folder.refuseOtherThan(sheet.part());
    folder.sheet().ifPresent(older -> tellOlder(older, sheet));
    folder.write(sheet);
    Map<String, HandIn> handIns =
        order.roll().handIns().stream().collect(Collectors.toMap(HandIn::key, Function.identity()));
    List<RunSheet.Line> here = sheet.here();
    tellUntimed();
    listener.begins(here.size());
    runLanes(
        new ConcurrentLinkedQueue<>(here.stream().map(line -> handIns.get(line.key())).toList()));
    List<Entry> rows = folder.entries(here);
    if (rows.size() < here.size()) {
      throw new IOException(
          "%d of %d results have vanished from %s while it was at work: grade again with --resume"
              .formatted(here.size() - rows.size(), here.size(), folder.path()));
    }
    // Parts that start at the same moment see nothing of each other at first.
    folder.refuseOtherThan(sheet.part());
    Resemblance resemblance = new Resemblance(order, folder, listener, rows);
    try {
      return report(
          sheet,
          rows,
          comparer.isPresent()
              ? Optional.of(resemblance.find(comparer.get()))
              : resemblance.known());
    } catch (Comparer.FailedException e) {
      report(sheet, rows, Optional.empty());
      throw e;
    }
  }

  private Gradebook report(RunSheet sheet, List<Entry> entries, Optional<List<SimilarPair>> similar)
      throws IOException {
    Gradebook gradebook = sheet.gradebook(entries, similar);
    ClassReport.write(gradebook, folder.files());
    folder.write(sheet.finish());
    return gradebook;
  }

  private void tellUntimed() {
    boolean isTimed =
        order.roll().handIns().stream().anyMatch(each -> each.submitted().isPresent());
    if (order.terms().rubric().late().isPresent() && !isTimed) {
      listener.remark(
          "The rubric takes points for lateness, but it is not known when anything was handed in"
              + " (only Gradescope's export tells): nobody counts as late.");
    }
  }

  /** Nothing is deleted; but what is not of this class is in none of its reports. */
  private void tellOlder(RunSheet older, RunSheet sheet) {
    Set<String> keys = sheet.roll().stream().map(RunSheet.Line::key).collect(Collectors.toSet());
    long others = older.roll().stream().filter(line -> !keys.contains(line.key())).count();
    if (others > 0) {
      listener.remark(
          "%s also holds the results of %s of an earlier run (%s) that this class does not have: not in the reports, and left as it is"
              .formatted(folder.path(), Words.counted(others, "submission"), older.title()));
    }
    if (!order.resume() && others < older.roll().size()) {
      listener.remark(
          "%s holds results of an earlier run, which are replaced one by one; --resume would keep those that still hold"
              .formatted(folder.path()));
    }
  }

  private void runLanes(Queue<HandIn> queue) throws IOException, InterruptedException {
    String program = ThisProgram.fingerprint();
    Instant started = Instant.now();
    ReferenceTimes reference = new ReferenceTimes();
    int lanes = Math.max(1, Math.min(order.jobs(), queue.size()));
    ExecutorService threads = Executors.newFixedThreadPool(lanes);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < lanes; i++) {
        running.add(
            threads.submit(
                () -> {
                  try (Lane lane = new Lane(order, folder, listener, program, started, reference)) {
                    lane.work(queue);
                  } finally {
                    // Where one cannot go on, the others need not begin anything more.
                    queue.clear();
                  }
                  return null;
                }));
      }
      for (Future<?> lane : running) {
        lane.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException notWritable) {
        throw new IOException(
            notWritable.getMessage()
                + "; what is graded is kept: once this is fixed, go on with --resume",
            notWritable);
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      queue.clear();
      threads.shutdownNow();
      threads.awaitTermination(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private RunSheet sheet() {
    Environment environment =
        new Environment(
            Version.gridmark(),
            order.language(),
            order.languageVersion(),
            order.pack().sha256(),
            order.terms().rubric().sha256(),
            order.limits(),
            order.sandbox().isolation());
    return new RunSheet(
        RunSheet.SCHEMA,
        order.title(),
        order.assignment(),
        order.language(),
        environment,
        order.terms().seeds().fingerprint(),
        order.part(),
        order.reports().stream().map(Report::word).toList(),
        order.pack().cases().stream().map(AskedCase::of).toList(),
        order.roll().handIns().stream()
            .map(each -> new RunSheet.Line(each.key(), each.student(), each.handedIn()))
            .toList(),
        order.roll().absent(),
        order.roll().remarks(),
        false);
  }
}
