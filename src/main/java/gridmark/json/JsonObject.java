package gridmark.json;

import gridmark.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A JSON object that is read field by field. Whatever is wrong with a field is taken down with its
 * place and its cure, and something harmless is given in its stead.
 */
public final class JsonObject {

  private static final Pattern TAG = Pattern.compile("[a-z0-9][a-z0-9:-]*");

  private final JsonNode node;
  private final String pointer;
  private final Problems problems;

  private JsonObject(JsonNode node, String pointer, Problems problems) {
    this.node = node;
    this.pointer = pointer;
    this.problems = problems;
  }

  /** The object at a place; empty, and a problem taken down, if there is something else. */
  static Optional<JsonObject> of(
      JsonNode node, String pointer, Problems problems, String what, String cure) {
    if (!node.isObject()) {
      problems.add(pointer, what + " is a JSON object", cure);
      return Optional.empty();
    }
    return Optional.of(new JsonObject(node, pointer, problems));
  }

  public boolean has(String name) {
    return node.has(name);
  }

  /** The value of a field as it is; a missing node if there is none. */
  public JsonNode get(String name) {
    return node.path(name);
  }

  /** What a field holds, read in this way; empty if there is no such field. */
  public <T> Optional<T> ifThere(String name, Function<String, T> read) {
    return has(name) ? Optional.ofNullable(read.apply(name)) : Optional.empty();
  }

  /**
   * The object at a place inside, such as {@code cases/3}; empty if there is none, and a problem
   * taken down if there is something else.
   *
   * @param what as in "a case"
   * @param cure how it should look
   */
  public Optional<JsonObject> object(String path, String what, String cure) {
    JsonNode inside = node.at("/" + path);
    return inside.isMissingNode()
        ? Optional.empty()
        : of(inside, pointer + "/" + path, problems, what, cure);
  }

  /** Takes down what is wrong with a field. */
  public void problem(String name, String what, String cure) {
    problemAt(escaped(name), what, cure);
  }

  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  /** Takes down what is wrong at a place inside a field, such as {@code grid/3}. */
  public void problemAt(String path, String what, String cure) {
    problems.add(pointer + "/" + path, what, cure);
  }

  /** How many problems were taken down so far. */
  public int problems() {
    return problems.count();
  }

  /** Takes down what is wrong with a field, or that it is missing. */
  private void wrong(String name, String what, String cure) {
    problem(name, has(name) ? what : "the field is missing", cure);
  }

  /** Takes down every field that is none of these. */
  public void refuseUnknown(List<String> known) {
    for (String name : node.propertyNames()) {
      if (!known.contains(name)) {
        problem(
            name,
            "unknown field \"" + name + "\"",
            Nearest.to(name, known)
                .map(near -> "did you mean \"" + near + "\"?")
                .orElse("the fields are " + String.join(", ", known)));
      }
    }
  }

  /** A text of one line, up to so many characters long. */
  public String text(String name, int most) {
    JsonNode value = get(name);
    if (!value.isString() || !isPlain(value.stringValue()) || value.stringValue().length() > most) {
      wrong(
          name,
          "must be one line of 1 to " + most + " characters",
          "write \"" + name + "\": \"…\"");
      return "";
    }
    return value.stringValue();
  }

  private static boolean isPlain(String text) {
    return !text.isBlank() && text.codePoints().noneMatch(Character::isISOControl);
  }

  /** The one of the choices that has the word in a field; null if that is none of theirs. */
  public <T> T choice(String name, List<T> choices, Function<T, String> word) {
    JsonNode value = get(name);
    for (T each : choices) {
      if (value.isString() && value.stringValue().equals(word.apply(each))) {
        return each;
      }
    }
    wrong(
        name,
        value + " is not one of the choices",
        choices.stream()
            .map(each -> "\"" + word.apply(each) + "\"")
            .collect(Collectors.joining(" or ", "write ", "")));
    return null;
  }

  /**
   * A number within bounds; the lower one if it is something else. As exact as a double.
   *
   * @param example a number that would do
   */
  public BigDecimal number(String name, double least, double most, double example) {
    JsonNode value = get(name);
    double number = value.isNumber() ? value.doubleValue() : Double.NaN;
    if (number >= least && number <= most) {
      return BigDecimal.valueOf(number);
    }
    wrong(
        name,
        "%s is not a number from %s to %s".formatted(value, Words.plain(least), Words.plain(most)),
        "write \"%s\": %s".formatted(name, Words.plain(example)));
    return BigDecimal.valueOf(least);
  }

  /** True or false. */
  public boolean flag(String name) {
    if (!get(name).isBoolean()) {
      wrong(name, get(name) + " is neither true nor false", "write \"" + name + "\": true");
    }
    return get(name).asBoolean(false);
  }

  /** Tags of cases, each once; none if the field is missing. */
  public List<String> tags(String name) {
    JsonNode array = get(name);
    List<String> tags = new ArrayList<>();
    if (!array.isMissingNode() && !array.isArray()) {
      problem(name, "must be an array of texts", "write \"" + name + "\": [\"easy\"]");
      return tags;
    }
    for (int i = 0; i < array.size(); i++) {
      JsonNode tag = array.get(i);
      if (!isTag(tag) || tags.contains(tag.stringValue())) {
        problemAt(
            escaped(name) + "/" + i,
            tag + " is no tag, or stands there twice",
            "use words such as easy or rule:row, once");
      } else {
        tags.add(tag.stringValue());
      }
    }
    return tags;
  }

  private static boolean isTag(JsonNode node) {
    return node.isString() && TAG.matcher(node.stringValue()).matches();
  }

  /** One tag; an empty text if it is something else. */
  public String tag(String name) {
    if (!isTag(get(name))) {
      wrong(name, get(name) + " is no tag", "use a word such as easy or rule:row");
      return "";
    }
    return get(name).stringValue();
  }
}
