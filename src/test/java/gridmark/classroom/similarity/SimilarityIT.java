package gridmark.classroom.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gridmark.Repository;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.roll.HandIn;
import gridmark.classroom.roll.Roll;
import gridmark.files.OutputFolder;
import gridmark.kit.StarterKit;
import gridmark.language.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With the real JPlag, which the build has put into target/jplag. */
class SimilarityIT {

  @TempDir private Path temporary;
  private Path submissions;
  private Path report;

  @BeforeEach
  void makeFolder() throws IOException {
    submissions = Files.createDirectory(temporary.resolve("class"));
    report = temporary.resolve("report.zip");
  }

  private void handIn(String name, String source) throws IOException {
    Path folder = Files.createDirectory(submissions.resolve(name));
    Files.writeString(folder.resolve("SudokuSolver.java"), source);
  }

  private static String sample(String name) throws IOException {
    return Files.readString(
        Repository.root()
            .resolve("grader/submissions/solve/accepted")
            .resolve(name)
            .resolve("SudokuSolver.java"));
  }

  private Comparison compare() throws Exception {
    List<Source> base =
        StarterKit.sources("solve").entrySet().stream()
            .map(file -> new Source(file.getKey(), file.getValue()))
            .toList();
    return compare(base);
  }

  private Comparison compare(List<Source> base) throws Exception {
    String jplag = JPlag.classPath(Repository.root().resolve("target/jplag"));
    List<HandIn> handIns = Roll.read(submissions, Optional.empty()).handIns();
    return new Comparer(jplag, base).compare(handIns, new OutputFolder(temporary));
  }

  private static OptionalDouble similarity(Comparison comparison, String one, String other) {
    return comparison.pairs().stream()
        .filter(pair -> pair.firstKey().equals(one) && pair.secondKey().equals(other))
        .mapToDouble(SimilarPair::similarity)
        .findFirst();
  }

  @Test
  void copiesAreFoundHoweverTheyAreDisguisedAndOthersAreNot() throws Exception {
    String original = sample("classic-one-file");
    handIn("ann", original);
    handIn("bob", original);
    handIn("carl", original.replaceAll("\\brow\\b", "zeile").replaceAll("\\bcolumn\\b", "spalte"));
    handIn("dora", methodsTurnedRound(original));
    handIn("erik", sample("backtracking-no-sat"));

    Comparison comparison = compare();

    assertThat(comparison.compared()).isEqualTo(5);
    assertThat(comparison.leftOut()).isEmpty();
    assertThat(similarity(comparison, "ann", "bob")).hasValue(1);
    assertThat(similarity(comparison, "ann", "carl")).hasValue(1);
    assertThat(similarity(comparison, "ann", "dora").orElse(0)).isGreaterThan(0.9);
    assertThat(similarity(comparison, "ann", "erik").orElse(0)).isLessThan(0.4);
    try (ZipFile zip = new ZipFile(report.toFile())) {
      assertThat(zip.getEntry("overview.json")).isNotNull();
      assertThat(zip.getEntry("files/ann/001-SudokuSolver.java")).isNotNull();
    }
  }

  /** Behind the last method's end the class ends; a method begins after an empty line. */
  private static String methodsTurnedRound(String source) {
    int first = source.indexOf("\n    private ");
    int second = source.indexOf("\n    private ", first + 1);
    int end = source.lastIndexOf('}');
    assertThat(second).isPositive();
    return source.substring(0, first)
        + source.substring(second, end)
        + source.substring(first, second)
        + "}\n";
  }

  @Test
  void theStarterProjectAsItIsIsNoMatch() throws Exception {
    String kit = StarterKit.sources("solve").get("SudokuSolver.java");
    handIn("ann", kit);
    handIn("bob", kit);
    handIn("carl", sample("classic-one-file"));

    assertThat(compare().pairs()).isEmpty();
  }

