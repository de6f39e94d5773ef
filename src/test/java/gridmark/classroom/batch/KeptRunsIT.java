package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.roll.Student;
import gridmark.grader.pack.Secret;
import gridmark.report.Report;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What need not be run again is not, and everything else is. */
class KeptRunsIT extends SmallClass {

  private static final String EXITS_AT_SECOND =
      "if (++calls == 2) System.exit(3); return new int[][] {{calls}};";

  private static final String THROWS_AT_THIRD =
      "System.out.println(++calls); return new int[][] {{9 / (3 - calls)}};";

  /** Its answers show when they were given. */
  private static final String TELLS_TIME = "return new int[][] {{(int) System.nanoTime()}};";

  private static final Secret SECRET = Secret.random();

  /** How an instructor may change a pack after the class has been graded. */
  @SuppressWarnings("ImmutableEnumChecker") // what it does leaves itself alone
  private enum Edit {
    ADDED_AT_END(cases -> cases.add(new CaseText("c-6", 5, "hidden"))),
    ADDED_AT_BEGINNING(cases -> cases.add(0, new CaseText("c-0", 6, "public"))),
    CHANGED_IN_MIDDLE(cases -> cases.set(2, new CaseText("c-3", 7, "public"))),
    REMOVED_AT_END(cases -> cases.remove(4)),
    REMOVED_IN_MIDDLE(cases -> cases.remove(1)),
    ORDER_CHANGED(Collections::reverse),
    MADE_HIDDEN(cases -> cases.set(1, new CaseText("c-2", 1, "hidden"))),
    MADE_PUBLIC(cases -> cases.set(4, new CaseText("c-5", 4, "public"))),
    ASKED_TWICE(cases -> cases.add(1, new CaseText("c-1-again", 0, "public")));

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final Consumer<List<CaseText>> change;

    Edit(Consumer<List<CaseText>> change) {
      this.change = change;
    }

    List<CaseText> apply() {
      List<CaseText> cases = new ArrayList<>(CASES);
      change.accept(cases);
      return cases;
    }
  }

  @ParameterizedTest
  @EnumSource
  void aChangedPackComesToWhatAFreshRunComesTo(Edit edit) throws Exception {
    handIn("counts", COUNTS);
    handIn("exits", EXITS_AT_SECOND);
    handIn("throws", THROWS_AT_THIRD);
    grade(order(CASES), "resumed");

    grade(order(edit.apply()).resume(), "resumed");
    grade(order(edit.apply()), "fresh");

    assertThat(differences("resumed", "fresh")).isEmpty();
  }

  @Test
  void aCaseRemovedAtTheEndRerunsNothing() throws Exception {
    handIn("counts", COUNTS);
    handIn("exits", EXITS_AT_SECOND);
    grade(order(CASES), "out");

    grade(order(Edit.REMOVED_AT_END.apply()).resume(), "out");

    assertThat(efforts)
        .containsOnly(Map.entry("counts", Work.RESCORED), Map.entry("exits", Work.RESCORED));
  }

