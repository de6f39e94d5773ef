package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Flaw;
import gridmark.assignment.Mutant;
import gridmark.assignment.Verdict;
import gridmark.assignment.solve.Solve;
import gridmark.exchange.Value;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.run.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the diagnosis against bugs that are known: those of the mutants. */
@Tag("thorough")
class DiagnosedMutantsTest {

  private static final String BEGIN = "<!-- the matrix, made by DiagnosedMutantsTest -->\n";
  private static final String END = "<!-- end of the matrix -->\n";

  private static List<DiagnosedMutant> all;

  @BeforeAll
  static void diagnose() throws Exception {
    all = DiagnosedMutant.all(mutant -> true);
  }

  @Test
  void namesNineteenInTwentyRight() {
    List<DiagnosedMutant> wrong = wrong();
    List<String> misnamed =
        wrong.stream()
            .filter(each -> !isNamedRight(each))
            .map(each -> each.mutant() + ": " + each.mainCode())
            .toList();

    assertThat(wrong).hasSizeGreaterThanOrEqualTo(60);
    assertThat(20 * misnamed.size()).as("%s", misnamed).isLessThanOrEqualTo(wrong.size());
  }

  @Test
  void saysNothingOfThoseThatAreRight() {
    List<DiagnosedMutant> right =
        all.stream().filter(each -> each.mutant().isEquivalent()).toList();

    assertThat(right).hasSizeGreaterThan(10);
    assertThat(right)
        .allSatisfy(
            each -> {
              assertThat(each.judgements())
                  .extracting(Judgement::verdict)
                  .containsOnly(Verdict.ACCEPTED);
              assertThat(each.probes()).isEmpty();
              assertThat(each.diagnoses()).isEmpty();
            });
  }

  @Test
  void takesPointsOnlyFromThoseThatKnowTheAnswersByHeart() {
    assertThat(all).allSatisfy(DiagnosedMutant::assertOnlyTablesLosePoints);
  }

  /** A board that is right but for the givens; in every disguise it may keep some of them. */
  @Test
  void takesPointsFromThoseThatGuessOneBoard() throws Exception {
    Pack pack = PackReader.read(Repository.testcases());
    Mutant table =
        all.stream()
            .map(DiagnosedMutant::mutant)
            .filter(each -> each.name().equals("table-or-zeros"))
            .findFirst()
            .orElseThrow();
    Mutant guessing =
        new Mutant(
            "table-or-one-board",
            "Known puzzles are looked up, for others one board comes back.",
            table.flaw(),
            () -> {
              Function<List<Value>, Value> known = table.program();
              return arguments -> {
                Value answer = known.apply(arguments);
                return answer.isBlank() ? new Value.Rows(Runs.solution()) : answer;
              };
            });
    for (long seed = 0; seed < 40; seed++) {
      assertThat(DiagnosedMutant.of(guessing, pack, seed).byHeart())
          .as("seed %d", seed)
          .hasSize(17);
    }
  }

  @Test
  void saysSomethingOfAllThatAreWrong() {
    assertThat(wrong()).allSatisfy(each -> assertThat(each.diagnoses()).hasSizeBetween(1, 3));
  }

  @Test
  void namesNoHiddenCaseInItsSentences() {
    assertThat(wrong())
        .flatExtracting(DiagnosedMutant::diagnoses)
        .allSatisfy(each -> assertThat(each.text()).doesNotContain("hidden-"));
  }

  @Test
  void explainsOnlyCasesThatFailed() {
    assertThat(wrong())
        .allSatisfy(
            each -> {
              Set<String> failed =
                  each.judgements().stream()
                      .filter(judgement -> judgement.verdict() != Verdict.ACCEPTED)
                      .map(judgement -> judgement.run().testCase().id())
                      .collect(Collectors.toSet());
              assertThat(each.diagnoses())
                  .allSatisfy(diagnosis -> assertThat(failed).containsAll(diagnosis.cases()));
            });
  }

