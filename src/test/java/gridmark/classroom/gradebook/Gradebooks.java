package gridmark.classroom.gradebook;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.Verdict;
import gridmark.classroom.roll.Student;
import gridmark.grader.pack.Visibility;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small gradebooks for tests: every case is worth one point. */
public final class Gradebooks {

  public static final Environment ENVIRONMENT =
      new Environment(
          "1.2.3", "java", "Acme 17.0.1", "ab12", "cd34", Limits.DEFAULT, Isolation.JAIL);

  private Gradebooks() {}

  /** Of so many cases, c-1 and so on. */
  public static Gradebook of(int cases, Entry... entries) {
    return new Gradebook(
        "class",
        ENVIRONMENT,
        Optional.empty(),
        IntStream.rangeClosed(1, cases).mapToObj(i -> asked("c-" + i)).toList(),
        List.of(entries),
        List.of(),
        Optional.empty());
  }

  public static AskedCase asked(String id) {
    return new AskedCase(id, "Title of " + id, Visibility.PUBLIC, 1);
  }

  /**
   * Somebody whose program ran.
   *
   * @param marks a word for each case, separated by blanks: {@code ok}, a verdict, or else what the
   *     wrong answer was
   */
  public static Entry ran(String key, String marks, DiagnosisCode... bugs) {
    List<CaseMark> cases = Stream.of(marks.split(" ")).map(Gradebooks::mark).toList();
    double score = cases.stream().mapToDouble(CaseMark::points).sum();
    return entry(
        key,
        new Standing(
            Status.GRADED,
            upshot(cases),
            score,
            cases.size(),
            Stream.of(bugs).map(KnownBug::of).toList(),
            cases));
  }

  /** The first that was lost. */
  static Upshot upshot(List<CaseMark> cases) {
    return cases.stream()
        .filter(CaseMark::lost)
        .findFirst()
        .map(mark -> Upshot.valueOf(mark.verdict().name()))
        .orElse(Upshot.ACCEPTED);
  }

  /** Two who handed in one program, which solves a case. */
  public static Entry group(String key) {
    return new Entry(
        key,
        List.of(
            new Student("17", "Ann Lee", "ann@uni.edu"),
            new Student("18", "Bob Ray", "bob@uni.edu")),
        key,
        List.of(),
        ran(key, "ok").standing());
  }

  private static CaseMark mark(String word) {
    if (word.equals("ok")) {
      return new CaseMark(Verdict.ACCEPTED, 1, 20, 25, "");
    }
    return Stream.of(Verdict.values())
        .filter(verdict -> verdict.name().equals(word))
        .findFirst()
        .map(verdict -> new CaseMark(verdict, 0, 100, 120, ""))
        .orElseGet(() -> new CaseMark(Verdict.WRONG_ANSWER, 0, 30, 35, word));
  }

  /** Somebody whose program could not be run. */
  public static Entry stopped(String key, Status status, int cases) {
    return entry(
        key,
        new Standing(
            status,
            Upshot.valueOf(status.name()),
            0,
            cases,
            List.of(),
            IntStream.range(0, cases)
                .mapToObj(i -> new CaseMark(Verdict.NOT_RUN, 0, 0, 0, ""))
                .toList()));
  }

  /** Somebody whose files could not be read. */
  public static Entry unreadable(String key, String reason) {
    return new Entry(
        key, List.of(Student.named(key)), key + ".zip", List.of(reason), Optional.empty());
  }

  private static Entry entry(String key, Standing standing) {
    return new Entry(key, List.of(Student.named(key)), key, List.of(), Optional.of(standing));
  }
}
