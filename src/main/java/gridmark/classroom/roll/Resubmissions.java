package gridmark.classroom.roll;

import gridmark.classroom.roll.Unclaimed.Author;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Finds students who handed in more than once. Which of it counts is for the instructor to say. */
final class Resubmissions {

  /** So many are told one by one. */
  private static final int MOST = 20;

  private Resubmissions() {}

  static void find(List<Unclaimed> drafts, List<String> remarks) {
    Map<String, Map<String, Unclaimed>> ofOne = new LinkedHashMap<>();
    Map<String, Student> students = new HashMap<>();
    for (Unclaimed draft : drafts) {
      for (Author author : draft.authors()) {
        String identity = identity(author, draft);
        ofOne.computeIfAbsent(identity, unused -> new LinkedHashMap<>()).put(draft.key(), draft);
        students.putIfAbsent(identity, author.student());
      }
    }
    ofOne.remove("");
    ofOne.values().removeIf(each -> each.size() == 1);
    ofOne.keySet().stream()
        .limit(MOST)
        .forEach(each -> remarks.add(told(students.get(each), ofOne.get(each).values())));
    if (ofOne.size() > MOST) {
      remarks.add(ofOne.size() - MOST + " more handed in several times: see their remarks");
    }
    ofOne.values().forEach(all -> all.values().forEach(each -> name(each, all.values())));
  }

  /** What two submissions of one student have in common; empty if there is nothing to go by. */
  private static String identity(Author author, Unclaimed draft) {
    if (author.line().isPresent()) {
      return "line " + author.line().get().number();
    }
    Student student = author.student();
    if (!student.id().isEmpty()) {
      return "id " + student.id().toLowerCase(Locale.ROOT);
    }
    if (!student.email().isEmpty()) {
      return "email " + student.email().toLowerCase(Locale.ROOT);
    }
    boolean isWhole = student.name().indexOf('\uFFFD') < 0;
    String name = PlainName.of(student.name());
    if (isWhole && !name.isEmpty()) {
      return "name " + name;
    }
    return draft.participant().isEmpty() ? "" : "participant " + draft.participant();
  }

  private static String told(Student student, Collection<Unclaimed> drafts) {
    String labels = NameList.of(drafts, Unclaimed::label);
    String graded = drafts.size() == 2 ? "both are graded" : "all are graded";
    return isPerhapsOfSeveral(drafts)
        ? "%d submissions under the name %s, with numbers that differ, so perhaps of namesakes: %s; %s"
            .formatted(drafts.size(), student.label(), labels, graded)
        : "%d submissions of %s: %s; %s, decide which counts%s"
            .formatted(drafts.size(), student.label(), labels, graded, newest(drafts));
  }

  /** Moodle numbers its participants: two numbers are one student by the name only, if at all. */
  private static boolean isPerhapsOfSeveral(Collection<Unclaimed> drafts) {
    return drafts.stream()
            .map(Unclaimed::participant)
            .filter(number -> !number.isEmpty())
            .distinct()
            .count()
        > 1;
  }

  private static String newest(Collection<Unclaimed> drafts) {
    if (drafts.stream().anyMatch(draft -> draft.submitted().isEmpty())) {
      return "";
    }
    Unclaimed newest =
        drafts.stream()
            .max(Comparator.comparing(draft -> draft.submitted().orElseThrow()))
            .orElseThrow();
    return "; the newest is %s (%s)"
        .formatted(
            newest.label(), newest.submitted().orElseThrow().truncatedTo(ChronoUnit.SECONDS));
  }

  /** Names all the others to one of them. */
  private static void name(Unclaimed draft, Collection<Unclaimed> all) {
    boolean isOfOne = !isPerhapsOfSeveral(all);
    Map<Boolean, List<Unclaimed>> others =
        all.stream()
            .filter(other -> !other.key().equals(draft.key()))
            .collect(
                Collectors.partitioningBy(
                    other -> isOfOne || other.participant().equals(draft.participant())));
    remark(draft, "the same student handed in more: ", others.get(true));
    remark(draft, "submitted under this name too, perhaps by a namesake: ", others.get(false));
  }

  private static void remark(Unclaimed draft, String what, List<Unclaimed> others) {
    if (!others.isEmpty()) {
      draft.remarks().add(what + NameList.of(others, Resubmissions::labelAndKey));
    }
  }

  private static String labelAndKey(Unclaimed draft) {
    return draft.label().equals(draft.key())
        ? draft.label()
        : "%s (%s)".formatted(draft.label(), draft.key());
  }
}
