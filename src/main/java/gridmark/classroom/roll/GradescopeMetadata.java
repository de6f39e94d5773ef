package gridmark.classroom.roll;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the file beside the folders of a Gradescope export that says whose they are. It is read
 * event by event: the file of a large course has all outputs of all autograders in it. JSON is read
 * too, being YAML.
 */
final class GradescopeMetadata {

  private static final Set<String> NAMES =
      Set.of("submission_metadata.yml", "submission_metadata.yaml", "submission_metadata.json");

  /** Ruby writes a value that occurs again as a reference to the first; long ones are no names. */
  private static final int LONGEST_VALUE = 1_000;

  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .appendPattern("['T'][ ]")
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .appendPattern("[ ][XXX][XX]")
          .parseDefaulting(ChronoField.OFFSET_SECONDS, ZoneOffset.UTC.getTotalSeconds())
          .toFormatter();

  private final Iterator<Event> events;
  private final Map<Anchor, String> values = new HashMap<>();
  private final Map<Anchor, List<Student>> groups = new HashMap<>();
  private final Map<String, Filing> filings = new LinkedHashMap<>();

  private GradescopeMetadata(Iterator<Event> events) {
    this.events = events;
  }

  /**
   * What is said of one submission.
   *
   * @param submitters perhaps none
   * @param time as it is written; empty if it is not said
   * @param submitted absent if the time is not said, or not understood
   */
  record Filing(List<Student> submitters, String time, Optional<Instant> submitted) {}

  /**
   * All that could be read.
   *
   * @param filings by the names of the folders
   * @param problem why there is not more
   */
  record Content(Map<String, Filing> filings, Optional<String> problem) {}

  /** Whether a file of this name says whose the folders beside it are. */
  static boolean isCalled(String name) {
    return NAMES.contains(name);
  }

  static Content read(Path file) {
    LoadSettings settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
    try (InputStream in = Files.newInputStream(file)) {
      GradescopeMetadata reader =
          new GradescopeMetadata(new Parse(settings).parseInputStream(in).iterator());
      return new Content(reader.filings, reader.readAll());
    } catch (IOException e) {
      return new Content(Map.of(), Optional.of("it cannot be read"));
    }
  }

  /** Reads as far as it goes, and says what stopped it. */
  private Optional<String> readAll() {
    try {
      events.next(); // the stream
      events.next(); // the document, or the end
      Event start = events.hasNext() ? events.next() : null;
      if (!(start instanceof MappingStartEvent)) {
        return Optional.of("it lists no submissions");
      }
      readFields(start, (name, value) -> filings.put(name, filing(value)));
      return Optional.empty();
    } catch (MarkedYamlEngineException e) {
      String place = e.getProblemMark().map(mark -> "line " + (mark.getLine() + 1)).orElse("it");
      return Optional.of(place + " is no YAML (" + Known.clean(e.getProblem()) + ")");
    } catch (YamlEngineException e) {
      return Optional.of("it is no YAML (" + Known.clean(String.valueOf(e.getMessage())) + ")");
    }
  }

  /** Has every field of a mapping read, by its name and the start of its value. */
  private void readFields(Event start, BiConsumer<String, Event> read) {
    if (!(start instanceof MappingStartEvent)) {
      skip(start);
      return;
    }
    for (Event key = events.next(); !(key instanceof CollectionEndEvent); key = events.next()) {
      // In Ruby a name begins with a colon.
      String name = text(key).replaceFirst("^:", "");
      read.accept(name, events.next());
    }
  }

  private Filing filing(Event start) {
    Map<String, String> texts = new HashMap<>();
    Map<String, List<Student>> groupsHere = new HashMap<>();
    readFields(
        start,
        (name, value) -> {
          switch (name) {
            case "submitters" -> groupsHere.put(name, submitters(value));
            case "created_at" -> texts.put(name, text(value));
            default -> skip(value);
          }
        });
    String time = texts.getOrDefault("created_at", "");
    return new Filing(groupsHere.getOrDefault("submitters", List.of()), time, instant(time));
  }

  private List<Student> submitters(Event start) {
    if (start instanceof AliasEvent alias) {
      return groups.getOrDefault(alias.getAlias(), List.of());
    }
    if (!(start instanceof SequenceStartEvent sequence)) {
      skip(start);
      return List.of();
    }
    List<Student> group = new ArrayList<>();
    for (Event each = events.next(); !(each instanceof CollectionEndEvent); each = events.next()) {
      submitter(each).ifPresent(group::add);
    }
    sequence.getAnchor().ifPresent(anchor -> groups.put(anchor, group));
    return group;
  }

  private Optional<Student> submitter(Event start) {
    Map<String, String> fields = new HashMap<>();
    readFields(start, (name, value) -> fields.put(name, Known.clean(text(value))));
    String id = fields.getOrDefault("sid", "");
    String name = fields.getOrDefault("name", "");
    String email = fields.getOrDefault("email", "");
    boolean isNobody = id.isEmpty() && name.isEmpty() && email.isEmpty();
    return isNobody ? Optional.empty() : Optional.of(new Student(id, name, email));
  }

  private String text(Event event) {
    if (event instanceof AliasEvent alias) {
      return values.getOrDefault(alias.getAlias(), "");
    }
    skip(event);
    return event instanceof ScalarEvent scalar ? value(scalar) : "";
  }

  private static String value(ScalarEvent scalar) {
    String value = scalar.getValue();
    boolean isNothing = scalar.isPlain() && (value.equals("~") || value.equals("null"));
    return isNothing || value.length() > LONGEST_VALUE ? "" : value;
  }

  /** Passes over a value, however deep; it may be referred to. */
  private void skip(Event start) {
    int depth = 0;
    for (Event event = start; ; event = events.next()) {
      if (event instanceof ScalarEvent scalar) {
        scalar.getAnchor().ifPresent(anchor -> values.put(anchor, value(scalar)));
      }
      depth += event instanceof CollectionStartEvent ? 1 : 0;
      depth -= event instanceof CollectionEndEvent ? 1 : 0;
      if (depth == 0) {
        return;
      }
    }
  }

  private static Optional<Instant> instant(String time) {
    try {
      return time.isEmpty()
          ? Optional.empty()
          : Optional.of(TIME.parse(time.strip(), OffsetDateTime::from).toInstant());
    } catch (DateTimeException notUnderstood) {
      return Optional.empty();
    }
  }
}
