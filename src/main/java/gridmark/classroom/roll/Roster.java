package gridmark.classroom.roll;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All who take the course, to be found by whatever a submission says of its author. */
final class Roster {

  private final List<Line> lines;
  private final Map<String, List<Line>> byId = new HashMap<>();
  private final Map<String, List<Line>> byEmail = new HashMap<>();
  private final Map<String, List<Line>> byMailbox = new HashMap<>();
  private final Map<String, List<Line>> byParticipant = new HashMap<>();
  private final Map<String, List<Line>> byName = new HashMap<>();
  private final Map<String, List<Line>> byNameInAnyOrder = new HashMap<>();

  /**
   * One of them.
   *
   * @param number of the line in the file
   * @param ids all there are, the student's own and logins
   * @param participant the number in Moodle; empty if it is not known
   */
  record Line(long number, Student student, Set<String> ids, String participant) {}

  /**
   * What was found of somebody.
   *
   * @param lines one; none if nobody is like that; several if it cannot be told which
   * @param isByNameOnly whether nothing but the name speaks for it
   */
  record Match(List<Line> lines, boolean isByNameOnly) {
    boolean isSure() {
      return lines.size() == 1;
    }
  }

  Roster(List<Line> lines) {
    this.lines = List.copyOf(lines);
    for (Line line : lines) {
      Student student = line.student();
      line.ids().forEach(id -> put(byId, small(id), line));
      put(byEmail, small(student.email()), line);
      put(byMailbox, mailbox(student.email()), line);
      put(byParticipant, line.participant(), line);
      put(byName, PlainName.of(student.name()), line);
      put(byNameInAnyOrder, PlainName.inAnyOrder(student.name()), line);
    }
  }

  private static void put(Map<String, List<Line>> index, String key, Line line) {
    if (!key.isEmpty()) {
      index.computeIfAbsent(key, unused -> new ArrayList<>()).add(line);
    }
  }

  /**
   * Looks somebody up, by what is surest first; what several share decides nothing.
   *
   * @param participant the number in Moodle, if it is known from there
   */
  Match find(Student student, Known known, String participant) {
    return switch (known) {
      case BY_ENTRY -> findEntry(student.name());
      case BY_MOODLE -> findParticipant(student.name(), participant);
      case BY_GRADESCOPE -> findSubmitter(student);
    };
  }

  private Match findEntry(String name) {
    return first(
        sure(at(byId, small(name))),
        sure(at(byEmail, small(name))),
        sure(at(byMailbox, small(name))),
        named(name));
  }

  /** Moodle's number is no id: it counts as one only under Moodle's own name, or for a namesake. */
  private Match findParticipant(String name, String number) {
    Match byName = named(name);
    List<Line> namesakes =
        byName.lines().stream().filter(line -> line.ids().contains(number)).toList();
    return first(
        sure(at(byParticipant, number)),
        sure(at(byId, "participant " + number)),
        byName.isSure() ? byName : sure(namesakes),
        byName);
  }

  private Match findSubmitter(Student student) {
    Predicate<Line> isSameUniversity =
        line -> isWithin(domain(line.student().email()), domain(student.email()));
    return first(
        sure(at(byId, small(student.id()))),
        sure(at(byEmail, small(student.email()))),
        sure(at(byMailbox, mailbox(student.email())).stream().filter(isSameUniversity).toList()),
        named(student.name()));
  }

  /** Who has it in just this order comes before who has its words in another. */
  private Match named(String name) {
    List<Line> inThisOrder = at(byName, PlainName.of(name));
    return new Match(
        inThisOrder.isEmpty() ? at(byNameInAnyOrder, PlainName.inAnyOrder(name)) : inThisOrder,
        true);
  }

  private static Match sure(List<Line> found) {
    return new Match(found, false);
  }

  private static Match first(Match... matches) {
    return Stream.of(matches)
        .filter(Match::isSure)
        .findFirst()
        .or(() -> Stream.of(matches).filter(match -> !match.lines().isEmpty()).findFirst())
        .orElse(sure(List.of()));
  }

  private static List<Line> at(Map<String, List<Line>> index, String key) {
    return key.isEmpty() ? List.of() : index.getOrDefault(key, List.of());
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private static String mailbox(String email) {
    int at = email.indexOf('@');
    return at < 0 ? "" : small(email.substring(0, at));
  }

  private static String domain(String email) {
    return small(email.substring(email.indexOf('@') + 1));
  }

  /** Whether one of two domains belongs to the other, as student.uni.edu to uni.edu. */
  private static boolean isWithin(String one, String other) {
    return one.endsWith("." + other) || other.endsWith("." + one);
  }

  /** Those whom nobody was found to be, in the order of the file. */
  List<Student> without(Set<Line> found) {
    return lines.stream().filter(line -> !found.contains(line)).map(Line::student).toList();
  }
}
