package gridmark.batch;

import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.Version;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Fingerprint;
import gridmark.grader.gradebook.Standing;
import gridmark.grader.judge.ReferenceTimes;
import gridmark.grader.report.AskedReports;
import gridmark.grader.report.Occasion;
import gridmark.grader.roll.HandIn;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/**
 * Grades one submission after the other, with a compiler that stays warm. What goes wrong with one
 * of them stays with it.
 */
final class Lane implements AutoCloseable {

  private final BatchOrder order;
  private final BatchFolder folder;
  private final BatchListener listener;
  private final ReferenceTimes reference;
  private Optional<Grader> grader = Optional.empty();

  Lane(BatchOrder order, BatchFolder folder, BatchListener listener, ReferenceTimes reference) {
    this.order = order;
    this.folder = folder;
    this.listener = listener;
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
      } catch (RuntimeException | StackOverflowError e) {
        renew();
        putAside(next, "the grader broke down on it, which should not happen: " + e);
      }
    }
  }

  private void work(HandIn handIn)
      throws IOException, InterruptedException, UnreadableSubmissionException {
    Submission submission = SubmissionReader.read(handIn.path()).named(handIn.student().label());
    String fingerprint = fingerprint(handIn, submission);
    Optional<KeptEntry> kept =
        order.resume()
            ? folder.entry(handIn.key()).filter(each -> each.fingerprint().equals(fingerprint))
            : Optional.empty();
    if (kept.isPresent()) {
      listener.done(kept.get().entry(), true);
      return;
    }
    folder.unfinish(handIn.key());
    Instant started = Instant.now();
    Transcript transcript = transcript(handIn, submission);
    Result result = grade(handIn, submission, transcript);
    if (result.status() == Status.GRADER_ERROR) {
      renew();
      transcript = new Transcript();
      result = grade(handIn, submission, transcript);
    }
    List<String> remarks = new ArrayList<>(handIn.remarks());
    folder.write(
        handIn.key(), KeptTranscript.of(runsFingerprint(submission), transcript.sessions()));
    Occasion occasion =
        new Occasion(started, Instant.now(), handIn.path(), order.variables(), reference);
    AskedReports.open(folder.student(handIn.key()), order.reports())
        .write(result, occasion, file -> {}, remarks::add);
    Entry entry = entry(handIn, remarks, Optional.of(Standing.of(result)));
    boolean isSettled = result.status() != Status.GRADER_ERROR;
    folder.write(handIn.key(), new KeptEntry(isSettled ? fingerprint : "", entry));
    listener.done(entry, false);
  }

  private Result grade(HandIn handIn, Submission submission, Transcript transcript)
      throws IOException, InterruptedException {
    if (grader.isEmpty()) {
      grader = Optional.of(Grader.startForMany(order.sandbox(), order.limits()));
    }
    Terms terms = order.terms().submitted(handIn.submitted());
    return grader.get().grade(order.pack(), submission, terms, transcript, GradeListener.NONE);
  }

  /** There is a row for it all the same; it is tried again by the next run. */
  private void putAside(HandIn handIn, String reason) throws IOException {
    List<String> remarks = new ArrayList<>(handIn.remarks());
    remarks.add(reason);
    Entry entry = entry(handIn, remarks, Optional.empty());
    folder.write(handIn.key(), new KeptEntry("", entry));
    listener.done(entry, false);
  }

  private static Entry entry(HandIn handIn, List<String> remarks, Optional<Standing> standing) {
    return new Entry(
        handIn.key(), handIn.student(), handIn.path().getFileName().toString(), remarks, standing);
  }

  private Transcript transcript(HandIn handIn, Submission submission) {
    return order.resume()
        ? folder
            .transcript(handIn.key())
            .filter(kept -> kept.fingerprint().equals(runsFingerprint(submission)))
            .map(kept -> new Transcript(kept.toSessions()))
            .orElseGet(Transcript::new)
        : new Transcript();
  }

  /** All that the files of a student depend on. */
  private String fingerprint(HandIn handIn, Submission submission) {
    return Fingerprint.of(
        runsFingerprint(submission),
        handIn.toString(),
        submission.notes().toString(),
        submission.errors().toString(),
        order.pack().sha256(),
        order.terms().rubric().sha256(),
        order.terms().seed().toString(),
        order.reports().toString());
  }

  /** All that a submission's answers depend on, beside the questions. */
  private String runsFingerprint(Submission submission) {
    return Fingerprint.of(
        submission.sha256(),
        order.limits().toString(),
        order.sandbox().isolation().toString(),
        Version.gridmark(),
        Version.java());
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
