package gridmark.batch;

import gridmark.grader.Version;
import gridmark.grader.gradebook.AskedCase;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
import gridmark.grader.gradebook.SimilarPair;
import gridmark.grader.report.ClassReport;
import gridmark.grader.roll.HandIn;
import gridmark.grader.score.Environment;
import gridmark.similarity.Comparer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Grades a class: so many lanes side by side, each with a grader of its own. */
public final class Batch {

  private final BatchOrder order;
  private final BatchFolder folder;
  private final BatchListener listener;
  private final Optional<Comparer> comparer;

  private Batch(
      BatchOrder order, BatchFolder folder, BatchListener listener, Optional<Comparer> comparer) {
    this.order = order;
    this.folder = folder;
    this.listener = listener;
    this.comparer = comparer;
  }

  /**
   * Grades everybody, and gives what became of them.
   *
   * @param out the folder of results
   * @throws IOException if results cannot be written: what has been graded by then is kept
   */
  public static Gradebook grade(BatchOrder order, Path out, BatchListener listener)
      throws IOException, InterruptedException {
    return grade(order, out, listener, Optional.empty());
  }

  /**
   * Grades everybody, and compares them with each other if there is a comparer.
   *
   * @throws Comparer.FailedException if they cannot be compared: all the rest is done by then
   */
  public static Gradebook grade(
      BatchOrder order, Path out, BatchListener listener, Optional<Comparer> comparer)
      throws IOException, InterruptedException {
    return new Batch(order, BatchFolder.open(out), listener, comparer).grade();
  }

  private Gradebook grade() throws IOException, InterruptedException {
    RunSheet sheet = sheet();
    folder.write(sheet);
    Map<String, HandIn> handIns =
        order.roll().handIns().stream().collect(Collectors.toMap(HandIn::key, Function.identity()));
    List<RunSheet.Line> here = sheet.here();
    listener.begins(here.size());
    runLanes(
        new ConcurrentLinkedQueue<>(here.stream().map(line -> handIns.get(line.key())).toList()));
    List<Entry> entries = folder.entries(here);
    try {
      return report(sheet, entries, similar(entries));
    } catch (Comparer.FailedException e) {
      report(sheet, entries, Optional.empty());
      throw e;
    }
  }

  private Optional<List<SimilarPair>> similar(List<Entry> entries)
      throws IOException, InterruptedException {
    Resemblance resemblance = new Resemblance(folder, listener);
    List<HandIn> handIns = order.roll().handIns();
    return comparer.isPresent()
        ? Optional.of(resemblance.find(comparer.get(), order.resume(), handIns, entries))
        : resemblance.known(handIns, entries);
  }

  private Gradebook report(RunSheet sheet, List<Entry> entries, Optional<List<SimilarPair>> similar)
      throws IOException {
    Gradebook gradebook = sheet.gradebook(entries, similar);
    ClassReport.write(gradebook, folder.path());
    return gradebook;
  }

  private void runLanes(Queue<HandIn> queue) throws IOException, InterruptedException {
    int lanes = Math.max(1, Math.min(order.jobs(), queue.size()));
    ExecutorService threads = Executors.newFixedThreadPool(lanes);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < lanes; i++) {
        running.add(
            threads.submit(
                () -> {
                  try (Lane lane = new Lane(order, folder, listener)) {
                    lane.work(queue);
                  }
                  return null;
                }));
      }
      for (Future<?> lane : running) {
        lane.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException notWritable) {
        throw notWritable;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      queue.clear();
      threads.shutdownNow();
    }
  }

  private RunSheet sheet() {
    Environment environment =
        new Environment(
            Version.gridmark(),
            Version.java(),
            order.pack().sha256(),
            order.terms().rubric().sha256(),
            order.limits(),
            order.sandbox().isolation());
    return new RunSheet(
        RunSheet.SCHEMA,
        order.title(),
        environment,
        order.terms().seed().isPresent() ? Long.toString(order.terms().seed().getAsLong()) : "",
        order.part(),
        order.pack().cases().stream().map(AskedCase::of).toList(),
        order.roll().handIns().stream()
            .map(
                each ->
                    new RunSheet.Line(
                        each.key(), each.student(), each.path().getFileName().toString()))
            .toList(),
        order.roll().absent(),
        order.roll().remarks());
  }
}
