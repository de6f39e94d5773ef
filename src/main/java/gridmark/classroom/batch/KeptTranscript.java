package gridmark.classroom.batch;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import gridmark.exchange.Value;
import gridmark.exchange.ValueText;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Transcript;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.run.Transcript.Session;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.FromStringDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializerBase;

/**
 * A transcript as a file.
 *
 * @param fingerprint of the {@link RunBasis}
 * @param nonce what the seed was drawn by, so that whoever goes on with it asks the same
 */
record KeptTranscript(String fingerprint, String nonce, List<List<Said>> sessions) {

  static KeptTranscript of(String fingerprint, Transcript transcript) {
    return new KeptTranscript(
        fingerprint,
        transcript.nonce(),
        transcript.sessions().stream()
            .map(session -> session.exchanges().stream().map(Said::of).toList())
            .toList());
  }

  Transcript toTranscript() {
    return new Transcript(nonce, toSessions());
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
      Outcome ending) {

    Said {
      // In one order, so that the same file is written again.
      facts = Collections.unmodifiableMap(new TreeMap<>(facts));
      if (ending instanceof Outcome.NotRun || ending instanceof Outcome.HarnessFault) {
        throw new IllegalArgumentException("it says nothing of the submission: " + ending);
      }
    }

    static Said of(Exchange exchange) {
      return new Said(
          exchange.question(),
          exchange.cpu().toNanos(),
          exchange.wall().toNanos(),
          exchange.printed(),
          exchange.facts(),
          exchange.outcome());
    }

    Exchange toExchange() {
      return new Exchange(
          question,
          ending,
          Duration.ofNanos(cpuNanos),
          Duration.ofNanos(wallNanos),
          printed,
          facts);
    }
  }

  /** How outcomes are written. */
  static final class Outcomes extends SimpleModule {
    private static final long serialVersionUID = 1L;

    Outcomes() {
      setMixInAnnotation(Outcome.class, Ending.class);
      addSerializer(
          Value.class,
          new ToStringSerializerBase(Value.class) {
            @Override
            public String valueToString(Object value) {
              return ValueText.of((Value) value);
            }
          });
      addDeserializer(
          Value.class,
          new FromStringDeserializer<>(Value.class) {
            @Override
            protected Value _deserialize(String text, DeserializationContext context) {
              return ValueText.read(text);
            }
          });
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "end")
  @JsonSubTypes({
    @JsonSubTypes.Type(name = "returned", value = Outcome.Answered.class),
    @JsonSubTypes.Type(name = "threw", value = Outcome.Threw.class),
    @JsonSubTypes.Type(name = "ended", value = Outcome.Ended.class),
    @JsonSubTypes.Type(name = "over", value = Outcome.OverLimit.class)
  })
  private interface Ending {}
}
