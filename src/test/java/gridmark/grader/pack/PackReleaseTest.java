package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gridmark.assignment.solve.Solve;
import gridmark.catalogue.Languages;
import gridmark.grader.run.Runs;
import gridmark.language.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For which release of a language a pack has programs compiled. */
class PackReleaseTest {

  private static final Language JAVA = Languages.ALL.get(0);
  private static final int NEWEST = Runtime.version().feature();

  @TempDir private Path folder;

  @Test
  void isTheOldestWhereNothingIsSaidWhateverJdkThisIs() throws Exception {
    Pack pack = PackReader.read(write("1.json", Map.of()));

    assertThat(pack.releases()).isEmpty();
    assertThat(pack.release(JAVA)).isEqualTo(17);
  }

  @Test
  void isWhatOneOfTheFilesSays() throws Exception {
    write("1.json", Map.of());
    write("2.json", Map.of("java", NEWEST));
    write("3.json", Map.of());

    assertThat(PackReader.read(folder).release(JAVA)).isEqualTo(NEWEST);
  }

  @Test
  void staysWithSomeOfTheCases() throws Exception {
    Pack pack = PackReader.read(write("1.json", Map.of("java", NEWEST)));

    assertThat(pack.only(List.of("case-1")).release(JAVA)).isEqualTo(NEWEST);
  }

  @Test
  void staysInASealedPack() throws Exception {
    PackKey key = PackKey.random();
    Path pack = write("1.json", Map.of("java", NEWEST));
    Path sealed =
        Files.writeString(folder.resolve("1.sealed"), SealedPack.seal(List.of(pack), key));

    assertThat(PackReader.read(sealed, Optional.of(key)).release(JAVA)).isEqualTo(NEWEST);
  }

  @Test
  void mayNotDifferFromFileToFile() throws IOException {
    Path first = write("1.json", Map.of("java", 17));
    Path second = write("2.json", Map.of("java", 18));

    assertThat(complaint(folder))
        .contains(
            """
            %s: /release/java: the file is for release 18, but %s is for 17
                Fix: write the same in both files, or in one of them only"""
                .formatted(second, first));
  }

  @Test
  void isNoNewerThanTheJdk() throws IOException {
    Path pack = write("1.json", Map.of("java", NEWEST + 1));

    assertThat(complaint(pack))
        .isEqualTo(
            """
            %s: /release/java: the pack is for Java %d, but this is Java %s
                Fix: run Gridmark with Java %d or newer, or write "java": 17"""
                .formatted(pack, NEWEST + 1, System.getProperty("java.version"), NEWEST + 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ \"java\": 16 }     | /release/java: 16 is not a whole number from 17 up             | write \"java\": 17",
        "{ \"java\": 17.5 }   | /release/java: 17.5 is not a whole number from 17 up           | write \"java\": 17",
        "{ \"java\": \"17\" } | /release/java: \"17\" is not a whole number from 17 up         | write \"java\": 17",
        "{ \"java\": null }   | /release/java: null is not a whole number from 17 up           | write \"java\": 17",
        "{ \"java\": 99999999999 } | /release/java: 99999999999 is not a whole number from 17 up | write \"java\": 17",
        "{ \"jave\": 17 }     | /release/jave: unknown field \"jave\"                          | did you mean \"java\"?",
        "17                   | /release: a release is a JSON object                           | write \"release\": { \"java\": 17 }",
      })
  void isAWholeNumberOfALanguage(String written, String problem, String cure) throws IOException {
    Path pack = write("1.json", Map.of("java", 17));
    Files.writeString(
        pack,
        Files.readString(pack).replaceFirst("\"release\" : \\{[^}]*}", "\"release\": " + written));

    assertThat(complaint(pack)).isEqualTo(pack + ": " + problem + "\n    Fix: " + cure);
  }

  private static String complaint(Path path) {
    return catchThrowableOfType(BrokenPackException.class, () -> PackReader.read(path))
        .getMessage();
  }

  private Path write(String name, Map<String, Integer> releases) throws IOException {
    String id = "case-" + name.charAt(0);
    return Files.writeString(
        folder.resolve(name), PackWriter.text(new Solve(), releases, List.of(Runs.solvable(id))));
  }
}
