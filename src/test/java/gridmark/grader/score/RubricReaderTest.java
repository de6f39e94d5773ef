package gridmark.grader.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import gridmark.Repository;
import gridmark.json.Problems.Problem;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RubricReaderTest {

  private static final String WHOLE =
      """
      {
        "$schema": "rubric.schema.json",
        "weights": [ { "tag": "hard", "weight": 1.5 }, { "tag": "rule:row", "weight": 0 } ],
        "partialCredit": false,
        "cap": 110,
        "bonus": ["many-solutions"],
        "missingInterface": 5,
        "late": {
          "due": "2026-03-01T23:59:00+01:00",
          "graceMinutes": 15,
          "percentPerDay": 12.5,
          "mostPercent": 50
        },
        "rounding": { "step": 0.5, "mode": "down" }
      }
      """;

  @TempDir private Path folder;

  @Test
  void readsEveryField() throws Exception {
    Rubric rubric = read(WHOLE);

    assertThat(rubric.weights())
        .extracting(weight -> weight.tag() + " " + weight.factor())
        .containsExactly("hard 1.5", "rule:row 0.0");
    assertThat(rubric.partialCredit()).isFalse();
    assertThat(rubric.cap()).contains(new BigDecimal("110.0"));
    assertThat(rubric.bonusTags()).containsExactly("many-solutions");
    assertThat(rubric.missingInterface()).isEqualByComparingTo("5");
    assertThat(rubric.late())
        .contains(
            new LatePolicy(
                Instant.parse("2026-03-01T22:59:00Z"),
                Duration.ofMinutes(15),
                new BigDecimal("12.5"),
                new BigDecimal("50.0")));
    assertThat(rubric.rounding())
        .isEqualTo(new Rounding(new BigDecimal("0.5"), Rounding.Mode.DOWN));
    assertThat(rubric.sha256()).matches("[0-9a-f]{64}");
    assertThat(read(WHOLE + "\n").sha256()).isNotEqualTo(rubric.sha256());
  }

  @Test
  void takesTheRestFromTheBuiltInRubric() throws Exception {
    assertMeansBuiltIn(read("{}"));
    LatePolicy late =
        read("{ \"late\": { \"due\": \"2026-03-01T23:59Z\", \"percentPerDay\": 10 } }")
            .late()
            .orElseThrow();
    assertThat(late.grace()).isZero();
    assertThat(late.mostPercent()).isEqualByComparingTo("100");
    assertThat(read("{ \"rounding\": { \"step\": 1 } }").rounding().mode())
        .isEqualTo(Rounding.Mode.HALF_UP);
  }

  @Test
  void readsShippedRubricAsTheBuiltInOne() throws Exception {
    assertMeansBuiltIn(RubricReader.read(shipped()));
  }

  private static Path shipped() {
    return Repository.root().resolve("grader/rubric.json");
  }

  private static void assertMeansBuiltIn(Rubric rubric) {
    assertThat(rubric)
        .usingRecursiveComparison()
        .withComparatorForType(BigDecimal::compareTo, BigDecimal.class)
        .ignoringFields("sha256")
        .isEqualTo(Rubric.BUILT_IN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                                           | | a rubric is a JSON object | write { "cap": 100 }
          { "wieghts": [] }                            | /wieghts | unknown field "wieghts" | did you mean "weights"?
          { "$schema": 5 }                             | /$schema | must be one line of 1 to 1000 characters | write "$schema": "…"
          { "weights": { "hard": 2 } }                 | /weights | must be an array of weights | write "weights": [ { "tag": "hard", "weight": 1.5 } ]
          { "weights": [ 2 ] }                         | /weights/0 | a weight is a JSON object | write { "tag": "hard", "weight": 1.5 }
          { "weights": [ { "weight": 2 } ] }           | /weights/0/tag | the field is missing | use a word such as easy or rule:row
          { "weights": [ { "tag": "A", "weight": 2 } ] } | /weights/0/tag | "A" is no tag | use a word such as easy or rule:row
          { "weights": [ { "tag": "a" } ] }            | /weights/0/weight | the field is missing | write "weight": 1.5
          { "weights": [ { "tag": "a", "weight": -1 } ] } | /weights/0/weight | -1 is not a number from 0 to 100 | write "weight": 1.5
          { "weights": [ { "tag": "a", "weight": 1, "x": 1 } ] } | /weights/0/x | unknown field "x" | the fields are tag, weight
          { "partialCredit": "yes" }                   | /partialCredit | "yes" is neither true nor false | write "partialCredit": true
          { "cap": 0 }                                 | /cap | 0 is not a number from 0.01 to 1000000 | write "cap": 100
          { "cap": null }                              | /cap | null is not a number from 0.01 to 1000000 | write "cap": 100
          { "bonus": "bonus" }                         | /bonus | must be an array of texts | write "bonus": ["easy"]
          { "bonus": ["a", "a"] }                      | /bonus/1 | "a" is no tag, or stands there twice | use words such as easy or rule:row, once
          { "missingInterface": -5 }                   | /missingInterface | -5 is not a number from 0 to 1000000 | write "missingInterface": 5
          { "late": 10 }                               | /late | a late policy is a JSON object | write "late": { "due": "2026-03-01T23:59:00+01:00", "percentPerDay": 10 }
          { "late": { "due": "2026-03-01T23:59Z" } }   | /late/percentPerDay | the field is missing | write "percentPerDay": 10
          { "late": { "percentPerDay": 10 } }          | /late/due | the field is missing | write "due": "…"
          { "late": { "due": "2026-03-01T23:59", "percentPerDay": 10 } } | /late/due | "2026-03-01T23:59" is no time with a zone | write "due": "2026-03-01T23:59:00+01:00"
          { "late": { "due": "2026-03-01T23:59Z", "percentPerDay": 101 } } | /late/percentPerDay | 101 is not a number from 0 to 100 | write "percentPerDay": 10
          { "late": { "due": "2026-03-01T23:59Z", "percentPerDay": 10, "mostPercent": -1 } } | /late/mostPercent | -1 is not a number from 0 to 100 | write "mostPercent": 50
          { "late": { "due": "2026-03-01T23:59Z", "percentPerDay": 10, "graceMinutes": "5" } } | /late/graceMinutes | "5" is not a number from 0 to 525600 | write "graceMinutes": 15
          { "late": { "due": "2026-03-01T23:59Z", "percentPerDay": 10, "grace": 5 } } | /late/grace | unknown field "grace" | the fields are due, graceMinutes, percentPerDay, mostPercent
          { "rounding": 1 }                            | /rounding | a rounding is a JSON object | write "rounding": { "step": 0.5, "mode": "half-up" }
          { "rounding": { "mode": "up" } }             | /rounding/step | the field is missing | write "step": 0.5
          { "rounding": { "step": 0 } }                | /rounding/step | 0 is not a number from 0.0001 to 100 | write "step": 0.5
          { "rounding": { "step": 1, "mode": "even" } } | /rounding/mode | "even" is not one of the choices | write "half-up" or "down" or "up"
          """)
  void refusesWhatTheSchemaRefuses(String json, String pointer, String what, String cure)
      throws IOException {
    Path file = file(json);

    assertThat(problems(file))
        .containsExactly(
            new Problem(file.toString(), "", pointer == null ? "" : pointer, what, cure));
    assertThat(schemaErrors(json)).isNotEmpty();
  }

  @Test
  void keepsTheSchemaWhereItIsRight() throws IOException {
    assertThat(schemaErrors(WHOLE)).isEmpty();
    assertThat(schemaErrors("{}")).isEmpty();
    assertThat(schemaErrors(Files.readString(shipped()))).isEmpty();
  }

  @Test
  void refusesTwoWeightsOfOneTag() throws IOException {
    Path file =
        file("{\"weights\": [{\"tag\": \"a\", \"weight\": 1}, {\"tag\": \"a\", \"weight\": 2}]}");

    assertThat(problems(file))
        .extracting(Problem::pointer, Problem::what)
        .containsExactly(tuple("/weights/1/tag", "the tag a has a weight already"));
  }

  @Test
  void tellsEveryProblemAtOnce() throws IOException {
    Path file = file("{ \"cap\": \"x\", \"bonus\": 5, \"rounding\": { \"step\": -1 } }");

    assertThat(problems(file))
        .extracting(Problem::pointer)
        .containsExactly("/cap", "/bonus", "/rounding/step");
  }

  @Test
  void refusesWhatIsNoJson() throws IOException {
    assertThat(problems(file("{ \"cap\": 100, ")))
        .singleElement()
        .satisfies(problem -> assertThat(problem.what()).startsWith("not valid JSON"));
    assertThat(problems(file("{ \"cap\": 100, \"cap\": 1 }"))).hasSize(1);
  }

  @Test
  void refusesMissingFileAndFolder() {
    assertThatThrownBy(() -> RubricReader.read(folder.resolve("missing.json")))
        .hasMessage(
            folder.resolve("missing.json")
                + ": there is no such file\n    Fix: give a rubric with --rubric");
    assertThatThrownBy(() -> RubricReader.read(folder)).isInstanceOf(BrokenRubricException.class);
  }

  @Test
  void isCheckedWhenMade() {
    assertThatThrownBy(() -> new Rubric.Weight("a", BigDecimal.valueOf(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Rounding(BigDecimal.ZERO, Rounding.Mode.UP))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                new LatePolicy(
                    Instant.EPOCH, Duration.ZERO, BigDecimal.TEN, BigDecimal.valueOf(101)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                new Rubric(
                    List.of(),
                    true,
                    Optional.of(BigDecimal.ZERO),
                    List.of(),
                    BigDecimal.ZERO,
                    Optional.empty(),
                    Rounding.USUAL,
                    ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private Rubric read(String json) throws IOException, BrokenRubricException {
    return RubricReader.read(file(json));
  }

  private Path file(String json) throws IOException {
    return Files.writeString(folder.resolve("rubric.json"), json);
  }

  private static List<Problem> problems(Path file) {
    return catchThrowableOfType(BrokenRubricException.class, () -> RubricReader.read(file))
        .problems();
  }

  private static List<Error> schemaErrors(String rubric) throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(
            Files.readString(Repository.root().resolve("grader/rubric.schema.json")),
            InputFormat.JSON)
        .validate(rubric, InputFormat.JSON);
  }
}