  /** {@code -Dgridmark.rewrite=true} writes the document anew. */
  @Test
  void documentShowsTheMatrix() throws IOException {
    Path document = Repository.root().resolve("docs/diagnosis.md");
    String text = Files.readString(document);
    String before = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
    String after = text.substring(text.indexOf(END));
    if (Boolean.getBoolean("gridmark.rewrite")) {
      Files.writeString(document, before + matrix() + after);
    }

    assertThat(Files.readString(document)).isEqualTo(before + matrix() + after);
  }

  private static List<DiagnosedMutant> wrong() {
    return all.stream().filter(each -> !each.mutant().isEquivalent()).toList();
  }

  private static boolean isNamedRight(DiagnosedMutant diagnosed) {
    return rightCodes(diagnosed.mutant().flaw()).contains(diagnosed.mainCode());
  }

  private static Set<String> rightCodes(Flaw flaw) {
    return switch (flaw.name()) {
      case "NONE" -> Set.of("none");
      case "ROW_RULE" -> Set.of("MISSING_ROW_RULE");
      case "COLUMN_RULE" -> Set.of("MISSING_COLUMN_RULE");
      case "BLOCK_RULE" -> Set.of("MISSING_BLOCK_RULE");
      case "SEVERAL_RULES" ->
          Set.of("MISSING_ROW_RULE", "MISSING_COLUMN_RULE", "MISSING_BLOCK_RULE");
      case "CELL_RULE" -> Set.of("EMPTY_CELLS", "MISSING_CELL_RULE");
      case "GIVENS" -> Set.of("GIVENS_IGNORED");
      case "TRANSPOSED" -> Set.of("TRANSPOSED");
      case "OFF_BY_ONE" -> Set.of("DIGIT_OFF_BY_ONE");
      case "SHIFTED" -> Set.of("SHIFTED");
      case "ALWAYS_ZEROS" -> Set.of("ALWAYS_ZEROS");
      case "UNSOLVABLE" -> Set.of("UNSOLVABLE_NOT_ZEROS");
      case "STATE" -> Set.of("STATE_LEAK");
      case "RANDOM" -> Set.of("NONDETERMINISTIC");
      default -> Set.of(flaw.name());
    };
  }

  private static String matrix() {
    StringBuilder text = new StringBuilder();
    text.append(
        "| flaw of the mutant | mutants | diagnosed as | named right |\n|---|--:|---|--:|\n");
    for (Flaw flaw : new Solve().yardstick().flaws()) {
      List<DiagnosedMutant> of = all.stream().filter(each -> each.mutant().flaw() == flaw).toList();
      if (!of.isEmpty()) {
        text.append(
            "| `%s`: %s | %d | %s | %d |\n"
                .formatted(flaw, flaw.meaning(), of.size(), codes(of), right(of)));
      }
    }
    return text.append(summary()).toString();
  }

  private static String codes(List<DiagnosedMutant> of) {
    Map<String, Long> counts =
        of.stream()
            .collect(
                Collectors.groupingBy(
                    DiagnosedMutant::mainCode, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(each -> "`%s` %d".formatted(each.getKey(), each.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static long right(List<DiagnosedMutant> of) {
    return of.stream().filter(DiagnosedMutantsTest::isNamedRight).count();
  }

  private static String summary() {
    List<DiagnosedMutant> wrong = wrong();
    List<String> lines = new ArrayList<>();
    lines.add(
        "\n%d of %d wrong mutants are named right. Named otherwise:\n"
            .formatted(right(wrong), wrong.size()));
    wrong.stream()
        .filter(each -> !isNamedRight(each))
        .map(
            each ->
                "- `%s`, as `%s`: %s"
                    .formatted(each.mutant().name(), each.mainCode(), each.mutant().difference()))
        .forEach(lines::add);
    return Stream.concat(lines.stream(), Stream.of("")).collect(Collectors.joining("\n"));
  }
}
