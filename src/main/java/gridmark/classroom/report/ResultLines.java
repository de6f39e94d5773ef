package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.roll.Student;
import gridmark.report.AskedReports;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
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
    ObjectNode node = mapper.createObjectNode();
    node.put("key", entry.key());
    person(entry.student(), node);
    ArrayNode students = node.putArray("students");
    entry.students().forEach(student -> students.add(person(student, mapper.createObjectNode())));
    node.put("handedIn", entry.handedIn());
    node.put("outcome", entry.outcome().name());
    List<String> remarks = new ArrayList<>(entry.remarks());
    JsonNode result = entry.standing().isPresent() ? result(entry, remarks) : mapper.nullNode();
    ArrayNode told = node.putArray("remarks");
    remarks.forEach(told::add);
    node.set("result", result);
    return node;
  }

  private static ObjectNode person(Student student, ObjectNode node) {
    return node.put("id", student.id()).put("name", student.name()).put("email", student.email());
  }

  private JsonNode result(Entry entry, List<String> remarks) {
    Path file = files.path(entry.key(), AskedReports.RESULT);
    try {
      return mapper.readTree(Files.readAllBytes(file));
    } catch (IOException | JacksonException e) {
      remarks.add("its result.json cannot be read: grade it again with --resume");
      return mapper.nullNode();
    }
  }
}
