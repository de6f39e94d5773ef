package gridmark.batch;

import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Outcome.InputUse;
import gridmark.grader.run.SatUse;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.run.Transcript.Session;
import gridmark.grader.sandbox.Event.Overrun;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transcript as a file.
 *
 * @param fingerprint of all that a run depends on: the submission, the limits, the machine's Java
 */
record KeptTranscript(String fingerprint, List<List<Said>> sessions) {

  KeptTranscript {
    Objects.requireNonNull(fingerprint);
    Objects.requireNonNull(sessions);
  }

  static KeptTranscript of(String fingerprint, List<Session> sessions) {
    return new KeptTranscript(
        fingerprint,
        sessions.stream()
            .map(session -> session.exchanges().stream().map(Said::of).toList())
            .toList());
  }

  List<Session> toSessions() {
    return sessions.stream()
        .map(session -> new Session(session.stream().map(Said::toExchange).toList()))
        .toList();
  }

  /** An exchange; of the last six, what does not apply is null. */
  record Said(
      String puzzle,
      long cpuNanos,
      long wallNanos,
      String printed,
      SatUse satUse,
      Answered answered,
      Outcome.Threw threw,
      Integer exitCode,
      Overrun overrun) {

    static Said of(Exchange exchange) {
      Outcome outcome = exchange.outcome();
      return new Said(
          exchange.puzzle(),
          exchange.cpu().toNanos(),
          exchange.wall().toNanos(),
          exchange.printed(),
          exchange.satUse().orElse(null),
          outcome instanceof Outcome.Answered answered ? Answered.of(answered) : null,
          outcome instanceof Outcome.Threw threw ? threw : null,
          outcome instanceof Outcome.Ended ended ? (Integer) ended.exitCode() : null,
          outcome instanceof Outcome.OverLimit over ? over.limit() : null);
    }

    Exchange toExchange() {
      return new Exchange(
          puzzle,
          outcome(),
          Duration.ofNanos(cpuNanos),
          Duration.ofNanos(wallNanos),
          printed,
          Optional.ofNullable(satUse));
    }

    private Outcome outcome() {
      if (answered != null) {
        return answered.toOutcome();
      }
      if (threw != null) {
        return threw;
      }
      return exitCode != null ? new Outcome.Ended(exitCode) : new Outcome.OverLimit(overrun);
    }
  }

  /** An answer: rows, or that there were too many of them, or neither if it was null. */
  @SuppressWarnings("ArrayRecordComponent") // only read from and written to a file
  record Answered(int[][] rows, Answer.Huge huge, InputUse inputUse) {

    static Answered of(Outcome.Answered answered) {
      return new Answered(
          answered.answer() instanceof Answer.Rows rows ? rows.toArray() : null,
          answered.answer() instanceof Answer.Huge huge ? huge : null,
          answered.inputUse());
    }

    Outcome toOutcome() {
      return new Outcome.Answered(huge != null ? huge : Answer.of(rows), inputUse);
    }
  }
}
