package gridmark.kit;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicCasesTest {

  @TempDir private Path folder;
  private TestCase first;
  private TestCase second;

  @BeforeEach
  void readCases() throws Exception {
    List<TestCase> cases =
        PackReader.read(Repository.testcases().resolve("1-classic.json")).cases();
    first = cases.get(0);
    second = cases.get(1);
  }

  @Test
  void takesOnlyCasesOfWhichAllMayBeTold() throws Exception {
    write("1.json", first, told(second, Visibility.PUBLIC, Feedback.VERDICT));

    PublicCases cases = PublicCases.of(folder);

    assertThat(cases.count()).isEqualTo(1);
    assertThat(cases.others()).isEqualTo(1);
    assertThat(cases.packs()).containsOnlyKeys("1.json");
    assertThat(cases.packs().get("1.json")).contains(first.id()).doesNotContain(second.id());
  }

  @Test
  void keepsFilesApartAndDropsThoseWithNothingLeft() throws Exception {
    write("1.json", first);
    write("2.json", told(second, Visibility.HIDDEN, Feedback.VERDICT));

    assertThat(PublicCases.of(folder).packs()).containsOnlyKeys("1.json");
  }

  @Test
  void everyFileIsForTheReleaseOfTheWholePack() throws Exception {
    int newest = Runtime.version().feature();
    write("1.json", first);
    TestCase hidden = told(second, Visibility.HIDDEN, Feedback.VERDICT);
    Files.writeString(
        folder.resolve("2.json"),
        PackWriter.text(new Solve(), Map.of("java", newest), List.of(hidden)));

    PublicCases cases = PublicCases.of(folder);

    assertThat(cases.release()).isEqualTo(newest);
    assertThat(PackReader.read(write("3.json", cases.packs().get("1.json"))).releases())
        .isEqualTo(Map.of("java", newest));
  }

  @Test
  void givesAFileANameThatIsReadInAFolder() throws Exception {
    assertThat(PublicCases.of(write("mine", first)).packs()).containsOnlyKeys("mine.json");
    assertThat(PublicCases.of(write("my.schema.json", first)).packs())
        .containsOnlyKeys("my.schema.json.json");
  }

  private Path write(String name, TestCase... cases) throws IOException {
    return write(name, PackWriter.text(new Solve(), List.of(cases)));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static TestCase told(TestCase each, Visibility visibility, Feedback feedback) {
    return new TestCase(
        each.id(),
        each.title(),
        each.question(),
        each.points(),
        visibility,
        feedback,
        each.tags(),
        each.hint());
  }
}
