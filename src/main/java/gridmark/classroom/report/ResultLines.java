package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.report.AskedReports;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code results.jsonl}: a line of JSON for everybody, with the student's {@code result.json} in
 * it. One result at a time is in memory.
 */
final class ResultLines {

  private final StudentFiles files;
  private final JsonMapper mapper = JsonMapper.shared();

  ResultLines(StudentFiles files) {
    this.files = files;
  }

  void write(Gradebook gradebook, Writer out) throws IOException {
    for (Entry entry : gradebook.entries()) {
      out.write(oneLine(mapper.writeValueAsString(node(entry))));
      out.write('\n');
    }
  }

  /** Some readers end a line at characters that JSON lets stand. */
  private static String oneLine(String json) {
    return json.replace("\u0085", "\\u0085")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  private ObjectNode node(Entry entry) {
    List<String> remarks = new ArrayList<>(entry.remarks());
    JsonNode result = entry.standing().isPresent() ? result(entry, remarks) : mapper.nullNode();
    ObjectNode node = mapper.createObjectNode().put("key", entry.key());
    node.setAll(mapper.<ObjectNode>valueToTree(entry.student()));
    node.set("students", mapper.valueToTree(entry.students()));
    node.put("handedIn", entry.handedIn()).put("outcome", entry.outcome().name());
    node.set("remarks", mapper.valueToTree(remarks));
    node.set("result", result);
    return node;
  }

  private JsonNode result(Entry entry, List<String> remarks) {
    try {
      return mapper.readTree(Files.readAllBytes(files.path(entry.key(), AskedReports.RESULT)));
    } catch (IOException | JacksonException e) {
      remarks.add("its result.json cannot be read: grade it again with --resume");
      return mapper.nullNode();
    }
  }
}
