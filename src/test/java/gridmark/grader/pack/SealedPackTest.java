package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import gridmark.assignment.solve.Solve;
import gridmark.grader.run.Runs;
import gridmark.json.Problems.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealedPackTest {

  private static final String CANNOT_BE_OPENED =
      "the pack cannot be opened: the key does not fit, or the file is damaged";
  private static final String OTHER_KEY_OR_SEAL_AGAIN =
      "set GRIDMARK_PACK_KEY to the key that it was sealed with, or seal the pack again";

  @TempDir private Path plain;
  @TempDir private Path folder;
  private final PackKey key = PackKey.random();
  private Path pack;
  private Path sealed;

  @BeforeEach
  void seal() throws Exception {
    pack = write(plain, "2-hidden.json", "secret-1");
    sealed = folder.resolve("2-hidden.sealed");
    Files.writeString(sealed, SealedPack.seal(List.of(pack), key));
  }

  private static Path write(Path folder, String name, String id) throws IOException {
    TestCase hidden = Runs.hidden(Runs.solvable(id));
    return Files.writeString(folder.resolve(name), PackWriter.text(new Solve(), List.of(hidden)));
  }

  @Test
  void isReadWithItsKeyAsIfItHadNotBeenSealed() throws Exception {
    assertThat(PackReader.read(sealed, Optional.of(key))).isEqualTo(PackReader.read(pack));
  }

  @Test
  void isReadByTheKeyThatAnEnvironmentHolds() throws Exception {
    Optional<PackKey> told = PackKey.in(Map.of("GRIDMARK_PACK_KEY", key.secret() + "\n"));

    assertThat(PackReader.read(sealed, told)).isEqualTo(PackReader.read(pack));
  }

  @Test
  void mayBeRenamedAndCarriedAsWindowsText() throws Exception {
    Path renamed = folder.resolve("other.sealed");
    Files.writeString(renamed, Files.readString(sealed).replace("\n", "\r\n"));

    assertThat(PackReader.read(renamed, Optional.of(key))).isEqualTo(PackReader.read(pack));
  }

  @Test
  void standsBesidePlainFilesInTheOrderOfNames() throws Exception {
    write(plain, "1-open.json", "open-1");
    write(plain, "3-open.json", "open-3");
    Files.copy(plain.resolve("1-open.json"), folder.resolve("1-open.json"));
    Files.copy(plain.resolve("3-open.json"), folder.resolve("3-open.json"));

    Pack read = PackReader.read(folder, Optional.of(key));

    assertThat(read.cases())
        .extracting(TestCase::id)
        .containsExactly("open-1", "secret-1", "open-3");
    assertThat(read).isEqualTo(PackReader.read(plain));
  }

  @Test
  void holdsSeveralPacks() throws Exception {
    Path other = write(plain, "1-other.json", "other-1");
    Files.writeString(sealed, SealedPack.seal(List.of(pack, other), key));

    assertThat(PackReader.read(sealed, Optional.of(key)).cases())
        .extracting(TestCase::id)
        .containsExactly("secret-1", "other-1");
    Files.writeString(sealed, SealedPack.seal(List.of(plain), key));
    assertThat(PackReader.read(sealed, Optional.of(key))).isEqualTo(PackReader.read(plain));
  }

  @Test
  void namesTheFileInsideWhereAnIdIsUsedTwice() throws Exception {
    Files.copy(pack, folder.resolve("3-again.json"));

    assertThat(problems(folder, Optional.of(key)))
        .extracting(Problem::file, Problem::what)
        .containsExactly(
            tuple(
                folder.resolve("3-again.json").toString(),
                "the id is used twice, first in " + sealed.resolve("2-hidden.json")));
  }

  @Test
  void showsNothingOfWhatItHolds() throws Exception {
    String text = Files.readString(sealed);
    byte[] body = Base64.getMimeDecoder().decode(text.substring(text.indexOf('\n')));

    for (String bytes : List.of(text, new String(body, StandardCharsets.ISO_8859_1))) {
      assertThat(bytes).doesNotContain("secret-1", "2-hidden", "53..7", "solvable", "assignment");
    }
  }

  @Test
  void isAnotherTextEachTime() throws Exception {
    assertThat(SealedPack.seal(List.of(pack), key)).isNotEqualTo(Files.readString(sealed));
  }

  @Test
  void staysShutWithoutItsKey() {
    assertThat(problems(sealed, Optional.empty()))
        .containsExactly(
            problem(
                "the pack is sealed, and there is no key to open it",
                "set the environment variable GRIDMARK_PACK_KEY to the key that it was sealed with"));
    assertThat(problems(sealed, Optional.of(PackKey.random())))
        .containsExactly(problem(CANNOT_BE_OPENED, OTHER_KEY_OR_SEAL_AGAIN));
  }

  @Test
  void noticesEveryChangedCharacter() throws Exception {
    String text = Files.readString(sealed);
    for (int i = text.indexOf('\n') + 1; i < text.length() - 5; i += 7) {
      if (text.charAt(i) != '\n') {
        char other = text.charAt(i) == 'A' ? 'B' : 'A';
        Files.writeString(sealed, text.substring(0, i) + other + text.substring(i + 1));

        assertThat(problems(sealed, Optional.of(key)))
            .as("character " + i)
            .containsExactly(problem(CANNOT_BE_OPENED, OTHER_KEY_OR_SEAL_AGAIN));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "QUJD", "!?", "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo="})
  void noticesThatItWasCut(String body) throws Exception {
    Files.writeString(sealed, "gridmark/sealed/1\n" + body);

    assertThat(problems(sealed, Optional.of(key)))
        .containsExactly(problem(CANNOT_BE_OPENED, OTHER_KEY_OR_SEAL_AGAIN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "gridmark/seal", "\u0000\u0001"})
  void isKnownFromOtherFiles(String text) throws Exception {
    Files.writeString(sealed, text);

    assertThat(problems(sealed, Optional.of(key)))
        .containsExactly(
            problem("this is no sealed pack", "make it with gridmark seal, or remove it"));
  }

  @Test
  void ofAnotherVersionIsNotTried() throws Exception {
    Files.writeString(sealed, Files.readString(sealed).replace("sealed/1", "sealed/2"));

    assertThat(problems(sealed, Optional.of(key)))
        .containsExactly(
            problem(
                "the pack was sealed by another version of Gridmark",
                "seal it again with this one, or use that one"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"open sesame", "c2hvcnQ=", "bm90LWEta2V5!", "AAAA"})
  void needsAKeyThatIsOne(String text) {
    BrokenPackException broken =
        catchThrowableOfType(
            BrokenPackException.class, () -> PackKey.in(Map.of("GRIDMARK_PACK_KEY", text)));

    assertThat(broken.problems())
        .containsExactly(
            new Problem(
                "GRIDMARK_PACK_KEY",
                "",
                "",
                "its value is no key, which is 32 bytes in Base64",
                "set it to what gridmark seal --new-key printed, or unset it"));
  }

  @Test
  void doesWithoutAKeyThatIsEmpty() throws Exception {
    assertThat(PackKey.in(Map.of("GRIDMARK_PACK_KEY", " "))).isEmpty();
    assertThat(PackKey.in(Map.of())).isEmpty();
  }

  @Test
  void doesNotShowItsKeyByAccident() {
    assertThat(Optional.of(key).toString()).doesNotContain(key.secret());
  }

  private static List<Problem> problems(Path path, Optional<PackKey> key) {
    BrokenPackException broken =
        catchThrowableOfType(BrokenPackException.class, () -> PackReader.read(path, key));
    assertThat(broken).isNotNull();
    key.ifPresent(secret -> assertThat(broken).hasMessageNotContaining(secret.secret()));
    return broken.problems();
  }

  private Problem problem(String what, String cure) {
    return new Problem(sealed.toString(), "", "", what, cure);
  }
}