  @Test
  void whatEverybodyWasGivenDoesNotCount() throws Exception {
    String given = sample("classic-one-file");
    int end = given.lastIndexOf('}');
    handIn("ann", given);
    handIn("bob", given.substring(0, end) + "int m(int a) { while (a < 9) { a++; } return a; } }");

    assertThat(compare(List.of(new Source("Given.java", given))).pairs()).isEmpty();
    assertThat(compare().pairs()).hasSize(1);
  }

  @Test
  void hostileSourcesSpoilNothing() throws Exception {
    String original = sample("classic-one-file");
    handIn("ann", original);
    handIn("bob", original);
    handIn("deep", "class A { int x = " + "(".repeat(3_000) + "1" + ")".repeat(3_000) + "; }");
    handIn(
        "deeper", "class A { int x = " + "(".repeat(400_000) + "1" + ")".repeat(400_000) + "; }");
    handIn("lambdas", nestedLambdas(300));
    handIn("line", "class A { String s = \"" + "a".repeat(1_000_000) + "\"; }");
    handIn("long", "class A { int x; void m() { " + "x = 1; ".repeat(50_000) + "} }");
    handIn("broken", "class A { int x = ; void {{{");
    handIn("nothing", "");
    Files.createDirectory(submissions.resolve("none"));
    Path latin = Files.createDirectory(submissions.resolve("latin"));
    Files.write(
        latin.resolve("Größe.java"),
        ("// größe\n" + original).getBytes(StandardCharsets.ISO_8859_1));
    Path wide = Files.createDirectory(submissions.resolve("wide"));
    Files.write(wide.resolve("A.java"), original.getBytes(StandardCharsets.UTF_16));

    Comparison comparison = compare();

    assertThat(similarity(comparison, "ann", "bob")).hasValue(1);
    assertThat(similarity(comparison, "ann", "latin")).hasValue(1);
    assertThat(similarity(comparison, "ann", "wide")).hasValue(1);
    assertThat(comparison.leftOut())
        .containsEntry("broken", "JPlag cannot read it")
        .containsEntry("deeper", "JPlag cannot read it")
        .containsEntry("line", "it is too short")
        .containsEntry("long", "it repeats itself too much, or is far too long")
        .containsKeys("nothing", "none");
    assertThat(comparison.leftOut()).doesNotContainKeys("ann", "bob", "latin", "wide");
  }

  private static String nestedLambdas(int depth) {
    return "class A { Runnable x = "
        + "() -> { Runnable r = ".repeat(depth)
        + "null"
        + "; }".repeat(depth)
        + "; }";
  }

  @Test
  void theAnswerDoesNotDependOnWhereOrWhenItIsFound() throws Exception {
    for (String name : List.of("classic-one-file", "backtracking-no-sat", "sat4j-direct")) {
      handIn(name, sample(name));
      handIn(name + "-2", sample(name));
    }

    assertThat(compare()).isEqualTo(compare());
  }

  @Test
  void fewerThanTwoAreNotCompared() throws Exception {
    handIn("ann", sample("classic-one-file"));

    assertThat(compare().pairs()).isEmpty();
    assertThat(report).doesNotExist();
  }

  @Test
  void whenJPlagFailsItsReasonIsASentence() throws Exception {
    handIn("ann", sample("classic-one-file"));
    handIn("bob", sample("classic-one-file"));
    Path jars = Files.createDirectory(temporary.resolve("jars"));
    for (String name : List.of("jplag-0.jar", "java-0.jar", "language-api-0.jar")) {
      Files.createFile(jars.resolve(name));
    }
    Comparer comparer = new Comparer(JPlag.classPath(jars), List.of());
    List<HandIn> handIns = Roll.read(submissions, Optional.empty()).handIns();

    assertThatExceptionOfType(Comparer.FailedException.class)
        .isThrownBy(() -> comparer.compare(handIns, new OutputFolder(temporary)))
        .withMessageStartingWith("all are graded, but");
    assertThat(report).doesNotExist();
  }
}
