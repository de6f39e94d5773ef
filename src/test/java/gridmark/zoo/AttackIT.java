package gridmark.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every sample named attack-… is graded by the whole program, with canaries laid out. Where there
 * is an enclosure no canary may be tripped; where there is none they are, which shows that the
 * attacks are real and that success would be noticed.
 */
class AttackIT {

  /** As many as there are: none can vanish unnoticed. */
  private static final int COUNT = 12;

  /** What each gets at where nothing but the process boundary is in its way. */
  private static final Map<String, Set<String>> WITHOUT_ENCLOSURE =
      Map.ofEntries(
          Map.entry("accepted/attack-attaches-to-grader", Set.of("grader signalled")),
          Map.entry("accepted/attack-connects", Set.of("connected", "datagram sent")),
          Map.entry("accepted/attack-in-build-files", Set.of()),
          Map.entry("accepted/attack-kills-process", Set.of("process killed")),
          Map.entry("accepted/attack-leaves-daemon", Set.of("process left behind")),
          Map.entry("accepted/attack-leaves-threads", Set.of()),
          Map.entry("accepted/attack-reads-environment", Set.of("environment read")),
          Map.entry("accepted/attack-reads-files", Set.of("file read")),
          Map.entry("accepted/attack-starts-processes", Set.of("process started")),
          Map.entry("accepted/attack-starts-threads", Set.of("threads without bound")),
          Map.entry("accepted/attack-writes-files", Set.of("files changed")),
          Map.entry("crashed/attack-on-reports", Set.of()));

  /** What root's graders are safe from even there, because their submissions are another user's. */
  private static final Set<String> KEPT_FROM_ANOTHER_USER =
      Set.of("grader signalled", "process killed", "environment read");

  @TempDir private Path outside;
  @TempDir private Path temporary;
  @TempDir private Path out;
  @TempDir private Path handIn;
  @TempDir private static Path ordinaryHome;

  private static GraderUser ordinary;

  static List<String> attacks() throws IOException {
    try (Stream<Path> folders = Files.walk(Repository.submissions(), 2)) {
      return folders
          .filter(folder -> folder.getFileName().toString().startsWith("attack-"))
          .map(folder -> Repository.submissions().relativize(folder).toString())
          .sorted()
          .toList();
    }
  }

  static Stream<Arguments> attacksInEnclosures() throws IOException {
    return attacks().stream()
        .flatMap(
            attack ->
                Stream.of(Isolation.BWRAP, Isolation.JAIL)
                    .map(level -> Arguments.of(level, attack)));
  }

  @BeforeEach
  void letEverybodyEnter() throws IOException {
    // Root's submissions run as another user, and so does the grader in some tests.
    for (Path folder : List.of(temporary, out, handIn)) {
      GraderUser.letEverybody(folder, "rwxrwxrwx");
    }
  }

  @Test
  void findsAllAttacks() throws IOException {
    assertThat(attacks()).hasSize(COUNT);
  }

  @ParameterizedTest
  @MethodSource("attacksInEnclosures")
  void getsAtNothingFromAnEnclosure(Isolation level, String attack) throws Exception {
    assertThat(tripped(GraderUser.OURSELVES, level, attack)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("attacksInEnclosures")
  void getsAtNothingFromAnEnclosureOfAnOrdinaryUser(Isolation level, String attack)
      throws Exception {
    assertThat(tripped(ordinary(), level, attack)).isEmpty();
  }

  private static GraderUser ordinary() throws Exception {
    if (ordinary == null) {
      ordinary = GraderUser.ordinary(ordinaryHome);
    }
    return ordinary;
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void isNoticedWithoutAnEnclosure(String attack) throws Exception {
    Set<String> expected = new TreeSet<>(WITHOUT_ENCLOSURE.get(attack));
    if (System.getProperty("user.name").equals("root")) {
      expected.removeAll(KEPT_FROM_ANOTHER_USER);
    }
    assertThat(tripped(GraderUser.OURSELVES, Isolation.PROCESS, attack)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"accepted/attack-attaches-to-grader", "accepted/attack-reads-environment"})
  void isNoticedWithoutAnEnclosureOfAnOrdinaryUser(String attack) throws Exception {
    assertThat(tripped(ordinary(), Isolation.PROCESS, attack))
        .isEqualTo(WITHOUT_ENCLOSURE.get(attack));
  }

  /**
   * Grades an attack, sees to it that its verdict is right, and tells which canaries it tripped.
   */
  private Set<String> tripped(GraderUser user, Isolation level, String attack) throws Exception {
    Repository.sandbox(level);
    GraderRun run = new GraderRun(user, temporary, out);
    try (Canaries canaries = new Canaries(outside)) {
      Process grader =
          run.start(
              aimed(attack, canaries),
              level,
              Map.of("GRIDMARK_CANARY", canaries.environmentSecret()),
              "-Dgridmark.canary=" + canaries.propertySecret());
      try {
        assertThat(grader.waitFor(5, TimeUnit.MINUTES)).isTrue();
      } finally {
        grader.destroyForcibly();
      }
      String console = run.consoleText();
      assertThat(outcome(run)).as(console).isEqualTo(attack.substring(0, attack.indexOf('/')));
      assertThat(temporary).isEmptyDirectory();
      assertHarmless(console);
      return canaries.tripped(console + Files.readString(run.result()));
    }
  }

  private Path aimed(String attack, Canaries canaries) throws IOException {
    Path sample = Repository.sample(attack);
    try (Stream<Path> files = Files.walk(sample)) {
      files.filter(Files::isRegularFile).forEach(file -> aim(sample, file, canaries));
    }
    return handIn;
  }

  private void aim(Path sample, Path file, Canaries canaries) {
    try {
      Path copy = handIn.resolve(sample.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, canaries.aim(Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The status of what was not graded, or the first verdict that is not the best. */
  private static String outcome(GraderRun run) throws IOException {
    JsonNode result = JsonMapper.shared().readTree(Files.readString(run.result()));
    String status = result.get("status").asString();
    return Stream.concat(
            Stream.of(status),
            result.get("cases").valueStream().map(each -> each.get("verdict").asString()))
        .filter(word -> !word.equals("GRADED") && !word.equals("ACCEPTED"))
        .findFirst()
        .orElse("ACCEPTED")
        .toLowerCase(Locale.ROOT);
  }

  /** Nothing in it is obeyed by a terminal or a build server, nor passes for the grader's words. */
  private static void assertHarmless(String console) {
    assertThat(console).doesNotContainPattern("[\\p{Cc}\\p{Cf}&&[^\\n\\t]]");
    assertThat(console.lines().map(String::strip)).noneMatch(line -> line.startsWith("::"));
    assertThat(console).doesNotContainPattern("##\\w*\\[");
    assertThat(console.lines()).noneMatch(line -> line.startsWith("Score 100"));
    assertThat(console.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(100_000);
  }
}
