package gridmark.grader.score;

import gridmark.files.Sha256;
import gridmark.json.JsonFile;
import gridmark.json.JsonObject;
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

  private RubricReader() {}

  /** Reads a rubric, which is refused if anything at all is wrong with it. */
  public static Rubric read(Path file) throws BrokenRubricException {
    Problems problems = new Problems().in(file);
    Optional<Rubric> rubric = Optional.empty();
    if (Files.isRegularFile(file)) {
      rubric = JsonFile.bytes(file, problems).flatMap(json -> rubric(json, problems));
    } else {
      problems.add(
          "",
          Files.isDirectory(file) ? "it is a folder" : "there is no such file",
          "give a rubric with --rubric");
    }
    if (problems.count() > 0) {
      throw new BrokenRubricException(problems);
    }
    return rubric.orElseThrow();
  }

  private static Optional<Rubric> rubric(byte[] json, Problems problems) {
    String sha256 = new Sha256().add(json).hex();
    return JsonFile.parse(json, problems, "a rubric", "write { \"cap\": 100 }")
        .map(fields -> rubric(fields, sha256));
  }

  private static Rubric rubric(JsonObject fields, String sha256) {
    fields.refuseUnknown(FIELDS);
    fields.ifThere("$schema", name -> fields.text(name, 1_000));
    Rubric usual = Rubric.BUILT_IN;
    return new Rubric(
        weights(fields),
        fields.ifThere("partialCredit", fields::flag).orElse(usual.partialCredit()),
        fields.ifThere("cap", name -> fields.number(name, 0.01, MOST_POINTS, 100)),
        fields.tags("bonus"),
        fields
            .ifThere("missingInterface", name -> fields.number(name, 0, MOST_POINTS, 5))
            .orElse(usual.missingInterface()),
        fields
            .object(
                "late",
                "a late policy",
                "write \"late\": { \"due\": \"2026-03-01T23:59:00+01:00\", \"percentPerDay\": 10 }")
            .map(RubricReader::latePolicy),
        fields
            .object(
                "rounding",
                "a rounding",
                "write \"rounding\": { \"step\": 0.5, \"mode\": \"half-up\" }")
            .map(RubricReader::rounding)
            .orElse(usual.rounding()),
        sha256);
  }

  private static List<Rubric.Weight> weights(JsonObject fields) {
    JsonNode array = fields.get("weights");
    List<Rubric.Weight> weights = new ArrayList<>();
    String example = "{ \"tag\": \"hard\", \"weight\": 1.5 }";
    if (!array.isMissingNode() && !array.isArray()) {
      fields.problem(
          "weights", "must be an array of weights", "write \"weights\": [ " + example + " ]");
    }
    for (int i = 0; i < array.size() && array.isArray(); i++) {
      fields
          .object("weights/" + i, "a weight", "write " + example)
          .flatMap(each -> weight(each, weights))
          .ifPresent(weights::add);
    }
    return weights;
  }

  private static Optional<Rubric.Weight> weight(JsonObject fields, List<Rubric.Weight> earlier) {
    int before = fields.problems();
    fields.refuseUnknown(List.of("tag", "weight"));
    String tag = fields.tag("tag");
    BigDecimal factor = fields.number("weight", 0, MOST_WEIGHT, 1.5);
    if (earlier.stream().anyMatch(weight -> weight.tag().equals(tag))) {
      fields.problem("tag", "the tag " + tag + " has a weight already", "leave one of them");
    }
    return fields.problems() > before
        ? Optional.empty()
        : Optional.of(new Rubric.Weight(tag, factor));
  }

  private static LatePolicy latePolicy(JsonObject fields) {
    fields.refuseUnknown(LATE_FIELDS);
    double grace =
        fields
            .ifThere("graceMinutes", name -> fields.number(name, 0, MINUTES_OF_A_YEAR, 15))
            .orElse(BigDecimal.ZERO)
            .doubleValue();
    return new LatePolicy(
        due(fields),
        Duration.ofSeconds(Math.round(grace * 60)),
        fields.number("percentPerDay", 0, 100, 10),
        fields
            .ifThere("mostPercent", name -> fields.number(name, 0, 100, 50))
            .orElse(BigDecimal.valueOf(100)));
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

  private static Rounding rounding(JsonObject fields) {
    fields.refuseUnknown(List.of("step", "mode"));
    return new Rounding(
        fields.number("step", LEAST_STEP, MOST_STEP, 0.5),
        fields
            .ifThere(
                "mode",
                name -> fields.choice(name, List.of(Rounding.Mode.values()), Rounding.Mode::word))
            .orElse(Rounding.USUAL.mode()));
  }
}
