package gridmark.grader.pack;

import gridmark.assignment.Assignment;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes cases as a pack file that {@link PackReader} reads. */
public final class PackWriter {

  private PackWriter() {}

  /** The text of a file that leaves the releases of languages to others, or to us. */
  public static String text(Assignment assignment, List<TestCase> cases) {
    return text(assignment, Map.of(), cases);
  }

  /**
   * The text of the file.
   *
   * @param releases of languages, by their words
   */
  public static String text(
      Assignment assignment, Map<String, Integer> releases, List<TestCase> cases) {
    ObjectNode pack = JsonNodeFactory.instance.objectNode();
    pack.put("assignment", assignment.word());
    if (!releases.isEmpty()) {
      ObjectNode release = pack.putObject("release");
      new TreeMap<>(releases).forEach(release::put);
    }
    ArrayNode array = pack.putArray("cases");
    cases.forEach(each -> write(each, assignment, array.addObject()));
    JsonMapper mapper = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    return mapper.writeValueAsString(pack) + "\n";
  }

  private static void write(TestCase testCase, Assignment assignment, ObjectNode node) {
    node.put("id", testCase.id());
    node.put("title", testCase.title());
    assignment.write(testCase.question(), node);
    node.put("points", testCase.points());
    node.put("visibility", testCase.visibility().word());
    if (testCase.feedback() != Feedback.usual(testCase.visibility())) {
      node.put("feedback", testCase.feedback().word());
    }
    testCase.tags().forEach(node.putArray("tags")::add);
    if (!testCase.hint().isEmpty()) {
      node.put("hint", testCase.hint());
    }
  }
}
