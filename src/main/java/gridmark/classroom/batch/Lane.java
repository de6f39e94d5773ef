package gridmark.classroom.batch;

import gridmark.assignment.Verdict;
import gridmark.classroom.batch.BatchFolder.KeptEntry;
import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.roll.HandIn;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.judge.ReferenceTimes;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.language.CompileError;
import gridmark.report.AskedReports;
import gridmark.report.view.Occasion;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;

/**
 * Grades one submission after the other, with a compiler that stays warm. What goes wrong with one
 * of them stays with it.
 */
final class Lane implements AutoCloseable {

  /** The fingerprint of a row that the next run makes anew. */
  private static final String UNSETTLED = "";

  private final BatchOrder order;
  private final BatchFolder folder;
  private final BatchListener listener;
  private final String program;
  private final Instant started;
  private final ReferenceTimes reference;
  private Optional<Grader> grader = Optional.empty();

  /**
   * @param program the fingerprint of this program
   * @param started when the class was begun with
   * @param reference what the reference solver needs, for the pages of all
   */
  Lane(
      BatchOrder order,
      BatchFolder folder,
      BatchListener listener,
      String program,
      Instant started,
      ReferenceTimes reference) {
    this.order = order;
    this.folder = folder;
    this.listener = listener;
    this.program = program;
    this.started = started;
    this.reference = reference;
  }

  /**
   * Works until the queue is empty.
   *
   * @throws IOException if results cannot be written
   */
  void work(Queue<HandIn> queue) throws IOException, InterruptedException {
    for (HandIn next = queue.poll(); next != null; next = queue.poll()) {
      try {
        work(next);
      } catch (UnreadableSubmissionException e) {
        putAside(next, e.getMessage());
      } catch (NoProcessException e) {
        putAside(next, "no process could be started to grade it: " + e.getMessage());
      } catch (RuntimeException | Error e) {
        renew();
        putAside(next, "the grader broke down on it, which should not happen: " + e);
      }
    }
  }

  private void work(HandIn handIn)
      throws IOException, InterruptedException, UnreadableSubmissionException, NoProcessException {
    Submission submission = handIn.read(Optional.of(order.pack().assignment().signature()));
    RunBasis basis = RunBasis.of(order, program, submission);
    String fingerprint = basis.fingerprintOfResult(order, handIn, submission);
    Optional<KeptEntry> kept =
        order.resume()
            ? folder
                .entry(handIn.key())
                .filter(each -> each.fingerprint().equals(fingerprint))
                .filter(each -> folder.isWhole(handIn.key(), order.reports()))
            : Optional.empty();
    if (kept.isPresent()) {
      listener.done(kept.get().entry(), Work.KEPT);
      return;
    }
    folder.unfinish(handIn.key());
    Optional<Transcript> known = known(handIn, basis);
    Transcript transcript = known.orElseGet(Transcript::new);
    Result result = grade(handIn, submission, transcript);
    if (result.status() == Status.GRADER_ERROR) {
      renew();
      transcript = new Transcript();
      result = grade(handIn, submission, transcript);
    }
    folder.write(handIn.key(), KeptTranscript.of(basis.fingerprint(), transcript));
    List<String> failures = new ArrayList<>();
    Occasion occasion = new Occasion(started, handIn.path(), order.variables(), reference::of);
    AskedReports.open(folder.files(handIn.key()), order.reports())
        .write(result, occasion, file -> {}, failures::add);
    List<String> remarks = new ArrayList<>(handIn.remarks());
    remarks.addAll(failures);
    whyNotRun(result).ifPresent(remarks::add);
    Entry entry = entry(handIn, remarks, Optional.of(Standing.of(result)));
    boolean isSettled =
        result.status() != Status.GRADER_ERROR && transcript.isCertain() && failures.isEmpty();
    folder.write(handIn.key(), new KeptEntry(isSettled ? fingerprint : UNSETTLED, entry));
    listener.done(entry, known.isPresent() && !transcript.hasRun() ? Work.RESCORED : Work.GRADED);
  }

  /** What is first said of a submission that could not be run. */
  private static Optional<String> whyNotRun(Result result) {
    return result.status() == Status.GRADED || result.count(Verdict.GRADER_ERROR) > 0
        ? Optional.empty()
        : Stream.concat(
                result.compileErrors().stream().map(CompileError::toString),
                result.notes().stream())
            .findFirst()
            .map(reason -> reason.lines().findFirst().orElse(""));
  }

  private Result grade(HandIn handIn, Submission submission, Transcript transcript)
      throws InterruptedException, NoProcessException {
    Terms terms = order.terms().submitted(handIn.submitted());
    try {
      Result result =
          grader().grade(order.pack(), submission, terms, transcript, GradeListener.NONE);
      endIfInterrupted();
      return result;
    } catch (IOException e) {
      endIfInterrupted();
      throw new NoProcessException(e);
    }
  }

  private static void endIfInterrupted() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private Grader grader() throws IOException {
    if (grader.isEmpty()) {
      grader = Optional.of(Grader.startForMany(order.sandbox(), order.limits()));
    }
    return grader.get();
  }

  /** The machine has no room for another process, or for its files. */
  private static final class NoProcessException extends Exception {
    private static final long serialVersionUID = 1L;

    NoProcessException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }

  /** There is a row for it all the same; it is tried again by the next run. */
  private void putAside(HandIn handIn, String reason) throws IOException {
    List<String> remarks = new ArrayList<>(handIn.remarks());
    remarks.add(reason);
    folder.unfinish(handIn.key());
    Entry entry = entry(handIn, remarks, Optional.empty());
    folder.write(handIn.key(), new KeptEntry(UNSETTLED, entry));
    listener.done(entry, Work.GRADED);
  }

  private static Entry entry(HandIn handIn, List<String> remarks, Optional<Standing> standing) {
    return new Entry(handIn.key(), handIn.students(), handIn.handedIn(), remarks, standing);
  }

  /** What an earlier run has left that still holds. */
  private Optional<Transcript> known(HandIn handIn, RunBasis basis) {
    return order.resume()
        ? folder
            .transcript(handIn.key())
            .filter(kept -> kept.fingerprint().equals(basis.fingerprint()))
            .map(KeptTranscript::toTranscript)
        : Optional.empty();
  }

  private void renew() {
    close();
    grader = Optional.empty();
  }

  @Override
  public void close() {
    grader.ifPresent(Grader::close);
  }
}
