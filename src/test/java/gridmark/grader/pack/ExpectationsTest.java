package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gridmark.Repository;
import gridmark.assignment.Contradiction;
import gridmark.assignment.Question;
import gridmark.assignment.solve.Solve;
import gridmark.json.Problems.Problem;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectationsTest {

  private static final String TWO_FIVES = "5...5....";
  private static final String EMPTY = ".........";

  @TempDir private Path folder;
  private final List<String> told = new ArrayList<>();

  @Test
  void refusesASolvableCaseWithTwoFivesInARow() throws Exception {
    Path file = solve(TWO_FIVES, "solvable");

    Problem problem = problem(file);

    assertThat(problem.file()).isEqualTo(file.toString());
    assertThat(problem.subject()).isEqualTo("case a-1");
    assertThat(problem.what())
        .startsWith("the case says solvable, but the puzzle has no solution: ")
        .contains("r1c1", "r1c5", "5");
    assertThat(problem.cure()).isEqualTo("correct the grid, or write \"expect\": \"unsolvable\"");
    assertThat(kept()).isEmpty();
  }

  @Test
  void refusesAnUnsolvableCaseThatHasASolution() throws Exception {
    Problem problem = problem(solve(EMPTY, "unsolvable"));

    assertThat(problem.what())
        .matches("the case says unsolvable, but the puzzle has a solution: [1-9]{81}");
    assertThat(problem.cure()).isEqualTo("correct the grid, or write \"expect\": \"solvable\"");
  }

  @Test
  void knowsTheMarksOfEvenodd() throws Exception {
    Path file = evenodd("o........", "2........", "solvable");

    assertThat(problem(file).what()).contains("no solution", "r1c1");
    assertThat(read(evenodd("o........", "2........", "unsolvable")).cases()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "evenodd"})
  void provesTheShippedPacksAndKeepsThat(String assignment) throws Exception {
    Pack pack = read(Repository.root().resolve("testcases").resolve(assignment));

    assertThat(kept()).containsExactly(pack.sha256());
    assertThat(told).isEmpty();
  }

  @Test
  void provesNothingThatIsKeptAsProved() throws Exception {
    Path wrong = solve(TWO_FIVES, "solvable");
    Path entry = folder.resolve("cache/proved").resolve(PackReader.read(wrong).sha256());
    Files.createDirectories(entry.getParent());

    Files.writeString(entry, "pro");
    assertThat(problem(wrong).subject()).isEqualTo("case a-1");
    Files.writeString(entry, "proved\n");
    assertThat(read(wrong).cases()).hasSize(1);
  }

  @Test
  void provesWhereNothingCanBeKept() throws Exception {
    Files.writeString(folder.resolve("cache"), "a file");

    assertThat(read(solve(EMPTY, "solvable")).cases()).hasSize(1);
  }

  @Test
  void tellsWhatTakesTooLongAndDoesNotRefuseIt() throws Exception {
    TestCase quick = read(solve(EMPTY, "unsolvable"), false).cases().get(0);
    TestCase slow =
        new TestCase("slow", "Slow", endless(), 1, Visibility.PUBLIC, Feedback.FULL, List.of(), "");
    Expectations hasty =
        new Expectations(Optional.of(folder.resolve("kept")), Duration.ofSeconds(2), told::add);

    assertThat(hasty.contradictions(new Pack(new Solve(), Map.of(), List.of(quick, slow), "0")))
        .containsOnlyKeys("a-1");
    assertThat(hasty.contradictions(new Pack(new Solve(), Map.of(), List.of(slow), "0"))).isEmpty();
    assertThat(told)
        .containsOnly(
            "Not proved within 2 s that these cases expect the right thing, graded all the same:"
                + " slow. To prove them: gridmark verify.");
    assertThat(folder.resolve("kept")).doesNotExist();
  }

  /** One that nobody can decide. */
  private static Question endless() {
    return (Question)
        Proxy.newProxyInstance(
            Question.class.getClassLoader(),
            new Class<?>[] {Question.class},
            (proxy, method, arguments) -> {
              assertThat(method.getReturnType()).isEqualTo(Optional.class);
              try {
                Thread.sleep(Long.MAX_VALUE);
              } catch (InterruptedException e) {
                throw new CancellationException();
              }
              return Optional.of(new Contradiction("", ""));
            });
  }

  private Path solve(String firstRow, String expect) throws Exception {
    return write("solve", "\"grid\": " + rows(firstRow), expect);
  }

  private Path evenodd(String firstMarks, String firstRow, String expect) throws Exception {
    return write(
        "evenodd",
        "\"grid\": %s, \"marks\": %s".formatted(rows(firstRow), rows(firstMarks)),
        expect);
  }

  private static String rows(String first) {
    return "[\"" + first + "\"" + (", \"" + EMPTY + "\"").repeat(8) + "]";
  }

  private Path write(String assignment, String board, String expect) throws Exception {
    return Files.writeString(
        folder.resolve(assignment + ".json"),
        """
        { "assignment": "%s", "cases": [
          { "id": "a-1", "title": "A", %s, "expect": "%s", "points": 1, "visibility": "public" } ] }
        """
            .formatted(assignment, board, expect));
  }

  private Pack read(Path file) throws BrokenPackException {
    return read(file, true);
  }

  private Pack read(Path file, boolean isProved) throws BrokenPackException {
    return isProved
        ? PackReader.readProved(
            file, Optional.empty(), Expectations.keptIn(folder.resolve("cache"), told::add))
        : PackReader.read(file);
  }

  private Problem problem(Path file) {
    BrokenPackException broken = catchThrowableOfType(BrokenPackException.class, () -> read(file));
    assertThat(broken).isNotNull();
    assertThat(broken.problems()).hasSize(1);
    return broken.problems().get(0);
  }

  private List<String> kept() throws Exception {
    Path kept = folder.resolve("cache/proved");
    if (!Files.exists(kept)) {
      return List.of();
    }
    try (var files = Files.list(kept)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
