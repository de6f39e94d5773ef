package gridmark.grader.pack;

import gridmark.assignment.Assignment;
import gridmark.assignment.Question;
import gridmark.catalogue.Catalogue;
import gridmark.catalogue.Languages;
import gridmark.json.JsonObject;
import gridmark.json.Problems;
import gridmark.language.Language;
import gridmark.language.Releases;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Turns the JSON of one pack file into cases, noting every problem with its place and its cure.
 *
 * @param problems takes what is wrong
 * @param fileOfId the ids met so far in all files of the pack
 */
record CaseParser(Problems problems, Map<String, String> fileOfId) {

  private static final String ASSIGNMENT = "assignment";
  private static final int MOST_CASES = 1_000;
  private static final double LEAST_POINTS = 0.01;
  private static final double MOST_POINTS = 1_000;
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,59}");
  private static final String RELEASE = "release";
  private static final List<String> PACK_FIELDS = List.of("$schema", ASSIGNMENT, RELEASE, "cases");
  private static final List<String> FIRST_FIELDS = List.of("id", "title");
  private static final List<String> LAST_FIELDS =
      List.of("points", "visibility", "feedback", "tags", "hint");

  /** The assignment that the file is for; empty if it does not say so. */
  Optional<Assignment> assignment(JsonObject pack) {
    pack.refuseUnknown(PACK_FIELDS);
    return Optional.ofNullable(pack.choice(ASSIGNMENT, Catalogue.assignments(), Assignment::word));
  }

  /** The releases of languages that the file names, by the words of the languages. */
  Map<String, Integer> releases(JsonObject pack) {
    Map<String, Integer> releases = new TreeMap<>();
    Language first = Languages.ALL.get(0);
    String example =
        "write \"release\": { \"%s\": %d }".formatted(first.word(), first.releases().oldest());
    pack.object(RELEASE, "a release", example).ifPresent(named -> read(named, releases));
    return releases;
  }

  private static void read(JsonObject named, Map<String, Integer> releases) {
    named.refuseUnknown(Languages.ALL.stream().map(Language::word).toList());
    for (Language language : Languages.ALL) {
      named
          .ifThere(language.word(), word -> release(named, language))
          .ifPresent(release -> releases.put(language.word(), release));
    }
  }

  /** Null if it is none; one that is too new for here is taken down, and given all the same. */
  private static Integer release(JsonObject named, Language language) {
    String word = language.word();
    Releases offered = language.releases();
    String cure = "write \"%s\": %d".formatted(word, offered.oldest());
    JsonNode value = named.get(word);
    if (!value.isIntegralNumber()
        || !value.canConvertToInt()
        || value.intValue() < offered.oldest()) {
      named.problem(
          word, "%s is not a whole number from %d up".formatted(value, offered.oldest()), cure);
      return null;
    }
    int release = value.intValue();
    if (release > offered.newest()) {
      named.problem(
          word,
          "the pack is for %s %d, but this is %s"
              .formatted(language.name(), release, language.version(offered.newest())),
          "run Gridmark with %s %d or newer, or %s".formatted(language.name(), release, cure));
    }
    return release;
  }

  List<TestCase> cases(JsonObject pack, Optional<Assignment> assignment) {
    if (assignment.isEmpty() && pack.has(ASSIGNMENT)) {
      // What its cases should look like is anybody's guess.
      return List.of();
    }
    if (pack.has("$schema") && !pack.get("$schema").isString()) {
      pack.problem("$schema", "must be a text", "write \"$schema\": \"pack.schema.json\"");
    }
    JsonNode cases = pack.get("cases");
    if (!cases.isArray() || cases.isEmpty() || cases.size() > MOST_CASES) {
      pack.problem(
          "cases",
          "must be an array of 1 to " + MOST_CASES + " cases",
          "write \"cases\": [ { … }, … ]");
      return List.of();
    }
    Assignment meant = assignment.orElse(Catalogue.assignments().get(0));
    String example =
        "write { \"id\": …, \"title\": …, \"%s\": …, … }".formatted(meant.fields().get(0));
    List<TestCase> parsed = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      JsonNode id = cases.get(i).path("id");
      problems.turnTo(id.isString() ? "case " + id.stringValue() : "");
      pack.object("cases/" + i, "a case", example)
          .flatMap(each -> parseCase(each, meant))
          .ifPresent(parsed::add);
    }
    problems.turnTo("");
    return parsed;
  }

  private Optional<TestCase> parseCase(JsonObject case_, Assignment meant) {
    int before = problems.count();
    case_.refuseUnknown(
        Stream.of(FIRST_FIELDS, meant.fields(), LAST_FIELDS).flatMap(List::stream).toList());
    String id = id(case_);
    String title = case_.text("title", 100);
    Optional<Question> question = meant.read(case_);
    double points = case_.number("points", LEAST_POINTS, MOST_POINTS, 4).doubleValue();
    Visibility visibility =
        case_.choice("visibility", List.of(Visibility.values()), Visibility::word);
    Feedback feedback = feedback(case_, visibility);
    List<String> tags = case_.tags("tags");
    String hint = case_.ifThere("hint", name -> case_.text(name, 500)).orElse("");
    return problems.count() > before
        ? Optional.empty()
        : Optional.of(
            new TestCase(
                id, title, question.orElseThrow(), points, visibility, feedback, tags, hint));
  }

  private String id(JsonObject case_) {
    String id = case_.text("id", 60);
    if (!id.isEmpty() && !ID.matcher(id).matches()) {
      case_.problem(
          "id", "\"" + id + "\" is no id", "use lower-case letters, digits and hyphens only");
    }
    String earlier = id.isEmpty() ? null : fileOfId.putIfAbsent(id, problems.file());
    if (earlier != null) {
      case_.problem(
          "id", "the id is used twice, first in " + earlier, "give each case an id of its own");
    }
    return id;
  }

  private static Feedback feedback(JsonObject case_, Visibility visibility) {
    if (!case_.has("feedback")) {
      return visibility == null ? null : Feedback.usual(visibility);
    }
    Feedback feedback = case_.choice("feedback", List.of(Feedback.values()), Feedback::word);
    if (visibility == Visibility.HIDDEN && feedback == Feedback.FULL) {
      case_.problem(
          "feedback",
          "\"full\" would show students the puzzle of a hidden case",
          "write \"verdict\" or \"none\", or make the case public");
    }
    return feedback;
  }
}
