package gridmark.classroom.report;

import gridmark.assignment.Verdict;
import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.CaseMark;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.report.People.Person;
import gridmark.classroom.roll.Student;
import gridmark.grader.submission.Printable;
import gridmark.report.view.ResultWords;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Somebody's line in the table of everybody.
 *
 * @param more what they can be found by, beside what is to be read
 * @param end what filters go by
 * @param score empty if there is no grade
 * @param cause the likely one, if something was lost
 * @param time of all cases
 * @param runs how the cases ended: neighbours that ended alike are one piece, so that a thousand
 *     lines of fifty cases are a few thousand pieces
 * @param told the same in words
 */
record ClassRow(
    Person person,
    String id,
    String more,
    String end,
    String score,
    String cause,
    String time,
    long cpuMs,
    List<Run> runs,
    String told) {

  /** Cases next to each other that ended alike. */
  record Run(String key, String letters) {}

  static ClassRow of(Entry entry, Person person, List<AskedCase> cases) {
    long cpuMs = entry.ran() ? entry.cpuMs() : 0;
    return new ClassRow(
        person,
        each(entry, Student::id),
        more(entry),
        end(entry),
        entry
            .standing()
            .filter(Standing::hasGrade)
            .map(standing -> Words.plain(standing.score()))
            .orElse(""),
        entry.bugs().stream().findFirst().map(bug -> bug.doneBy(1)).orElse(""),
        entry.ran() ? ClassWords.time(cpuMs) : "",
        cpuMs,
        runs(entry.marks()),
        entry.ran() ? told(entry.marks(), cases) : ClassWords.notRun(entry));
  }

  /** Of a group, all of them. */
  private static String each(Entry entry, Function<Student, String> what) {
    return entry.students().stream()
        .map(what)
        .filter(text -> !text.isBlank())
        .map(Printable::line)
        .collect(Collectors.joining(", "));
  }

  private static String more(Entry entry) {
    String bugs =
        entry.bugs().stream()
            .map(bug -> bug.doneBy(1) + " " + bug.name())
            .collect(Collectors.joining(" "));
    return "%s %s %s".formatted(each(entry, Student::email), entry.key(), bugs).strip();
  }

  /** Whether there are marks to draw. */
  boolean ran() {
    return !runs.isEmpty();
  }

  private static String end(Entry entry) {
    if (!entry.hasGrade()) {
      return entry.hasHandedIn() ? "not-graded" : "nothing";
    }
    boolean isFull = entry.standing().orElseThrow().hasFullMarks();
    return isFull ? "full" : entry.ran() ? "partly" : "stopped";
  }

  private static List<Run> runs(List<CaseMark> marks) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= marks.size(); i++) {
      Verdict verdict = marks.get(start).verdict();
      if (i == marks.size() || marks.get(i).verdict() != verdict) {
        runs.add(new Run(ResultWords.key(verdict), letter(verdict).repeat(i - start)));
        start = i;
      }
    }
    return runs;
  }

  /** The verdict in the space of one character. */
  static String letter(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> "·";
      case WRONG_ANSWER -> "W";
      case TIME_LIMIT -> "T";
      case MEMORY_LIMIT -> "M";
      case OUTPUT_LIMIT -> "O";
      case CRASHED -> "C";
      case NOT_RUN -> "-";
      case GRADER_ERROR -> "!";
    };
  }

  private static String told(List<CaseMark> marks, List<AskedCase> cases) {
    String lost =
        Stream.of(Verdict.values())
            .filter(verdict -> verdict != Verdict.ACCEPTED)
            .map(verdict -> told(verdict, marks, cases))
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining("; "));
    return lost.isEmpty() ? "all accepted" : lost;
  }

  private static String told(Verdict verdict, List<CaseMark> marks, List<AskedCase> cases) {
    String ids =
        IntStream.range(0, marks.size())
            .filter(i -> marks.get(i).verdict() == verdict)
            .mapToObj(i -> cases.get(i).id())
            .collect(Collectors.joining(", "));
    return ids.isEmpty() ? "" : verdict.words() + ": " + ids;
  }
}
