package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.files.OutputFolder;
import gridmark.grader.score.Upshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One fault spoils nothing else: not the class, not older files, not a folder that others use. */
class BatchIT extends SmallClass {

  @ParameterizedTest
  @ValueSource(
      classes = {StackOverflowError.class, OutOfMemoryError.class, IllegalStateException.class})
  void anErrorOfOursCostsOneSubmissionOnly(Class<? extends Throwable> type) throws Exception {
    for (String key : List.of("a", "b", "c")) {
      handIn(key, COUNTS);
    }
    Throwable error = type.getDeclaredConstructor().newInstance();
    Map<String, Upshot> outcomes = new ConcurrentHashMap<>();
    Gradebook gradebook =
        Batch.grade(
            order(CASES).order(),
            stage.resolve("out"),
            new Listener() {
              @Override
              public void done(Entry entry, Work effort) {
                if (outcomes.put(entry.key(), entry.outcome()) == null && entry.key().equals("b")) {
                  throwAny(error);
                }
              }
            },
            Optional.empty());

    assertThat(gradebook.entries())
        .extracting(Entry::outcome)
        .containsExactly(Upshot.WRONG_ANSWER, Upshot.NOT_GRADED, Upshot.WRONG_ANSWER);
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
        Batch.grade(
            order(CASES, "a").resume().order(),
            stage.resolve("out"),
            new Listener(),
            Optional.empty());

    assertThat(gradebook.entries()).extracting(Entry::outcome).containsExactly(Upshot.NOT_GRADED);
    assertThat(student("a").resolve("result.json")).doesNotExist();
    assertThat(student("a").resolve("report.html")).doesNotExist();
  }

  @Test
  void aStrangersGradebookIsNotOverwritten() throws Exception {
    handIn("a", COUNTS);
    Path theirs = Files.createDirectories(stage.resolve("out")).resolve("gradebook.csv");
    Files.writeString(theirs, "my,own");

    Assertions.assertThatThrownBy(() -> grade(order(CASES), "out"))
        .isInstanceOf(OutputFolder.NotWritableException.class)
        .hasMessageContaining("holds a gradebook.csv that is not of a class graded there");
    assertThat(theirs).hasContent("my,own");
  }

  @Test
  void whyASubmissionWasNotRunIsInItsRow() throws Exception {
    handIn("a", "class SudokuSolver { x }");

    Gradebook gradebook =
        Batch.grade(order(CASES).order(), stage.resolve("out"), new Listener(), Optional.empty());

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
          public void done(Entry entry, Work effort) {
            Assertions.assertThatThrownBy(
                    () -> Batch.grade(order(CASES).order(), out, new Listener(), Optional.empty()))
                .isInstanceOf(OutputFolder.NotWritableException.class)
                .hasMessageContaining("another gridmark is grading into " + out);
          }
        },
        Optional.empty());
    grade(order(CASES).resume(), "out");
    assertThat(efforts).containsOnly(Map.entry("a", Work.KEPT));
  }
}
