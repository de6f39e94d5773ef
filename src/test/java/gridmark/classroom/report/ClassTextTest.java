package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Verdict;
import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.CaseMark;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.roll.Student;
import gridmark.grader.pack.Visibility;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.report.text.Style;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassTextTest {

  @Test
  void saysHowTheClassDidWhoWasNotRunAndWhoWasSlowest() {
    assertThat(
            text(
                graded("alice", Upshot.ACCEPTED, 100, 1200),
                graded("bob", Upshot.WRONG_ANSWER, 50, 60_000),
                graded("carol", Upshot.ACCEPTED, 100, 300),
                new Entry(
                    "dave",
                    List.of(Student.named("dave")),
                    "dave.zip",
                    List.of("dave.zip cannot be read"),
                    Optional.empty()),
                Entry.absent(Student.named("erin"))))
        .isEqualTo(
            """
            Gridmark batch · course

            4 submissions: 2 accepted, 1 not graded, 1 wrong answer. 1 student handed in nothing.
            Score: median 100, mean 83.3, from 50 to 100.

            Not run
              dave  not graded  dave.zip cannot be read

            Slowest
              bob    60 s    wrong answer
              alice  1.2 s   accepted
              carol  300 ms  accepted
            """);
  }

  @Test
  void scoresAreSaidAsThePageSaysThem() {
    Entry failedByUs =
        new Entry(
            "dan",
            List.of(Student.named("dan")),
            "dan",
            List.of(),
            Optional.of(
                new Standing(
                    Status.GRADER_ERROR, Upshot.GRADER_ERROR, 0, 100, List.of(), List.of())));

    assertThat(
            text(
                graded("ann", Upshot.WRONG_ANSWER, 50, 10),
                graded("bo", Upshot.ACCEPTED, 100, 10),
                failedByUs))
        .contains("\nScore: median 75, mean 75, from 50 to 100.\n");
  }

  @Test
  void ofManyOnlySomeAreNamed() {
    Entry[] broken =
        IntStream.range(0, 30)
            .mapToObj(
                i ->
                    new Entry(
                        "s" + i,
                        List.of(Student.named("s" + i)),
                        "s" + i,
                        List.of(),
                        Optional.empty()))
            .toArray(Entry[]::new);

    assertThat(text(broken)).contains("Not run (20 of 30)").contains("s19").doesNotContain("s20");
  }

  @Test
  void aClassOfNobodyIsNoReasonToFail() {
    assertThat(text()).contains("0 submissions.");
  }

  @Test
  void peopleAreNamedBesideTheirKeys() {
    Entry entry = graded("1-1-001c77fa", Upshot.ACCEPTED, 100, 1200);
    Entry broken =
        new Entry(
            "ann~2", List.of(Student.named("Ann Lee")), "ann.zip", List.of(), Optional.empty());

    assertThat(
            text(
                new Entry(
                    entry.key(),
                    List.of(Student.named("Ann Lee")),
                    "ann",
                    List.of(),
                    entry.standing()),
                broken))
        .contains("  Ann Lee (1-1-001c77fa)  1.2 s  accepted", "  Ann Lee (ann~2)  not graded");
  }

  @Test
  void whatIsCountedAreSubmissions() {
    Entry once = graded("ann", Upshot.ACCEPTED, 100, 10);
    Entry again = new Entry("ann~2", once.students(), "ann.zip", List.of(), once.standing());
    Entry group =
        new Entry(
            "bo",
            List.of(Student.named("bo"), Student.named("cem")),
            "bo",
            List.of(),
            once.standing());

    assertThat(text(once, again, group))
        .contains("\n3 submissions: 3 accepted.\n", "  bo, cem (bo)  ");
    assertThat(text(Entry.absent(Student.named("x")), Entry.absent(Student.named("y"))))
        .contains("\n0 submissions. 2 students handed in nothing.\n");
  }

  private static String text(Entry... entries) {
    Environment environment =
        new Environment("1", "java", "17", "pack", "rubric", Limits.DEFAULT, Isolation.BWRAP);
    return ClassText.of(
        new Gradebook(
            "course",
            environment,
            Optional.empty(),
            List.of(new AskedCase("one", "The only one", Visibility.PUBLIC, 100)),
            Stream.of(entries).toList(),
            List.of(),
            Optional.empty()),
        Style.PLAIN);
  }

  private static Entry graded(String key, Upshot outcome, double score, long cpuMs) {
    CaseMark mark = new CaseMark(Verdict.valueOf(outcome.name()), score, cpuMs, cpuMs, "");
    Standing standing = new Standing(Status.GRADED, outcome, score, 100, List.of(), List.of(mark));
    return new Entry(key, List.of(Student.named(key)), key, List.of(), Optional.of(standing));
  }
}
