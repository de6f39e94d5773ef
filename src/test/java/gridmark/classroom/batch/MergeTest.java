package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.classroom.batch.BatchFolder.KeptEntry;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.report.ClassReport;
import gridmark.files.OutputFolder;
import gridmark.grader.pack.Secret;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MergeTest {

  private static final String[] KEYS = {"ann", "bob", "carl", "dora", "eve"};

  @TempDir private Path temporary;
  private Path first;
  private Path second;
  private Path target;
  private final List<String> remarks = new ArrayList<>();

  @BeforeEach
  void gradeTwoParts() throws IOException {
    first = graded("first", MadeClass.sheet(new Part(1, 2), KEYS));
    second = graded("second", MadeClass.sheet(new Part(2, 2), KEYS));
    target = temporary.resolve("target");
  }

  private Path graded(String name, RunSheet sheet) throws IOException {
    return MadeClass.graded(temporary.resolve(name), sheet);
  }

  private Gradebook merge(Path... parts) throws IOException, Merge.UnmergeableException {
    return Merge.merge(List.of(parts), target, remarks::add);
  }

  private void refuse(String message, Path... parts) throws IOException {
    boolean isThere = Files.exists(target);
    assertThatThrownBy(() -> merge(parts))
        .isInstanceOf(Merge.UnmergeableException.class)
        .hasMessageContaining(message);
    assertThat(Files.exists(target)).isEqualTo(isThere);
  }

  @Test
  void partsInAnyOrderBecomeWhatOneRunHadMade() throws Exception {
    RunSheet sheet = MadeClass.sheet(Part.ALL, KEYS);
    Path whole = graded("whole", sheet);
    ClassReport.write(
        sheet.gradebook(BatchFolder.at(whole).entries(sheet.here()), Optional.empty()),
        new OutputFolder(whole));

    Gradebook gradebook = merge(second, first);

    assertThat(MadeClass.content(target)).isEqualTo(MadeClass.content(whole)).hasSize(24);
    assertThat(gradebook.part()).isEmpty();
    assertThat(gradebook.entries())
        .extracting(entry -> entry.student().name())
        .containsExactly("ann", "bob", "carl", "dora", "eve", "zoe");
    assertThat(remarks).isEmpty();
  }

  @Test
  void partsWithSecretsOfTheirOwnAreNotOfOneClass() throws Exception {
    first = drawn("first", 1, Secret.random());
    second = drawn("second", 2, Secret.random());

    refuse(
        "grade one of them anew with the --secret FILE (or the --seed) of the other",
        first,
        second);
  }

  @Test
  void theWholeClassHasTheSecretOfItsParts() throws Exception {
    Secret secret = Secret.in(temporary.resolve("secret.key"));

    merge(drawn("first", 1, secret), drawn("second", 2, secret));

    assertThat(Secret.read(target.resolve("secret.key")).text()).isEqualTo(secret.text());
    assertThat(remarks).isEmpty();
    Files.delete(target.resolve("secret.key"));
    Files.delete(temporary.resolve("secret.key"));
    merge(first, second);
    assertThat(remarks).hasSize(1).first().asString().contains("give it with --secret FILE");
  }

  @Test
  void whatWasGradedWithAnotherSecretIsNotGoneOnWith() throws Exception {
    Path place = temporary.resolve("secret.key");
    drawn("first", 1, Secret.in(place));

    assertThat(ClassSecret.open(first, place, true)).isNotNull();
    Path none = temporary.resolve("none.key");
    assertThatThrownBy(() -> ClassSecret.open(first, none, true))
        .hasMessageContaining("were graded with another secret");
    assertThat(none).doesNotExist();
    assertThat(ClassSecret.open(first, none, false)).isNotNull();
    assertThatThrownBy(() -> ClassSecret.open(first, none, true))
        .hasMessageContaining("were graded with another secret");
  }

  private Path drawn(String name, int part, Secret secret) throws IOException {
    return graded(
        name, MadeClass.with(secret.fingerprint(), MadeClass.sheet(new Part(part, 2), KEYS)));
  }

  @Test
  void doneTwiceItIsTheSame() throws Exception {
    merge(first, second);
    List<String> once = MadeClass.content(target);
    Files.writeString(target.resolve("students/ann/older.txt"), "of an earlier run");

    merge(second, first);

    assertThat(MadeClass.content(target)).isEqualTo(once);
  }

  @Test
  void whatWasBrokenOffIsDoneAnew() throws Exception {
    merge(first, second);
    List<String> undisturbed = MadeClass.content(target);
    RunSheet whole = MadeClass.sheet(new Part(1, 2), KEYS).whole(List.of("a remark"));
    BatchFolder.at(target).write(whole);
    Files.delete(target.resolve("gradebook.csv"));
    Files.delete(target.resolve("students/dora/.done.json"));
    Files.writeString(target.resolve("students/dora/result.json"), "of an earlier run");
    Files.writeString(target.resolve("students/dora/.gridmark-report.html.1.tmp"), "torso");

    merge(first, second);

    assertThat(MadeClass.content(target).stream().filter(file -> !file.contains("torso")))
        .isEqualTo(undisturbed);
  }

  @Test
  void aRowIsThereOnlyIfAllItsFilesAre() throws Exception {
    merge(first, second);
    Path inTheWay = target.resolve("students/carl/report.html");
    Files.delete(inTheWay);
    Files.createDirectories(inTheWay.resolve("folder"));

    assertThatThrownBy(() -> merge(first, second))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(inTheWay.toString());

    assertThat(target.resolve("students/carl/.done.json")).doesNotExist();
    assertThat(target.resolve("batch.json")).content().contains("\"finished\" : false");
  }

  @Test
  void aPartMoreThanThereAreStudentsIsNoHarm() throws Exception {
    Path one = graded("1", MadeClass.sheet(new Part(1, 3), "ann", "bob"));
    Path two = graded("2", MadeClass.sheet(new Part(2, 3), "ann", "bob"));
    Path three = graded("3", MadeClass.sheet(new Part(3, 3), "ann", "bob"));

    assertThat(merge(three, two, one).entries()).hasSize(3);
  }

  @Test
  void aMissingPartIsNamedWithTheCure() throws Exception {
    refuse(
        "part 2 of 2 is missing: give its folder too, or grade it: gridmark batch DIR --shard 2/2",
        first);
  }

  @Test
  void missingStudentsAreNamedWithTheCure() throws Exception {
    Files.delete(first.resolve("students/carl/.done.json"));

    refuse(
        "%s (part 1 of 2) was not graded to the end, carl missing; go on with it: gridmark batch DIR --shard 1/2 --out %s --resume"
            .formatted(first, first),
        first,
        second);
  }

  /** While a run goes on, results of an earlier one may stand for those that are still to come. */
  @Test
  void aPartThatWasBrokenOffIsNotTakenEvenIfNobodyIsMissing() throws Exception {
    RunSheet begun = MadeClass.sheet(new Part(2, 2), KEYS);
    BatchFolder.at(second)
        .write(
            new RunSheet(
                begun.schema(),
                begun.title(),
                begun.assignment(),
                begun.language(),
                begun.environment(),
                begun.seeds(),
                begun.part(),
                begun.reports(),
                begun.cases(),
                begun.roll(),
                begun.absent(),
                begun.remarks(),
                false));

    refuse("second (part 2 of 2) was not graded to the end; go on with it", first, second);
  }

  @Test
  void aStudentWithoutAResultThatCanBeReadIsMissing() throws Exception {
    BatchFolder folder = BatchFolder.at(first);
    Entry entry = folder.entry("ann").orElseThrow().entry();
    Standing standing =
        new Standing(Status.COMPILE_ERROR, Upshot.COMPILE_ERROR, 0, 1, List.of(), List.of());
    folder.write(
        "ann",
        new KeptEntry(
            "fingerprint",
            new Entry("ann", entry.students(), "ann.java", List.of(), Optional.of(standing))));
    Files.writeString(first.resolve("students/ann/instructor.html"), "page");
    Files.writeString(first.resolve("students/ann/result.json"), "{\"cut\": ");
    refuse("ann missing; go on with it", first, second);

    Files.writeString(first.resolve("students/ann/result.json"), "{}");
    merge(first, second);
    assertThat(target.resolve("students/ann/result.json")).hasContent("{}");
  }

  @Test
  void partsWithOtherReportsAreNotOfOneClass() throws Exception {
    Path sheet = second.resolve("batch.json");
    Files.writeString(sheet, Files.readString(sheet).replace("\"html\"", "\"html\", \"csv\""));

    refuse("the reports that were asked for differ: html and html, csv", first, second);
  }

  @Test
  void otherLimitsAreSaidInWords() throws Exception {
    Path sheet = second.resolve("batch.json");
    Files.writeString(
        sheet, Files.readString(sheet).replaceFirst("\"memoryMiB\" : 256", "\"memoryMiB\" : 64"));

    refuse(
        "the limits differ: 10 s of processor time, 256 MiB of memory, 8 MiB of output a case"
            + " and 10 s of processor time, 64 MiB of memory, 8 MiB of output a case",
        first,
        second);
  }

  @ParameterizedTest
  @CsvSource({"assignment, solve, evenodd", "language, java, python"})
  void partsOfTwoAssignmentsOrLanguagesAreNoClass(String what, String one, String two)
      throws Exception {
    Path sheet = second.resolve("batch.json");
    Files.writeString(
        sheet,
        Files.readString(sheet)
            .replaceFirst(
                "\"%s\" : \"%s\"".formatted(what, one), "\"%s\" : \"%s\"".formatted(what, two)));

    refuse("the %ss differ: %s and %s".formatted(what, one, two), first, second);
  }

  @Test
  void aSheetOfAnotherVersionIsNone() throws Exception {
    Path sheet = second.resolve("batch.json");
    Files.writeString(
        sheet, Files.readString(sheet).replace("gridmark/batch/2", "gridmark/batch/1"));

    refuse("second is no result of gridmark batch", first, second);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "assignment",
        "language",
        "environment",
        "seeds",
        "part",
        "title",
        "isolation",
        "key"
      })
  void aSheetThatLacksSomethingIsNone(String field) throws Exception {
    Path sheet = second.resolve("batch.json");
    Files.writeString(
        sheet, Files.readString(sheet).replaceFirst("\"" + field + "\"", "\"no-" + field + "\""));

    refuse("is no result of gridmark batch", first, second);
  }

  @Test
  void aResultOfSomebodyElseIsNoResult() throws Exception {
    Files.copy(
        second.resolve("students/bob/.done.json"),
        first.resolve("students/ann/.done.json"),
        StandardCopyOption.REPLACE_EXISTING);

    refuse("ann missing", first, second);
  }

  @Test
  void thePartThatIsGivenTwiceIsNamed() throws Exception {
    Path again = graded("again", MadeClass.sheet(new Part(1, 2), KEYS));

    refuse("again (part 1 of 2) are the same part: leave one out", first, second, again);
    refuse("are the same part", first, second, first);
  }

  @Test
  void somebodyTwiceInTheClassIsNamed() throws Exception {
    Path one = graded("1", MadeClass.sheet(new Part(1, 2), "ann", "bob", "ann"));
    Path two = graded("2", MadeClass.sheet(new Part(2, 2), "ann", "bob", "ann"));

    refuse("the class has twice: ann", one, two);
  }

  @Test
  void anotherClassIsRefusedWithItsStudents() throws Exception {
    Path other = graded("other", MadeClass.sheet(new Part(2, 2), "ann", "bob", "carl", "frank"));

    refuse("the classes differ, only one of them has dora, eve, frank", first, other);
  }

  @Test
  void whatWasGradedInAnotherWayIsRefusedAndTheDifferencesNamed() throws Exception {
    Environment changed =
        new Environment(
            "1.1",
            "java",
            "Java 17",
            "another pack",
            "another rubric",
            new Limits(Duration.ofSeconds(3), 256, 8L << 20),
            Isolation.BWRAP);
    Path other = graded("other", MadeClass.with(changed, MadeClass.sheet(new Part(2, 2), KEYS)));

    assertThatThrownBy(() -> merge(first, other))
        .hasMessageContainingAll(
            "one by Gridmark 1.0, the other by 1.1",
            "the test packs differ",
            "the rubrics differ",
            "the limits differ");
    refuse(
        "the class was divided in different ways",
        first,
        graded("third", MadeClass.sheet(new Part(2, 3), KEYS)));
  }

  @Test
  void anotherJavaOrIsolationIsSaidOnly() throws Exception {
    Environment changed =
        new Environment("1.0", "java", "Java 21", "pack", "rubric", Limits.DEFAULT, Isolation.JAIL);
    Path other = graded("other", MadeClass.with(changed, MadeClass.sheet(new Part(2, 2), KEYS)));

    assertThat(merge(first, other).entries()).hasSize(6);

    assertThat(remarks)
        .containsExactly(
            "%s (part 1 of 2) was graded with Java 17, %s (part 2 of 2) with Java 21"
                .formatted(first, other),
            "%s (part 1 of 2) was graded with isolation bwrap, %s (part 2 of 2) with jail"
                .formatted(first, other));
  }

  @Test
  void resultsOfStudentsWhoBelongElsewhereNowAreLeftOut() throws Exception {
    MadeClass.grade(BatchFolder.at(first), MadeClass.sheet(new Part(2, 2), KEYS).here().get(0));
    Files.writeString(first.resolve("students/bob/result.json"), "of an earlier run");

    merge(first, second);

    assertThat(target.resolve("students/bob/result.json")).hasContent("result.json of bob");
    assertThat(remarks)
        .containsExactly(
            first + " (part 1 of 2) has results of an earlier run, which are left out: bob");
  }

  @Test
  void aFolderThatIsNoResultIsNamed() throws Exception {
    Path none = Files.createDirectory(temporary.resolve("none"));

    refuse(none + " is no result of gridmark batch", first, none);
    refuse("there is no folder " + temporary.resolve("nowhere"), temporary.resolve("nowhere"));
    Files.writeString(none.resolve("batch.json"), "{\"schema\":\"gridmark/batch/2\",\"title\":\"");
    refuse(none + " is no result of gridmark batch", first, none);
  }

  @Test
  void theTargetMayNotBeInAPartNorBeOne() throws Exception {
    target = first.resolve("students/all");
    refuse("give another folder with --out", first, second);
    target = second;
    refuse("give another folder with --out", first, second);
    target = Files.createSymbolicLink(temporary.resolve("link"), second);
    refuse("give another folder with --out", first, second);
  }

  @Test
  void partsMayLieInTheTarget() throws Exception {
    target = temporary;

    assertThat(merge(first, second).entries()).extracting(Entry::key).contains("eve");
    assertThat(temporary.resolve("gradebook.csv")).exists();
  }

  @Test
  void aTargetWithSomethingElseInItIsLeftAlone() throws Exception {
    Files.createDirectory(target);
    Files.writeString(target.resolve("thesis.txt"), "years of work");
    refuse(target + " holds other files: remove it", first, second);
    Files.delete(target.resolve("thesis.txt"));

    MadeClass.graded(target, MadeClass.sheet(Part.ALL, "frank"));
    refuse(target + " holds the results of another run: remove it", first, second);
  }
}
