package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alice",
        "Ann Lee_1234567",
        "José Ñandú",
        "王小明",
        "submission_123456",
        "a.b-c~d",
        "O_o",
        "42"
      })
  void namesThatAreFineStayAsTheyAre(String name) {
    assertThat(Keys.of(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ".",
        "..",
        "...",
        "a/../../b",
        "..\\..\\x",
        "<script>alert(1)</script>",
        "=cmd()",
        "line\nbreak",
        "\u001b[31mred",
        "con",
        "NUL",
        "com1",
        "LPT9.txt",
        "aux.",
        "ends in dot.",
        "ends in blank ",
        "\u202Egnp.exe",
        "\uD800",
        "J\uFFFDrg",
        "\u0301mark first",
        "a:b*c?d|e\"f",
        "-",
        "💥",
        "ann@uni.edu",
        "O'Brien"
      })
  void oddNamesBecomeSafeOnes(String name) {
    String key = Keys.of(name);

    assertThat(key).matches("[\\p{L}\\p{N}_~-][\\p{L}\\p{M}\\p{N} ._~-]*");
    assertThat(key).doesNotEndWith(".").doesNotEndWith(" ");
    assertThat(key.toLowerCase(Locale.ROOT).replaceFirst("\\..*", ""))
        .doesNotMatch("con|prn|aux|nul|com\\d|lpt\\d");
    assertThat(Keys.of(name)).isEqualTo(key);
  }

  @Test
  void oddNamesCanStillBeRead() {
    assertThat(Keys.of("O'Brien, Ann")).matches("O-Brien- Ann-[0-9a-f]{8}");
    assertThat(Keys.of("<script>")).matches("script-[0-9a-f]{8}");
    assertThat(Keys.of("con")).matches("_con-[0-9a-f]{8}");
  }

  @Test
  void oddNamesThatDifferHaveKeysThatDiffer() {
    assertThat(Keys.of("a?b")).isNotEqualTo(Keys.of("a*b"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "ü", "王", "💥", "𝔘"})
  void longNamesAreShortened(String letter) {
    String key = Keys.of(letter.repeat(255));

    assertThat(key.length()).isLessThanOrEqualTo(80);
    assertThat(key.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(250);
    assertThat(new String(key.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
        .isEqualTo(key);
  }

  @Test
  void differInMoreThanCapitals() {
    assertThat(Keys.distinct(List.of("Alice", "alice", "ALICE")))
        .containsExactly("Alice", "alice~2", "ALICE~3");
  }

  @Test
  void composedAndDecomposedLettersAreTheSame() {
    assertThat(Keys.distinct(List.of("José", "Jose\u0301"))).containsExactly("José", "José~2");
  }

  @Test
  void nobodyLosesTheirNameToAnothersNumber() {
    assertThat(Keys.distinct(List.of("alice", "alice", "alice~2")))
        .containsExactly("alice", "alice~3", "alice~2");
  }

  @Test
  void manyOfOneNameAreNumberedOneByOne() {
    List<String> keys = Keys.distinct(IntStream.range(0, 10_000).mapToObj(i -> "a").toList());

    assertThat(keys).doesNotHaveDuplicates().startsWith("a", "a~2", "a~3").endsWith("a~10000");
  }
}
