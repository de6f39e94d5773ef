package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.cli.Call;
import gridmark.grader.pack.Secret;
import gridmark.grader.run.Budget;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The zip, and what is said before one is written. That it grades is for GradescopeBundleIT. */
class GradescopeBundleTest {

  private static final Secret SECRET = Secret.random();
  private static final Limits LIMITS = new Limits(Duration.ofMillis(2_500), 128, 1 << 20);

  @TempDir private Path folder;
  private Path jar;

  @BeforeEach
  void makeJar() throws IOException {
    jar = Files.writeString(folder.resolve("program.jar"), "not really a jar");
  }

  @Test
  void holdsWhatThePlatformAsksForAndWhatTheScriptsNeed() throws IOException {
    Path zip = folder.resolve("autograder.zip");
    bundle(Repository.testcases(), Optional.of(Repository.root().resolve("grader/rubric.json")))
        .write(zip);

    try (FileSystem files = open(zip)) {
      assertThat(names(files))
          .containsExactly(
              "/draft.json",
              "/gridmark.jar",
              "/rubric.json",
              "/run_autograder",
              "/secret.key",
              "/settings.sh",
              "/setup.sh",
              "/testcases",
              "/testcases/1-classic.json",
              "/testcases/2-public.json",
              "/testcases/3-hidden.json");
      for (String script : List.of("setup.sh", "run_autograder")) {
        Path path = files.getPath(script);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
            .isEqualTo("rwxr-xr-x");
        assertThat(Files.readString(path)).startsWith("#!/usr/bin/env bash\n").doesNotContain("\r");
      }
      assertThat(files.getPath("gridmark.jar")).hasSameBinaryContentAs(jar);
      assertThat(files.getPath("settings.sh"))
          .hasContent(
              "JAVA_RELEASE=21\nTIME_LIMIT=2.5\nMEMORY_LIMIT=128\nexport GRIDMARK_LEADERBOARD=1\n");
    }
    assertThat(folder).isDirectoryNotContaining("glob:**/.gridmark*");
  }

  @Test
  void takesAPackOfAnyName() throws IOException {
    Path pack = folder.resolve("my pack.txt");
    Files.copy(Repository.testcases().resolve("1-classic.json"), pack);
    Path zip = folder.resolve("autograder.zip");

    bundle(pack, Optional.empty()).write(zip);

    try (FileSystem files = open(zip)) {
      assertThat(names(files)).contains("/testcases/pack.json").doesNotContain("/rubric.json");
    }
  }

  @Test
  void isTheSameEveryTime() throws IOException {
    bundle(Repository.testcases(), Optional.empty()).write(folder.resolve("one.zip"));
    bundle(Repository.testcases(), Optional.empty()).write(folder.resolve("other.zip"));

    assertThat(folder.resolve("one.zip")).hasSameBinaryContentAs(folder.resolve("other.zip"));
  }

  @Test
  void aWholePackFitsIntoTenMinutesAtTheDefaultLimit() {
    // Half of 50 cases use up 3 s each, counted at a quarter of the clock, and the last is ended by
    // it; so are twelve in disguise, counted in full.
    assertThat(Budget.longest(new Limits(Duration.ofSeconds(3), 192, 1), 50))
        .isEqualTo(Duration.ofSeconds(3 * 25 * 4 + 3 * 12 + 2 * 3 * 8))
        .isLessThan(GradescopeBundle.FOR_CASES);
  }

  @Test
  void saysThatItNeedsItsJar() {
    Path zip = folder.resolve("autograder.zip");

    assertRefused(
        Call.of("bundle", "gradescope", "--out", zip.toString()),
        "there is no jar to pack, since the program runs from a folder of classes: call it as grader/gridmark, or as"
            + " java -jar target/gridmark.jar");
    assertThat(zip).doesNotExist();
  }

  @Test
  void refusesAPlaceThatIsTaken() {
    assertRefused(
        Call.of("bundle", "gradescope", "--out", folder.toString()),
        folder + " cannot be written: it is a folder; give the name of a file");
    assertRefused(
        Call.of("bundle", "gradescope", "--out", jar.toString()),
        jar + " is there already: remove it, or give another name with --out");
    assertThat(jar).hasContent("not really a jar");
  }

  @Test
  void refusesAPlaceThatIsNotThere() {
    assertRefused(
        Call.of("bundle", "gradescope", "--out", folder + "/none/autograder.zip"),
        "%s/none/autograder.zip cannot be written: there is no folder %s/none"
            .formatted(folder, folder));
    assertRefused(
        Call.of("bundle", "gradescope", "--out", "-"),
        "a zip is not for standard output: give the name of a file with --out");
  }

  @Test
  void refusesSealedPacks() throws IOException {
    Files.writeString(folder.resolve("hidden.sealed"), "gridmark/sealed/1\n");

    assertRefused(
        Call.of("bundle", "gradescope", "--out", folder + "/a.zip", "--cases", folder.toString()),
        "sealed packs cannot go to Gradescope, which has no key: give the plain JSON");
  }

  @Test
  void refusesOtherPlatforms() {
    assertRefused(
        Call.of("bundle", "moodle", "--out", folder + "/a.zip"),
        "there is no platform named moodle: the platforms are gradescope");
  }

  @Test
  void refusesLimitsThatGradeWouldRefuse() {
    assertRefused(
        Call.of("bundle", "gradescope", "--out", folder + "/a.zip", "--memory-limit", "1"),
        "--memory-limit must be between 16 and 65536 MiB, not 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--cases", "--rubric"})
  void refusesWhatIsBroken(String option) throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.json"), "{");
    Path zip = folder.resolve("autograder.zip");

    Call call = Call.of("bundle", "gradescope", "--out", zip.toString(), option, broken.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).containsPattern(" (is broken|cannot be used):\n.*broken\\.json");
    assertThat(zip).doesNotExist();
  }

  private GradescopeBundle bundle(Path cases, Optional<Path> rubric) {
    return new GradescopeBundle(jar, cases, 21, rubric, SECRET, LIMITS, true);
  }

  private static void assertRefused(Call call, String complaint) {
    assertThat(call)
        .isEqualTo(new Call(2, "", "gridmark: " + complaint + "\nTry 'gridmark bundle --help'.\n"));
  }

  static FileSystem open(Path zip) throws IOException {
    return FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"));
  }

  private static List<String> names(FileSystem files) throws IOException {
    try (Stream<Path> all = Files.walk(files.getPath("/"))) {
      return all.skip(1).map(Path::toString).sorted().toList();
    }
  }
}
