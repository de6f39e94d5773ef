package gridmark.kit;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writes a starter project with the packaged program, and works in it as a student does. */
class KitIT {

  private static final Path PROGRAM = Repository.root().resolve("target/gridmark.jar");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private static Path temporary;

  private static Path kit;
  private static String stub;

  /** A program that has ended. */
  private record Ended(int exitCode, String output) {}

  @BeforeAll
  static void writeKit() throws Exception {
    // Root's submissions run as another user, who reads what is in the cache.
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
    kit = temporary.resolve("week 1/Übung");
    Ended ended =
        run(
            temporary,
            List.of(
                JAVA,
                "-jar",
                PROGRAM.toAbsolutePath().toString(),
                "kit",
                "--out",
                kit.toString(),
                "--cases",
                Repository.testcases().toAbsolutePath().toString()));
    assertThat(ended)
        .isEqualTo(
            new Ended(
                0,
                """
                Starter project written to %s: 28 public cases to practise on, 22 kept back.
                Try it as a student would: open its README.md, then mvn test and java -jar gridmark.jar grade .
                """
                    .formatted(kit)));
    stub = Files.readString(solver());
  }

  /** Maven has copied the two jars of the kit; nobody needs them again. */
  @AfterAll
  static void removeFromLocalRepository() throws IOException {
    Path copies = localRepository().resolve("gridmark");
    try (Stream<Path> artifacts = Files.list(kit.resolve("lib/gridmark"))) {
      for (Path artifact : artifacts.toList()) {
        delete(copies.resolve(artifact.getFileName()).resolve(version()));
      }
    }
  }

  @BeforeEach
  void beginAnew() throws IOException {
    Files.writeString(solver(), stub);
  }

  @Test
  void consistsOfWhatAStudentNeeds() throws IOException {
    try (Stream<Path> files = Files.list(kit)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains(
              "README.md",
              "pom.xml",
              "src",
              "cases",
              "lib",
              "gridmark.jar",
              ".gitignore",
              ".mvn",
              ".vscode");
    }
    try (Stream<Path> beside = Files.list(kit.getParent())) {
      assertThat(beside).containsExactly(kit);
    }
  }

  @Test
  void isCompiledForTheReleaseOfThePack() throws IOException {
    assertThat(Files.readString(kit.resolve("pom.xml")))
        .contains("<maven.compiler.release>17</maven.compiler.release>")
        .doesNotContain("@");
    assertThat(Files.readString(kit.resolve("README.md"))).contains("compiled for Java 17");
  }

  @Test
  void holdsNoHiddenCase() throws Exception {
    List<TestCase> all = PackReader.read(Repository.testcases()).cases();
    List<TestCase> hidden = all.stream().filter(TestCase::isHidden).toList();
    List<TestCase> open = all.stream().filter(each -> !each.isHidden()).toList();
    Traces ofHidden = Traces.of(hidden, open);
    Traces ofOpen = Traces.of(open, List.of());
    Map<String, String> contents = Traces.contents(kit);

    assertThat(contents).hasSizeGreaterThan(1000);
    assertThat(contents).allSatisfy((path, text) -> assertThat(ofHidden.in(text)).isEmpty());
    assertThat(contents.keySet()).allSatisfy(path -> assertThat(ofHidden.in(path)).isEmpty());
    assertThat(ofOpen.in(contents.get("cases/2-public.json")))
        .hasSameSizeAs(PackReader.read(Repository.testcases().resolve("2-public.json")).cases());
    assertThat(PackReader.read(kit.resolve("cases")).cases())
        .usingRecursiveComparison()
        .isEqualTo(open);
  }

  @Test
  void holdsNoSolver() throws IOException {
    Map<String, String> contents = Traces.contents(kit);

    assertThat(contents.keySet())
        .anyMatch(path -> path.equals("gridmark.jar!/gridmark/grader/Grader.class"))
        .anyMatch(
            path ->
                path.endsWith("gridmark-worker.jar!/gridmark/worker/Worker.class")
                    && path.startsWith("gridmark.jar!/"))
        .noneMatch(
            path ->
                path.matches(
                    ".*\\bgridmark/(reference|sat|count|mutant|kit|grader/verify|cli/(instructor|tools)|build)/.*"))
        .filteredOn(path -> path.contains("SudokuSolver") && path.endsWith(".java"))
        .containsExactlyInAnyOrder(
            "src/main/java/SudokuSolver.java", "src/test/java/SudokuSolverTest.java");
  }

  @Test
  void keepsLicences() throws IOException {
    try (JarFile whole = new JarFile(PROGRAM.toFile());
        JarFile reduced = new JarFile(kit.resolve("gridmark.jar").toFile())) {
      assertThat(licences(whole)).isNotEmpty().isEqualTo(licences(reduced));
    }
  }

  private static List<String> licences(JarFile jar) {
    return jar.stream()
        .map(entry -> entry.getName())
        .filter(name -> name.matches("(?i).*(licen[cs]e|notice|about)[^/]*"))
        .filter(name -> !name.endsWith(".class"))
        .toList();
  }