  @Test
  void answersForOneAssignmentAreNotThoseForAnother() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    grade(order(CASES).assignment("other").resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.GRADED));
    assertThat(runs("tells-time")).isNotEqualTo(answers);
    grade(order(CASES).assignment("other").resume(), "out");
    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.KEPT));
  }

  @Test
  void changedWordsAndPointsRerunNothing() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    List<CaseText> reworded =
        CASES.stream()
            .map(each -> new CaseText(each.id(), each.shift(), each.visibility(), "Other", 8))
            .toList();
    grade(order(reworded).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.RESCORED));
    assertThat(runs("tells-time")).isEqualTo(answers);
    assertThat(result("tells-time")).contains("\"Other\"").contains("\"maxPoints\" : 8");
  }

  @Test
  void aChangedRubricRerunsNothing() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    Path rubric = Files.writeString(stage.resolve("rubric.json"), "{\"partialCredit\": false}");
    grade(order(CASES).resume().rubric(rubric), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.RESCORED));
    assertThat(runs("tells-time")).isEqualTo(answers);
  }

  @Test
  void anotherSeedAsksOtherHiddenPuzzles() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES).seed(1), "resumed");

    grade(order(CASES).seed(2).resume(), "resumed");
    grade(order(CASES).seed(2), "fresh");

    assertThat(differences("resumed", "fresh")).isEmpty();
  }

  @Test
  void whatIsGradedAgainIsAskedOtherHiddenPuzzles() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES).drawnBy(SECRET), "out");
    long seed = seed("counts");

    grade(order(CASES).drawnBy(SECRET), "out");

    assertThat(seed("counts")).isNotEqualTo(seed);
  }

  @Test
  void ofAHandInWhoseTimeIsKnownTheSameIsAskedAgain() throws Exception {
    handIn("counts", COUNTS);
    Optional<Instant> monday = Optional.of(Instant.parse("2026-03-02T08:00:00Z"));
    grade(order(CASES).drawnBy(SECRET).handedIn(monday), "out");
    long seed = seed("counts");

    grade(order(CASES).drawnBy(SECRET).handedIn(monday), "out");

    assertThat(seed("counts")).isEqualTo(seed);
  }

  @Test
  void whatIsOnlyJudgedAgainKeepsItsSeed() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES).drawnBy(SECRET), "out");
    String answers = runs("tells-time");
    long seed = seed("tells-time");

    grade(order(CASES).drawnBy(SECRET).resume(), "out");
    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.KEPT));

    Path rubric = Files.writeString(stage.resolve("rubric.json"), "{\"partialCredit\": false}");
    grade(order(CASES).drawnBy(SECRET).resume().rubric(rubric), "out");
    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.RESCORED));
    assertThat(runs("tells-time")).isEqualTo(answers);
    assertThat(seed("tells-time")).isEqualTo(seed);
  }

  @Test
  void whatIsHandedInAnewIsAskedOtherHiddenPuzzles() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES).drawnBy(SECRET), "out");
    long seed = seed("counts");
    handIn("counts", EXITS_AT_SECOND);
    grade(order(CASES).drawnBy(SECRET).resume(), "out");

    handIn("counts", COUNTS);
    grade(order(CASES).drawnBy(SECRET).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("counts", Work.GRADED));
    assertThat(seed("counts")).isNotEqualTo(seed);
  }

  private long seed(String key) throws IOException {
    return JsonMapper.shared().readTree(result(key)).path("seed").longValue();
  }

  @Test
  void onlyWhatChangedIsGradedAgain() throws Exception {
    handIn("counts", COUNTS);
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String kept = result("tells-time");

    handIn("counts", EXITS_AT_SECOND);
    grade(order(CASES).resume(), "out");

    assertThat(efforts)
        .containsOnly(Map.entry("counts", Work.GRADED), Map.entry("tells-time", Work.KEPT));
    assertThat(result("tells-time")).isEqualTo(kept);
    assertThat(result("counts")).contains("CRASHED");
  }

  @Test
  void withoutResumeEverythingIsRun() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    grade(order(CASES), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.GRADED));
    assertThat(runs("tells-time")).isNotEqualTo(answers);
  }

  @Test
  void otherLimitsRunEverything() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");

    grade(order(CASES).resume().limits(new Limits(Duration.ofSeconds(9), 64, 1 << 20)), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.GRADED));
  }

  @Test
  void anotherReportIsMadeWithoutARun() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");

    grade(order(CASES).resume().reports(EnumSet.of(Report.HTML, Report.CSV)), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.RESCORED));
  }

  @Test
  void aClassThatWasMovedIsKept() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES), "out");

    submissions = Files.move(submissions, stage.resolve("moved"), StandardCopyOption.ATOMIC_MOVE);
    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("counts", Work.KEPT));
  }

  @Test
  void aGroupThatHasGrownIsNotKeptAsItWas() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES), "out");

    Order order = order(CASES).resume().joined(Student.named("another"));
    Gradebook gradebook =
        Batch.grade(order.order(), stage.resolve("out"), new Listener(), Optional.empty());

    assertThat(efforts).containsOnly(Map.entry("counts", Work.RESCORED));
    assertThat(gradebook.entries().get(0).students()).hasSize(2);
  }

  @Test
  void answersAreNotLostWithTheRow() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String result = result("tells-time");

    Files.delete(student("tells-time").resolve(".done.json"));
    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Work.RESCORED));
    assertThat(result("tells-time")).isEqualTo(result);
  }

  @Test
  void filesThatCannotBeUnderstoodAreAsGoodAsNone() throws Exception {
    List<String> texts =
        List.of("", "{}", "{\"fingerprint\":", "\0\0\0", "null", "[]", "{\"sessions\":[[]]}");
    for (int i = 0; i < texts.size(); i++) {
      handIn("counts-" + i, COUNTS);
    }
    grade(order(CASES), "fresh");
    for (int i = 0; i < texts.size(); i++) {
      Files.createDirectories(student("counts-" + i));
      Files.writeString(student("counts-" + i).resolve(".done.json"), texts.get(i));
      Files.writeString(student("counts-" + i).resolve(".runs.json"), texts.get(i));
    }

    grade(order(CASES).resume(), "out");

    assertThat(efforts).hasSize(texts.size()).containsValue(Work.GRADED);
    assertThat(differences("out", "fresh")).isEmpty();
  }

  @Test
  void aSubmissionThatNeededTooMuchInAllIsNotRunAgain() throws Exception {
    // Each case is answered within its limit; together they are too much, and the last are not run.
    handIn(
        "slow",
        """
        var clock = java.lang.management.ManagementFactory.getThreadMXBean();
        long end = clock.getCurrentThreadCpuTime() + 300_000_000L;
        while (clock.getCurrentThreadCpuTime() < end) { }
        return new int[][] {{(int) System.nanoTime()}};\
        """);
    List<CaseText> many =
        IntStream.range(0, 24).mapToObj(i -> new CaseText("c-" + i, i, "public")).toList();
    Limits tight = new Limits(Duration.ofMillis(500), 64, 1 << 20);
    grade(order(many).limits(tight), "out");
    assertThat(result("slow")).contains("NOT_RUN").doesNotContain("TIME_LIMIT");
    String answers = runs("slow");

    List<CaseText> reworded =
        many.stream()
            .map(each -> new CaseText(each.id(), each.shift(), each.visibility(), "Other", 8))
            .toList();
    grade(order(reworded).limits(tight).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("slow", Work.RESCORED));
    assertThat(runs("slow")).isEqualTo(answers);
  }

  @Test
  void whoWasKilledFromOutsideIsGradedAgain() throws Exception {
    handIn("killed", "Runtime.getRuntime().halt(137); return null;");
    grade(order(CASES), "out");

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("killed", Work.GRADED));
  }

  @ParameterizedTest
  @ValueSource(strings = {"result.json", "report.html", "instructor.html"})
  void aStudentWhoseFileIsGoneGetsItAgain(String name) throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    Files.delete(student("a").resolve(name));

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("a", Work.RESCORED));
    assertThat(student("a").resolve(name)).exists();
  }

  @Test
  void aResultThatIsCutOffIsMadeAgain() throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    String whole = result("a");
    Files.writeString(student("a").resolve("result.json"), whole.substring(0, 300));

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("a", Work.RESCORED));
    assertThat(result("a")).isEqualTo(whole);
  }

  @Test
  void aRowOfNobodyIsNone() throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    Path row = student("a").resolve(".done.json");
    Files.writeString(
        row, Files.readString(row).replaceFirst("\"students\":\\[.*?]", "\"students\":[]"));

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("a", Work.RESCORED));
  }

  /** A transcript may know more than is asked now, and in another order. */
  private List<String> differences(String one, String other) throws IOException {
    return Timeless.differences(stage.resolve(one), stage.resolve(other)).stream()
        .filter(difference -> !difference.contains(".runs.json"))
        .toList();
  }

  private String runs(String key) throws IOException {
    return Files.readString(student(key).resolve(".runs.json"));
  }
}
