package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.roll.GradescopeMetadata.Content;
import gridmark.classroom.roll.GradescopeMetadata.Filing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GradescopeMetadataTest {

  private static final Student ANN = new Student("0017", "Ann Lee", "ann@uni.edu");

  @TempDir private Path folder;

  @Test
  void tellsWhoAndWhenAndIsNotConfusedByWhatWasEarlier() throws IOException {
    Content content =
        read(
            """
            ---
            submission_11:
              :submitters:
              - :name: Ann Lee
                :sid: '0017'
                :email: ann@uni.edu
              :created_at: 2025-09-03 19:46:08.123456000 Z
              :score: 3.5
              :status: processed
              :results:
                tests:
                - name: "created_at: 1999"
                  output: |
                    :submitters:
                    - :name: Nobody
              :history:
              - :id: 10
                :submitters:
                - :name: Somebody Else
                  :sid: '99'
                :created_at: 2024-01-01 00:00:00.000000000 Z
            submission_12:
              :submitters:
              - :name: Bob
                :sid:
                :email: ~
              :created_at: 2025-09-04 01:00:00.000000000 +02:00
            """);

    assertThat(content.problem()).isEmpty();
    assertThat(content.filings()).containsOnlyKeys("submission_11", "submission_12");
    assertThat(content.filings().get("submission_11").submitters()).containsExactly(ANN);
    assertThat(content.filings().get("submission_11").submitted())
        .contains(Instant.parse("2025-09-03T19:46:08.123456Z"));
    assertThat(content.filings().get("submission_12").submitters())
        .containsExactly(Student.named("Bob"));
    assertThat(content.filings().get("submission_12").submitted())
        .contains(Instant.parse("2025-09-03T23:00:00Z"));
  }

  @Test
  void jsonIsReadToo() throws IOException {
    Content content =
        read(
            "{\"submission_11\": {\"submitters\": [{\"name\": \"Ann Lee\", \"sid\": \"0017\","
                + " \"email\": \"ann@uni.edu\"}],\n\t\"created_at\": \"2025-09-03T12:46:08.365935-07:00\"}}");

    assertThat(content.problem()).isEmpty();
    assertThat(content.filings().get("submission_11"))
        .isEqualTo(
            new Filing(
                List.of(ANN),
                "2025-09-03T12:46:08.365935-07:00",
                Optional.of(Instant.parse("2025-09-03T19:46:08.365935Z"))));
  }

  @Test
  void referencesToWhatWasSaidBeforeAreFollowed() throws IOException {
    Content content =
        read(
            """
            submission_1:
              :created_at: &1 2025-09-03 19:46:08 Z
              :results:
                deep: [{x: &2 'ann@uni.edu'}]
              :submitters: &3
              - :name: Ann Lee
                :sid: '0017'
                :email: *2
            submission_2:
              :created_at: *1
              :submitters: *3
            """);

    assertThat(content.filings().get("submission_2").submitters()).containsExactly(ANN);
    assertThat(content.filings().get("submission_2").submitted())
        .contains(Instant.parse("2025-09-03T19:46:08Z"));
  }

  @ParameterizedTest
  @CsvSource({
    "2025-09-03 19:46:08 Z, 2025-09-03T19:46:08Z",
    "2025-09-03 19:46:08.5 +0200, 2025-09-03T17:46:08.500Z",
    "2025-09-03 19:46:08, 2025-09-03T19:46:08Z",
    "2025-09-03T19:46:08Z, 2025-09-03T19:46:08Z",
    "yesterday, ",
  })
  void timesAreReadAsFarAsTheyAreTimes(String written, String instant) throws IOException {
    Filing filing =
        read("submission_1:\n  :created_at: '" + written + "'\n").filings().get("submission_1");

    assertThat(filing.submitted()).isEqualTo(Optional.ofNullable(instant).map(Instant::parse));
    assertThat(filing.time()).isEqualTo(written);
  }

  @Test
  void whatStandsBeforeAMistakeIsKept() throws IOException {
    Content content =
        read("submission_1:\n  :submitters:\n  - :name: Ann\nsubmission_2:\n  :a: 'open\n  b: [\n");

    assertThat(content.filings()).containsOnlyKeys("submission_1");
    assertThat(content.problem()).get().asString().matches("line \\d+ is no YAML .*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing\n", "just text", "- a\n- b\n"})
  void aFileWithoutSubmissionsIsTold(String text) throws IOException {
    assertThat(read(text).problem()).contains("it lists no submissions");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "submission_1: text\n",
        "submission_1:\n",
        "submission_1: [1, 2]\n",
        "submission_1:\n  :submitters: none\n",
        "submission_1:\n  :submitters:\n  - Ann\n  - {}\n  - [x]\n",
        "submission_1:\n  :submitters: *nothing\n",
        "submission_1:\n  ? [a, {b: c}]\n  : d\n",
        "submission_1:\n  :submitters:\n  - :name: {a: b}\n"
      })
  void whatIsOddHasNoSubmitters(String text) throws IOException {
    Content content = read(text);

    assertThat(content.problem()).isEmpty();
    assertThat(content.filings().get("submission_1").submitters()).isEmpty();
  }

  @Test
  void hostileNamesAreHarmlessAndObjectsAreNotMade() throws IOException {
    Content content =
        read(
            """
            submission_1: !ruby/object:Kernel
              :submitters:
              - !!javax.script.ScriptEngineManager
                :name: "Ann\\n::error::\\e[2J"
            """);

    assertThat(content.filings().get("submission_1").submitters())
        .containsExactly(Student.named("Ann\uFFFD::error::\uFFFD[2J"));
  }

  @Test
  void deepNestingIsPassedOver() throws IOException {
    String deep = "[".repeat(5_000) + "]".repeat(5_000);

    Content content =
        read("submission_1:\n  :results: " + deep + "\n  :submitters:\n  - :name: Ann\n");

    assertThat(content.filings().get("submission_1").submitters())
        .containsExactly(Student.named("Ann"));
  }

  private Content read(String text) throws IOException {
    return GradescopeMetadata.read(
        Files.writeString(folder.resolve("submission_metadata.yml"), text));
  }
}
