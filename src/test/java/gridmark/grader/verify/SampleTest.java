package gridmark.grader.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import gridmark.Repository;
import gridmark.grader.score.Upshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleTest {

  @TempDir private Path folder;

  @Test
  void mustEndAsItsFolderIsNamed() throws IOException {
    file("compile_error/one");
    file("wrong_answer/two");

    assertThat(Sample.in(folder))
        .extracting(Sample::expected)
        .containsExactly(Upshot.COMPILE_ERROR, Upshot.WRONG_ANSWER);
  }

  @Test
  void losesTheCasesThatAreNamedBesideTheFolders() throws IOException {
    file("crashed/one");
    file("crashed/two");
    Files.writeString(folder.resolve("expected.json"), "{\"crashed/two\": [\"c-1\", \"c-2\"]}");

    assertThat(Sample.in(folder))
        .extracting(Sample::losing)
        .containsExactly(List.of(), List.of("c-1", "c-2"));
  }

  @Test
  void sampleThatIsNotThereIsNamedWithTheOneThatIsMeant() throws IOException {
    file("crashed/two");
    Files.writeString(folder.resolve("expected.json"), "{\"crashed/tow\": [\"c-1\"]}");

    assertThatIOException()
        .isThrownBy(() -> Sample.in(folder))
        .withMessageContaining("unknown field \"crashed/tow\"")
        .withMessageContaining("did you mean \"crashed/two\"?");
  }

  @Test
  void folderOfAnotherNameHoldsNoSamples() throws IOException {
    file("solve/accepted");

    assertThatIOException()
        .isThrownBy(() -> Sample.in(folder))
        .withMessage(folder.resolve("solve") + " is not named after an outcome of grading");
  }

  @Test
  void shippedSamplesNameCasesOfTheShippedPack() throws Exception {
    List<Sample> choosy =
        Sample.in(Repository.submissions()).stream().filter(s -> !s.losing().isEmpty()).toList();
    Verifier verifier = new Verifier(Repository.testcases(), Optional.empty(), new Silence());

    assertThat(choosy).isNotEmpty().allMatch(sample -> sample.suits(verifier.pack()));
  }

  private void file(String sample) throws IOException {
    Files.createDirectories(folder.resolve(sample));
  }
}
