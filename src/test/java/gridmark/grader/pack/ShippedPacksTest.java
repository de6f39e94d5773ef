package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import gridmark.Repository;
import gridmark.assignment.filling.Expectation;
import gridmark.board.Backtracking;
import gridmark.board.Boards;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The packs in {@code testcases/} keep what their schema and their README promise. */
@Tag("thorough")
class ShippedPacksTest {

  static List<TestCase> cases() throws BrokenPackException {
    return PackReader.read(Repository.testcases()).cases();
  }

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(Repository.testcases())) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .filter(file -> !file.toString().endsWith(".schema.json"))
          .sorted()
          .toList();
    }
  }

  static List<Path> filesOfAllAssignments() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("testcases"))) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .filter(file -> !file.toString().endsWith(".schema.json"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "evenodd"})
  void pointsDoNotTellWhatAHiddenCaseExpects(String assignment) throws Exception {
    Pack pack = PackReader.read(Repository.testcases().resolveSibling(assignment));

    assertThat(pack.tellingPoints()).isEmpty();
    assertThat(
            pack.only(List.of("hidden-row-1", "hidden-search-1", "hidden-many-1")).tellingPoints())
        .as("all that are worth so much expect the same")
        .isNotEmpty();
    assertThat(pack.cases().stream().mapToDouble(TestCase::points).sum()).isEqualTo(100);
  }

  @Test
  void areWorthAHundredPoints() throws BrokenPackException {
    assertThat(cases().stream().mapToDouble(TestCase::points).sum()).isEqualTo(100);
  }

  @Test
  void beginWithTheSixClassicCases() throws BrokenPackException {
    assertThat(cases().subList(0, 6))
        .extracting(TestCase::id)
        .containsExactly(
            "classic-1", "classic-2", "classic-3", "classic-4", "classic-5", "classic-6");
    assertThat(cases().subList(6, cases().size()))
        .noneMatch(each -> each.id().startsWith("classic"));
  }

  @Test
  void askAsMuchInHidingAsInTheOpenAndLast() throws BrokenPackException {
    assertThat(cases().stream().map(TestCase::isHidden)).isSorted();
    assertThat(cases().stream().filter(TestCase::isHidden)).hasSizeGreaterThanOrEqualTo(20);
    assertThat(cases().stream().filter(each -> !each.isHidden())).hasSizeGreaterThanOrEqualTo(20);
  }

  @Test
  void askEachPuzzleOnce() throws BrokenPackException {
    assertThat(cases()).extracting(CaseBoards::puzzle).doesNotHaveDuplicates();
  }

  @Test
  void giveEveryCaseAHint() throws BrokenPackException {
    assertThat(cases()).noneMatch(each -> each.hint().isEmpty());
  }

  @Test
  void areThreeFiles() throws IOException {
    assertThat(files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("1-classic.json", "2-public.json", "3-hidden.json");
  }

  @ParameterizedTest
  @MethodSource("filesOfAllAssignments")
  void keepTheSchema(Path file) throws IOException {
    assertThat(schemaErrors(Files.readString(file))).isEmpty();
  }

  /** What is replaced in the even/odd pack, and by what, to break it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"evenodd\" | \"solve\"",
        "\"marks\": | \"markings\":",
        "\".e..e..o.\" | \".e..e..o\"",
        "\".e..e..o.\" | \".e..E..o.\"",
        "\".e..e..o.\", | ``",
        "\".e..e..o.\" | [0,2,0,0,2,0,0,1,0]"
      })
  void areBrokenForTheSchemaWithWrongMarks(String found, String replacement) throws IOException {
    String text = Files.readString(Repository.root().resolve("testcases/evenodd/1-classic.json"));
    int at = text.indexOf(found);
    assertThat(at).isNotNegative();
    String broken = text.substring(0, at) + replacement + text.substring(at + found.length());
    assertThat(schemaErrors(broken)).isNotEmpty();
  }

  /** What is replaced in the classic pack, and by what, to break it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"solve\" | \"count\"",
        "\"assignment\": | \"asignment\":",
        "\"id\": \"classic-1\" | \"id\": \"Classic 1\"",
        "\"id\": \"classic-1\", | ``",
        "\"title\": \"Wikipedia's example\" | \"title\": \"\"",
        "\"title\": | \"titel\":",
        "\"53..7....\" | \"53..7...\"",
        "\"53..7....\" | \"53..7...x\"",
        "\"53..7....\", | ``",
        "\"53..7....\" | [5,3,0,0,7,0,0,0,10]",
        "\"53..7....\" | [5,3,0,0,7,0,0,0]",
        "\"solvable\" | \"maybe\"",
        "\"points\": 3 | \"points\": 0",
        "\"points\": 3 | \"points\": 1001",
        "\"points\": 3 | \"points\": \"2\"",
        "\"public\" | \"secret\"",
        "\"public\" | \"hidden\", \"feedback\": \"full\"",
        "\"public\" | \"public\", \"feedback\": \"all\"",
        "[\"easy\"] | [\"easy\", \"easy\"]",
        "[\"easy\"] | [\"Easy\"]",
        "[\"easy\"] | \"easy\"",
        "\"hint\": | \"hint\": 5, \"hnit\":",
        "\"cases\": | \"release\": { \"java\": 16 }, \"cases\":",
        "\"cases\": | \"release\": { \"java\": 17.5 }, \"cases\":",
        "\"cases\": | \"release\": { \"jave\": 17 }, \"cases\":",
        "\"cases\": | \"release\": 17, \"cases\":",
        "\"cases\": | \"cases\": [], \"more\":"
      })
  void areBrokenForTheSchemaWhereTheyAreBrokenForTheReader(
      String found, String replacement, @TempDir Path folder) throws IOException {
    String text = Files.readString(Repository.testcases().resolve("1-classic.json"));
    int at = text.indexOf(found);
    assertThat(at).isNotNegative();
    String broken = text.substring(0, at) + replacement + text.substring(at + found.length());
    Path file = Files.writeString(folder.resolve("broken.json"), broken);
    assertThat(schemaErrors(broken)).isNotEmpty();
    assertThatThrownBy(() -> PackReader.read(file)).isInstanceOf(BrokenPackException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"hidden\", \"feedback\": \"verdict\"",
        "\"hidden\", \"feedback\": \"none\"",
        "\"public\", \"feedback\": \"full\"",
        "\"public\", \"feedback\": \"none\""
      })
  void keepTheSchemaWithFeedback(String visibility) throws IOException {
    String text = Files.readString(Repository.testcases().resolve("1-classic.json"));
    assertThat(schemaErrors(text.replace("\"public\"", visibility))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void expectWhatTwoSolversProve(TestCase each) {
    Optional<Grid> byFormula = ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(each)));
    Optional<Grid> bySearch = Backtracking.solve(CaseBoards.puzzle(each));
    boolean solvable = CaseBoards.expectation(each) == Expectation.SOLVABLE;
    assertThat(byFormula.isPresent()).isEqualTo(solvable);
    assertThat(bySearch.isPresent()).isEqualTo(solvable);
    byFormula.ifPresent(solution -> Boards.assertSolves(CaseBoards.puzzle(each), solution));
    bySearch.ifPresent(solution -> Boards.assertSolves(CaseBoards.puzzle(each), solution));
    assertThat(each.tags().contains("unsolvable")).isEqualTo(!solvable);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void haveManySolutionsExactlyWhereTheySaySo(TestCase each) {
    int solutions = Backtracking.count(CaseBoards.puzzle(each), 3);
    if (each.tags().contains("many-solutions")) {
      assertThat(solutions).isGreaterThan(1);
    } else {
      assertThat(solutions).isEqualTo(CaseBoards.expectation(each) == Expectation.SOLVABLE ? 1 : 0);
    }
  }

  @Test
  void haveTwoSolutionsWhereTheTitleSaysTwo() throws BrokenPackException {
    assertThat(cases().stream().filter(each -> each.title().equals("Two solutions")))
        .hasSize(1)
        .allMatch(each -> Backtracking.count(CaseBoards.puzzle(each), 3) == 2);
  }

  @ParameterizedTest
  @CsvSource({"ROW", "COLUMN", "BLOCK"})
  void canBeFilledInOnceTheRuleTheyAreForIsLeftOut(Unit.Kind rule) throws BrokenPackException {
    List<TestCase> tagged = tagged("rule:" + rule.name().toLowerCase(Locale.ROOT));
    assertThat(tagged).hasSize(4);
    for (TestCase each : tagged) {
      assertThat(CaseBoards.expectation(each)).isEqualTo(Expectation.UNSOLVABLE);
      assertThat(
              Backtracking.solve(CaseBoards.puzzle(each), EnumSet.complementOf(EnumSet.of(rule))))
          .as(each.id())
          .isPresent();
    }
  }

  @Test
  void canBeFilledInOnceCellsMayHoldNoDigitOrSeveral() throws BrokenPackException {
    List<TestCase> tagged = tagged("rule:cell");
    assertThat(tagged).hasSize(3);
    Encoding withoutCells =
        Encoding.EXTENDED.without(Family.CELL_AT_LEAST_ONE).without(Family.CELL_AT_MOST_ONE);
    for (TestCase each : tagged) {
      Cnf formula = withoutCells.encode(Puzzle.of(CaseBoards.puzzle(each)));
      assertThat(Solver.SAT4J.solve(formula)).as(each.id()).isPresent();
    }
  }

  @Test
  void canBeFilledInOnceAnyOneGivenIsLeftOut() throws BrokenPackException {
    List<TestCase> tagged =
        tagged("rule:givens").stream()
            .filter(each -> CaseBoards.expectation(each) == Expectation.UNSOLVABLE)
            .toList();
    assertThat(tagged).hasSize(2);
    for (TestCase each : tagged) {
      withoutOneGiven(CaseBoards.puzzle(each))
          .forEach(puzzle -> assertThat(Backtracking.solve(puzzle)).as(each.id()).isPresent());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void clashExactlyWhereTheySaySo(TestCase each) {
    assertThat(Boards.clashes(CaseBoards.puzzle(each))).isEqualTo(each.tags().contains("clash"));
  }

  private static List<TestCase> tagged(String tag) throws BrokenPackException {
    return cases().stream().filter(each -> each.tags().contains(tag)).toList();
  }

  private static Stream<Grid> withoutOneGiven(Grid puzzle) {
    return IntStream.range(0, 81)
        .filter(cell -> puzzle.at(cell / 9, cell % 9) != 0)
        .mapToObj(
            cell -> {
              int[][] digits = puzzle.toRows();
              digits[cell / 9][cell % 9] = 0;
              return Grid.of(BoxShape.CLASSIC, digits);
            });
  }

  private static List<Error> schemaErrors(String pack) throws IOException {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                Files.readString(Repository.root().resolve("testcases/pack.schema.json")),
                InputFormat.JSON);
    return schema.validate(pack, InputFormat.JSON);
  }
}
