package gridmark.classroom.batch;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import gridmark.exchange.ValueText;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.run.Transcript.Session;
import gridmark.sandbox.Event.Overrun;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A transcript as a file.
 *
 * @param fingerprint of the {@link RunBasis}
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

  /**
   * An exchange.
   *
   * @param facts what was told beside the answer
   */
  record Said(
      String question,
      long cpuNanos,
      long wallNanos,
      String printed,
      Map<String, String> facts,
      Ending ending) {

    Said {
      Objects.requireNonNull(question);
      Objects.requireNonNull(printed);
      Objects.requireNonNull(ending);
      // In one order, so that the same file is written again.
      facts = Collections.unmodifiableMap(new TreeMap<>(facts));
    }

    static Said of(Exchange exchange) {
      return new Said(
          exchange.puzzle(),
          exchange.cpu().toNanos(),
          exchange.wall().toNanos(),
          exchange.printed(),
          exchange.facts(),
          Ending.of(exchange.outcome()));
    }

    Exchange toExchange() {
      return new Exchange(
          question,
          ending.toOutcome(),
          Duration.ofNanos(cpuNanos),
          Duration.ofNanos(wallNanos),
          printed,
          facts);
    }
  }

  /** How an exchange ended; one that says nothing of the submission is not kept. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "end")
  @JsonSubTypes({
    @JsonSubTypes.Type(name = "returned", value = Returned.class),
    @JsonSubTypes.Type(name = "threw", value = Threw.class),
    @JsonSubTypes.Type(name = "ended", value = Ended.class),
    @JsonSubTypes.Type(name = "over", value = Over.class)
  })
  sealed interface Ending {

    Outcome toOutcome();

    static Ending of(Outcome outcome) {
      if (outcome instanceof Outcome.Answered answered) {
        return new Returned(ValueText.of(answered.value()));
      }
      if (outcome instanceof Outcome.Threw threw) {
        return new Threw(threw.thrown().type(), threw.thrown().message(), threw.thrown().frames());
      }
      if (outcome instanceof Outcome.Ended ended) {
        return new Ended(ended.exitCode());
      }
      if (outcome instanceof Outcome.OverLimit over) {
        return new Over(over.limit());
      }
      throw new IllegalArgumentException("not to be kept: " + outcome);
    }
  }

  /** An answer. */
  record Returned(String value) implements Ending {
    Returned {
      Objects.requireNonNull(value);
    }

    @Override
    public Outcome toOutcome() {
      return new Outcome.Answered(ValueText.read(value));
    }
  }

  /** An exception. */
  record Threw(String type, String message, List<String> frames) implements Ending {
    Threw {
      Objects.requireNonNull(type);
      Objects.requireNonNull(message);
      frames = List.copyOf(frames);
    }

    @Override
    public Outcome toOutcome() {
      return new Outcome.Threw(type, message, frames);
    }
  }

  /** The end of the process. */
  record Ended(int exitCode) implements Ending {
    @Override
    public Outcome toOutcome() {
      return new Outcome.Ended(exitCode);
    }
  }

  /** A limit. */
  record Over(Overrun limit) implements Ending {
    Over {
      Objects.requireNonNull(limit);
    }

    @Override
    public Outcome toOutcome() {
      return new Outcome.OverLimit(limit);
    }
  }
}