  /** Whatever is missing, every class that is there can be linked. */
  @Test
  void needsNothingThatWasLeftOut() throws Exception {
    URL[] jars = {kit.resolve("gridmark.jar").toUri().toURL()};
    List<String> classes = new ArrayList<>();
    try (URLClassLoader loader = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader());
        JarFile jar = new JarFile(kit.resolve("gridmark.jar").toFile())) {
      for (var entry : jar.stream().toList()) {
        String name = entry.getName();
        if (name.startsWith("gridmark/") && name.matches("[^-]*\\.class")) {
          String type = name.replaceFirst("\\.class$", "").replace('/', '.');
          classes.add(Class.forName(type, true, loader).getName());
        }
      }
    }
    assertThat(classes)
        .contains("gridmark.assignment.filling.Lessons", "gridmark.cli.Main")
        .hasSizeGreaterThan(150);
  }

  @Test
  void stubIsTestedAndGradedWithPlainWords() throws Exception {
    Ended test = maven();
    Ended grade = grade();

    assertThat(test.exitCode()).isEqualTo(1);
    assertThat(test.output())
        .contains(
            "classic-1 (Wikipedia's example)\nYou returned zeros, but this puzzle has a solution.\n",
            " 1 | 5  3  . | .  7  . | .  .  . |\n",
            "Tests run: 28, Failures: 17, Errors: 0, Skipped: 0")
        .doesNotContain("[WARNING]", "at gridmark.");
    assertThat(grade.exitCode()).isEqualTo(1);
    assertThat(grade.output())
        .contains(
            " · Übung\n",
            "Likely cause  ALWAYS_ZEROS\n",
            "You returned zeros, but this puzzle has a solution.\n",
            "Score 11 of 61   11 accepted, 17 wrong answer\n")
        .doesNotContain("Left out");
  }

  @Test
  void rightSolverPassesBothWaysAndAgain() throws Exception {
    use("accepted/classic-one-file");

    Ended test = maven();
    Ended first = grade();
    Ended second = grade();

    assertThat(test.exitCode()).as(test.output()).isZero();
    assertThat(test.output())
        .contains("Tests run: 28, Failures: 0, Errors: 0, Skipped: 0")
        .doesNotContain("[WARNING]");
    assertThat(first.exitCode()).as(first.output()).isZero();
    assertThat(first.output())
        .contains("Score 61 of 61   28 accepted\n", "Formula, as the program reports: 1 call")
        .doesNotContain("  note  ", "extended encoding");
    assertThat(second.output()).contains("Score 61 of 61").doesNotContain("  note  ");
    assertThat(kit.resolve("gridmark-out/result.json")).exists();
  }

  @Test
  void wrongSolverIsDiagnosed() throws Exception {
    use("wrong_answer/missing-row-rule");

    Ended grade = grade();

    assertThat(grade.exitCode()).isEqualTo(1);
    assertThat(grade.output()).contains("Likely cause  MISSING_ROW_RULE\n");
  }

  @Test
  void slipsThatOnlyShuffleAreDiagnosed() throws Exception {
    use("wrong_answer/transposed");

    assertThat(grade().output()).contains("Likely cause  TRANSPOSED\n");
  }

  @Test
  void programOffersWhatIsThere() throws Exception {
    Ended help = program(kit, "--help");
    Ended solve = program(kit, "solve", "53..7....");
    Ended elsewhere = program(temporary, "grade", kit.toString(), "--out", temporary + "/out");

    assertThat(help.exitCode()).isZero();
    assertThat(help.output())
        .contains("  grade ", "  doctor ", "  help ")
        .doesNotContain("  solve ", "  verify ", "  kit ", "generates puzzles");
    assertThat(solve.exitCode()).isEqualTo(2);
    assertThat(solve.output()).startsWith("gridmark: there is no command 'solve'\n");
    assertThat(program(kit, "doctor").exitCode()).isZero();
    assertThat(program(kit, "generate-completion").output()).contains("_complete_gridmark");
    assertThat(elsewhere.output()).contains("Score 11 of 61");
  }

  private static Path solver() {
    return kit.resolve("src/main/java/SudokuSolver.java");
  }

  private static void use(String sample) throws IOException {
    Files.copy(
        Repository.sample(sample).resolve("SudokuSolver.java"),
        solver(),
        StandardCopyOption.REPLACE_EXISTING);
  }

  private static Ended grade() throws Exception {
    return program(kit, "grade", ".");
  }

  private static Ended program(Path folder, String... arguments) throws Exception {
    String jar = folder.equals(kit) ? "gridmark.jar" : kit.resolve("gridmark.jar").toString();
    List<String> command = new ArrayList<>(List.of(JAVA, "-jar", jar));
    command.addAll(List.of(arguments));
    return run(folder, command);
  }

  private static Ended maven() throws Exception {
    return run(kit, List.of("mvn", "-B", "-o", "-Dmaven.repo.local=" + localRepository(), "test"));
  }

  private static Path localRepository() {
    return Path.of(
        System.getProperty("localRepository", System.getProperty("user.home") + "/.m2/repository"));
  }

  private static String version() throws IOException {
    return Files.readString(kit.resolve("pom.xml"))
        .replaceFirst("(?s).*<gridmark.version>(.*)</gridmark.version>.*", "$1");
  }

  private static Ended run(Path folder, List<String> command) throws Exception {
    Path output = Files.createTempFile(temporary, "output", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("GRIDMARK_CACHE", temporary.resolve("cache").toString());
    builder.directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile());
    Process process = builder.start();
    try {
      int exitCode = process.waitFor();
      return new Ended(exitCode, Files.readString(output, StandardCharsets.UTF_8));
    } finally {
      process.destroyForcibly();
      Files.delete(output);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
