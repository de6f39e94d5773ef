package gridmark.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.Terms;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
import gridmark.grader.gradebook.Gradebook.Part;
import gridmark.grader.report.Report;
import gridmark.grader.report.ReportFolder;
import gridmark.grader.roll.HandIn;
import gridmark.grader.roll.Roll;
import gridmark.grader.roll.Student;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.RubricReader;
import gridmark.grader.testcase.PackReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What need not be run again is not, and everything else is. */
@Execution(ExecutionMode.CONCURRENT)
class KeptRunsIT {

  private static final Sandbox SANDBOX = Repository.sandbox();
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);

  /** Its answers show which process gave them, and after how many others. */
  private static final String COUNTS = "calls++; return new int[][] {{calls}};";

  private static final String EXITS_AT_SECOND =
      "if (++calls == 2) System.exit(3); return new int[][] {{calls}};";

  private static final String THROWS_AT_THIRD =
      "System.out.println(++calls); return new int[][] {{9 / (3 - calls)}};";

  /** Its answers show when they were given. */
  private static final String TELLS_TIME = "return new int[][] {{(int) System.nanoTime()}};";

  private static final List<CaseText> CASES =
      List.of(
          new CaseText("c-1", 0, "public"),
          new CaseText("c-2", 1, "public"),
          new CaseText("c-3", 2, "public"),
          new CaseText("c-4", 3, "hidden"),
          new CaseText("c-5", 4, "hidden"));

  @TempDir private Path stage;
  private Path submissions;
  private final Map<String, Effort> efforts = new ConcurrentHashMap<>();

  @BeforeEach
  void makeClass() throws IOException {
    submissions = Files.createDirectory(stage.resolve("class"));
  }

  private void handIn(String key, String body) throws IOException {
    Files.writeString(
        submissions.resolve(key + ".java"),
        "public class SudokuSolver { static int calls; public int[][] solve(int[][] sudoku) { %s } }"
            .formatted(body));
  }

  /** What of a case may be changed without changing what is asked. */
  private record CaseText(String id, int shift, String visibility, String title, int points) {
    CaseText(String id, int shift, String visibility) {
      this(id, shift, visibility, "Title", 4);
    }

    String json() {
      String rows =
          Stream.of(
                  "53..7....",
                  "6..195...",
                  ".98....6.",
                  "8...6...3",
                  "4..8.3..1",
                  "7...2...6",
                  ".6....28.",
                  "...419..5",
                  "....8..79")
              .map(row -> '"' + shifted(row) + '"')
              .collect(Collectors.joining(","));
      return """
          {"id": "%s", "title": "%s", "grid": [%s], "expect": "solvable", "points": %d,
           "visibility": "%s", "tags": ["%s"], "hint": "%s"}"""
          .formatted(id, title, rows, points, visibility, title.toLowerCase(Locale.ROOT), title);
    }

    private String shifted(String row) {
      return row.chars()
          .mapToObj(c -> c == '.' ? "." : String.valueOf((c - '1' + shift) % 9 + 1))
          .collect(Collectors.joining());
    }
  }

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
        .containsOnly(Map.entry("counts", Effort.RESCORED), Map.entry("exits", Effort.RESCORED));
  }

  @Test
  void changedWordsAndPointsRerunNothing() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    List<CaseText> reworded =
        CASES.stream()
            .map(each -> new CaseText(each.id, each.shift, each.visibility, "Other", 8))
            .toList();
    grade(order(reworded).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.RESCORED));
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

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.RESCORED));
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
  void onlyWhatChangedIsGradedAgain() throws Exception {
    handIn("counts", COUNTS);
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String kept = result("tells-time");

    handIn("counts", EXITS_AT_SECOND);
    grade(order(CASES).resume(), "out");

    assertThat(efforts)
        .containsOnly(Map.entry("counts", Effort.GRADED), Map.entry("tells-time", Effort.KEPT));
    assertThat(result("tells-time")).isEqualTo(kept);
    assertThat(result("counts")).contains("CRASHED");
  }

  @Test
  void withoutResumeEverythingIsRun() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String answers = runs("tells-time");

    grade(order(CASES), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.GRADED));
    assertThat(runs("tells-time")).isNotEqualTo(answers);
  }

  @Test
  void otherLimitsRunEverything() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");

    grade(order(CASES).resume().limits(new Limits(Duration.ofSeconds(9), 64, 1 << 20)), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.GRADED));
  }

  @Test
  void anotherReportIsMadeWithoutARun() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");

    grade(order(CASES).resume().reports(EnumSet.of(Report.HTML, Report.CSV)), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.RESCORED));
  }

  @Test
  void aClassThatWasMovedIsKept() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES), "out");

    submissions = Files.move(submissions, stage.resolve("moved"), StandardCopyOption.ATOMIC_MOVE);
    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("counts", Effort.KEPT));
  }

  @Test
  void aGroupThatHasGrownIsNotKeptAsItWas() throws Exception {
    handIn("counts", COUNTS);
    grade(order(CASES), "out");

    Order order = order(CASES).resume().joined(Student.named("another"));
    Gradebook gradebook = Batch.grade(order.order(), stage.resolve("out"), new Listener());

    assertThat(efforts).containsOnly(Map.entry("counts", Effort.RESCORED));
    assertThat(gradebook.entries().get(0).students()).hasSize(2);
  }

  @Test
  void answersAreNotLostWithTheRow() throws Exception {
    handIn("tells-time", TELLS_TIME);
    grade(order(CASES), "out");
    String result = result("tells-time");

    Files.delete(student("tells-time").resolve(".done.json"));
    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("tells-time", Effort.RESCORED));
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

    assertThat(efforts).hasSize(texts.size()).containsValue(Effort.GRADED);
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
        return new int[][] {{(int) System.nanoTime()}};""");
    List<CaseText> many =
        IntStream.range(0, 24).mapToObj(i -> new CaseText("c-" + i, i, "public")).toList();
    Limits tight = new Limits(Duration.ofMillis(500), 64, 1 << 20);
    grade(order(many).limits(tight), "out");
    assertThat(result("slow")).contains("NOT_RUN").doesNotContain("TIME_LIMIT");
    String answers = runs("slow");

    List<CaseText> reworded =
        many.stream()
            .map(each -> new CaseText(each.id, each.shift, each.visibility, "Other", 8))
            .toList();
    grade(order(reworded).limits(tight).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("slow", Effort.RESCORED));
    assertThat(runs("slow")).isEqualTo(answers);
  }

  @Test
  void whoWasKilledFromOutsideIsGradedAgain() throws Exception {
    handIn("killed", "Runtime.getRuntime().halt(137); return null;");
    grade(order(CASES), "out");

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("killed", Effort.GRADED));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {StackOverflowError.class, OutOfMemoryError.class, IllegalStateException.class})
  void anErrorOfOursCostsOneSubmissionOnly(Class<? extends Throwable> type) throws Exception {
    for (String key : List.of("a", "b", "c")) {
      handIn(key, COUNTS);
    }
    Throwable error = type.getDeclaredConstructor().newInstance();
    Map<String, String> outcomes = new ConcurrentHashMap<>();
    Gradebook gradebook =
        Batch.grade(
            order(CASES).order(),
            stage.resolve("out"),
            new Listener() {
              @Override
              public void done(Entry entry, Effort effort) {
                if (outcomes.put(entry.key(), entry.outcome()) == null && entry.key().equals("b")) {
                  throwAny(error);
                }
              }
            });

    assertThat(gradebook.entries())
        .extracting(Entry::outcome)
        .containsExactly("WRONG_ANSWER", "NOT_GRADED", "WRONG_ANSWER");
    assertThat(gradebook.entries().get(1).remarks().get(0)).contains(type.getName());
    assertThat(student("b").resolve("result.json")).doesNotExist();
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> void throwAny(Throwable error) throws T {
    throw (T) error;
  }

  @Test
  void whatCannotBeReadLeavesNoOlderReportBehind() throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    Files.delete(submissions.resolve("a.java"));
    Gradebook gradebook =
        Batch.grade(order(CASES, "a").resume().order(), stage.resolve("out"), new Listener());

    assertThat(gradebook.entries()).extracting(Entry::outcome).containsExactly("NOT_GRADED");
    assertThat(student("a").resolve("result.json")).doesNotExist();
    assertThat(student("a").resolve("report.html")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"result.json", "report.html", "instructor.html"})
  void aStudentWhoseFileIsGoneGetsItAgain(String name) throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    Files.delete(student("a").resolve(name));

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("a", Effort.RESCORED));
    assertThat(student("a").resolve(name)).exists();
  }

  @Test
  void aResultThatIsCutOffIsMadeAgain() throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    String whole = result("a");
    Files.writeString(student("a").resolve("result.json"), whole.substring(0, 300));

    grade(order(CASES).resume(), "out");

    assertThat(efforts).containsOnly(Map.entry("a", Effort.RESCORED));
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

    assertThat(efforts).containsOnly(Map.entry("a", Effort.RESCORED));
  }

  @Test
  void aStrangersGradebookIsNotOverwritten() throws Exception {
    handIn("a", COUNTS);
    Path theirs = Files.createDirectories(stage.resolve("out")).resolve("gradebook.csv");
    Files.writeString(theirs, "my,own");

    Assertions.assertThatThrownBy(() -> grade(order(CASES), "out"))
        .isInstanceOf(ReportFolder.NotWritableException.class)
        .hasMessageContaining("holds a gradebook.csv that is not of a class graded there");
    assertThat(theirs).hasContent("my,own");
  }

  @Test
  void whyASubmissionWasNotRunIsInItsRow() throws Exception {
    handIn("a", "class SudokuSolver { x }");

    Gradebook gradebook = Batch.grade(order(CASES).order(), stage.resolve("out"), new Listener());

    assertThat(gradebook.entries().get(0).remarks())
        .singleElement()
        .asString()
        .startsWith("a.java:1:");
  }

  @Test
  void halfWrittenFilesOfKilledRunsAreSwept() throws Exception {
    handIn("a", COUNTS);
    grade(order(CASES), "out");
    Path row = student("a").resolve(".done.json");
    Files.delete(row);
    Path half = Files.createFile(student("a").resolve(".gridmark-result.json.1.tmp"));
    Path halfPage = Files.createFile(stage.resolve("out/.gridmark-index.html.1.tmp"));
    // In a container the killed run may have had our number.
    String probe = ".gridmark-probe." + ProcessHandle.current().pid() + ".tmp";
    Files.createFile(student("a").resolve(probe));
    Files.createFile(stage.resolve("out").resolve(probe));

    grade(order(CASES).resume(), "out");

    assertThat(half).doesNotExist();
    assertThat(halfPage).doesNotExist();
    assertThat(row).exists();
  }

  @Test
  void twoAtOnceDoNotShareAFolder() throws Exception {
    handIn("a", COUNTS);
    Path out = stage.resolve("out");
    Batch.grade(
        order(CASES).order(),
        out,
        new Listener() {
          @Override
          public void done(Entry entry, Effort effort) {
            Assertions.assertThatThrownBy(
                    () -> Batch.grade(order(CASES).order(), out, new Listener()))
                .isInstanceOf(ReportFolder.NotWritableException.class)
                .hasMessageContaining("another gridmark is grading into " + out);
          }
        });
    grade(order(CASES).resume(), "out");
    assertThat(efforts).containsOnly(Map.entry("a", Effort.KEPT));
  }

  private void grade(Order order, String out) throws Exception {
    efforts.clear();
    Batch.grade(order.order(), stage.resolve(out), new Listener());
  }

  private class Listener implements BatchListener {
    @Override
    public void begins(int submissions) {}

    @Override
    public void done(Entry entry, Effort effort) {
      efforts.put(entry.key(), effort);
    }

    @Override
    public void remark(String text) {}
  }

  /** A transcript may know more than is asked now, and in another order. */
  private List<String> differences(String one, String other) throws IOException {
    return Timeless.differences(stage.resolve(one), stage.resolve(other)).stream()
        .filter(difference -> !difference.contains(".runs.json"))
        .toList();
  }

  private Path student(String key) {
    return stage.resolve("out/students").resolve(key);
  }

  private String runs(String key) throws IOException {
    return Files.readString(student(key).resolve(".runs.json"));
  }

  private String result(String key) throws IOException {
    return Files.readString(student(key).resolve("result.json"));
  }

  private Order order(List<CaseText> cases) throws Exception {
    try (Stream<Path> files = Files.list(submissions)) {
      return order(
          cases,
          files
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .sorted()
              .toArray(String[]::new));
    }
  }

  private Order order(List<CaseText> cases, String... keys) throws Exception {
    Path pack =
        Files.writeString(
            stage.resolve("pack.json"),
            cases.stream()
                .map(CaseText::json)
                .collect(
                    Collectors.joining(",\n", "{\"assignment\": \"solve\", \"cases\": [", "]}")));
    List<HandIn> handIns =
        Stream.of(keys)
            .map(
                key ->
                    new HandIn(
                        key,
                        Student.named(key),
                        submissions.resolve(key + ".java"),
                        Optional.empty(),
                        List.of()))
            .toList();
    return new Order(
        new BatchOrder(
            "class",
            new Roll(handIns, List.of(), List.of()),
            PackReader.read(pack),
            Terms.USUAL,
            SANDBOX,
            LIMITS,
            EnumSet.of(Report.HTML),
            new Part(1, 1),
            1,
            false,
            Map.of()));
  }

  /** An order, and others that are like it but for one thing. */
  private record Order(BatchOrder order) {

    Order resume() {
      return with(order.terms(), order.limits(), order.reports(), true);
    }

    Order seed(long seed) {
      return with(
          new Terms(OptionalLong.of(seed), order.terms().rubric(), Optional.empty()),
          order.limits(),
          order.reports(),
          order.resume());
    }

    Order rubric(Path file) throws Exception {
      return with(
          new Terms(order.terms().seed(), RubricReader.read(file), Optional.empty()),
          order.limits(),
          order.reports(),
          order.resume());
    }

    Order limits(Limits limits) {
      return with(order.terms(), limits, order.reports(), order.resume());
    }

    Order reports(EnumSet<Report> reports) {
      return with(order.terms(), order.limits(), reports, order.resume());
    }

    /** Somebody else has part in all that was handed in. */
    Order joined(Student other) {
      List<HandIn> handIns =
          order.roll().handIns().stream()
              .map(
                  each ->
                      new HandIn(
                          each.key(),
                          List.of(each.student(), other),
                          each.path(),
                          each.files(),
                          each.submitted(),
                          each.remarks()))
              .toList();
      return new Order(
          new BatchOrder(
              order.title(),
              new Roll(handIns, List.of(), List.of()),
              order.pack(),
              order.terms(),
              order.sandbox(),
              order.limits(),
              order.reports(),
              order.part(),
              order.jobs(),
              order.resume(),
              order.variables()));
    }

    private Order with(Terms terms, Limits limits, EnumSet<Report> reports, boolean resume) {
      return new Order(
          new BatchOrder(
              order.title(),
              order.roll(),
              order.pack(),
              terms,
              order.sandbox(),
              limits,
              reports,
              order.part(),
              order.jobs(),
              resume,
              order.variables()));
    }
  }
}
