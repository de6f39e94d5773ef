package gridmark.grader.score;

import gridmark.files.Sha256;
import gridmark.json.JsonFile;
import gridmark.json.JsonObject;
import gridmark.json.Problem;
import gridmark.json.Problems;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads a rubric from a JSON file. What the file leaves out is as in the built-in rubric. */
public final class RubricReader {

  private static final List<String> FIELDS =
      List.of(
          "$schema",
          "weights",
          "partialCredit",
          "cap",
          "bonus",
          "missingInterface",
          "late",
          "rounding");
  private static final List<String> LATE_FIELDS =
      List.of("due", "graceMinutes", "percentPerDay", "mostPercent");

  private static final double MOST_POINTS = 1_000_000;
  private static final double MOST_WEIGHT = 100;
  private static final double LEAST_STEP = 0.0001;
  private static final double MOST_STEP = 100;
  private static final double MINUTES_OF_A_YEAR = 525_600;

  private final Problems problems;

  private RubricReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * Reads a rubric.
   *
   * @throws BrokenRubricException if anything at all is wrong with it
   */
  public static Rubric read(Path file) throws BrokenRubricException {
    List<Problem> all = new ArrayList<>();
    Problems problems = new Problems(file, all);
    if (!Files.isRegularFile(file)) {
      problems.add(
          "",
          Files.isDirectory(file) ? "it is a folder" : "there is no such file",
          "give a rubric with --rubric");
      throw new BrokenRubricException(all);
    }
    Optional<Rubric> rubric =
        JsonFile.read(file, problems).flatMap(json -> new RubricReader(problems).rubric(json));
    if (!all.isEmpty()) {
      throw new BrokenRubricException(all);
    }
    return rubric.orElseThrow();
  }

  private Optional<Rubric> rubric(JsonFile file) {
    Sha256 digest = new Sha256();
    file.addTo(digest);
    String sha256 = digest.hex();
    return JsonObject.of(file.root(), "", problems, "a rubric", "write { \"cap\": 100 }")
        .map(fields -> rubric(fields, sha256))
        .filter(rubric -> problems.count() == 0);
  }

  private Rubric rubric(JsonObject fields, String sha256) {
    fields.refuseUnknown(FIELDS);
    if (fields.has("$schema")) {
      fields.text("$schema", 1_000);
    }
    Rubric usual = Rubric.BUILT_IN;
    return new Rubric(
        weights(fields),
        fields.has("partialCredit") ? fields.flag("partialCredit") : usual.partialCredit(),
        cap(fields),
        fields.tags("bonus"),
        fields.has("missingInterface")
            ? number(fields, "missingInterface", 0, MOST_POINTS, 5)
            : usual.missingInterface(),
        late(fields),
        rounding(fields),
        sha256);
  }

  private static BigDecimal number(
      JsonObject fields, String name, double least, double most, double example) {
    return BigDecimal.valueOf(fields.number(name, least, most, example));
  }

  private static Optional<BigDecimal> cap(JsonObject fields) {
    return fields.has("cap")
        ? Optional.of(number(fields, "cap", 0.01, MOST_POINTS, 100))
        : Optional.empty();
  }

  private List<Rubric.Weight> weights(JsonObject fields) {
    JsonNode array = fields.get("weights");
    List<Rubric.Weight> weights = new ArrayList<>();
    String example = "{ \"tag\": \"hard\", \"weight\": 1.5 }";
    if (!array.isMissingNode() && !array.isArray()) {
      fields.problem(
          "weights", "must be an array of weights", "write \"weights\": [ " + example + " ]");
    }
    for (int i = 0; i < array.size() && array.isArray(); i++) {
      JsonObject.of(
              array.get(i),
              fields.pointer("weights") + "/" + i,
              problems,
              "a weight",
              "write " + example)
          .flatMap(each -> weight(each, weights))
          .ifPresent(weights::add);
    }
    return weights;
  }

  private Optional<Rubric.Weight> weight(JsonObject fields, List<Rubric.Weight> earlier) {
    int before = problems.count();
    fields.refuseUnknown(List.of("tag", "weight"));
    String tag = fields.tag("tag");
    BigDecimal factor = number(fields, "weight", 0, MOST_WEIGHT, 1.5);
    if (earlier.stream().anyMatch(weight -> weight.tag().equals(tag))) {
      fields.problem("tag", "the tag " + tag + " has a weight already", "leave one of them");
    }
    return problems.count() > before
        ? Optional.empty()
        : Optional.of(new Rubric.Weight(tag, factor));
  }

  private Optional<LatePolicy> late(JsonObject rubric) {
    String cure =
        "write \"late\": { \"due\": \"2026-03-01T23:59:00+01:00\", \"percentPerDay\": 10 }";
    return rubric.has("late")
        ? JsonObject.of(rubric.get("late"), rubric.pointer("late"), problems, "a late policy", cure)
            .map(RubricReader::latePolicy)
        : Optional.empty();
  }

  private static LatePolicy latePolicy(JsonObject fields) {
    fields.refuseUnknown(LATE_FIELDS);
    double grace =
        fields.has("graceMinutes") ? fields.number("graceMinutes", 0, MINUTES_OF_A_YEAR, 15) : 0;
    return new LatePolicy(
        due(fields),
        Duration.ofSeconds(Math.round(grace * 60)),
        number(fields, "percentPerDay", 0, 100, 10),
        fields.has("mostPercent")
            ? number(fields, "mostPercent", 0, 100, 50)
            : BigDecimal.valueOf(100));
  }

  private static Instant due(JsonObject fields) {
    String text = fields.text("due", 100);
    try {
      return text.isEmpty() ? Instant.EPOCH : ZonedDateTime.parse(text).toInstant();
    } catch (DateTimeException e) {
      fields.problem(
          "due",
          "\"" + text + "\" is no time with a zone",
          "write \"due\": \"2026-03-01T23:59:00+01:00\"");
      return Instant.EPOCH;
    }
  }

  private Rounding rounding(JsonObject rubric) {
    if (!rubric.has("rounding")) {
      return Rounding.USUAL;
    }
    return JsonObject.of(
            rubric.get("rounding"),
            rubric.pointer("rounding"),
            problems,
            "a rounding",
            "write \"rounding\": { \"step\": 0.5, \"mode\": \"half-up\" }")
        .map(RubricReader::roundingOf)
        .orElse(Rounding.USUAL);
  }

  private static Rounding roundingOf(JsonObject fields) {
    fields.refuseUnknown(List.of("step", "mode"));
    BigDecimal step = number(fields, "step", LEAST_STEP, MOST_STEP, 0.5);
    Rounding.Mode mode =
        fields.has("mode")
            ? fields.choice("mode", JsonObject.words(Rounding.Mode.values()))
            : Rounding.USUAL.mode();
    return new Rounding(step, mode);
  }
}
