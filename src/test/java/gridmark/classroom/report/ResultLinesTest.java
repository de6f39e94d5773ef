package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.classroom.roll.Student;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.report.format.ResultJson;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ResultLinesTest {

  @TempDir private Path folder;

  @Test
  void holdTheResultsAsTheyStandInTheFolder() throws IOException {
    String result =
        ResultJson.of(
            Results.of(
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                Runs.run(Runs.solvable("c-2"), new Outcome.Threw("E", "ä\n", List.of()))));
    put("ada", result);

    List<JsonNode> lines =
        lines(
            Gradebooks.of(
                1,
                Gradebooks.ran("ada", "ok"),
                Gradebooks.unreadable("eve", "it is no zip"),
                Entry.absent(new Student("s7", "Fäy", "fay@example.org"))));

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0).path("key").stringValue()).isEqualTo("ada");
    assertThat(lines.get(0).path("outcome").stringValue()).isEqualTo("ACCEPTED");
    assertThat(lines.get(0).path("result")).isEqualTo(JsonMapper.shared().readTree(result));
    assertThat(lines.get(1).path("outcome").stringValue()).isEqualTo("NOT_GRADED");
    assertThat(lines.get(1).path("result").isNull()).isTrue();
    assertThat(lines.get(1).path("remarks").get(0).stringValue()).isEqualTo("it is no zip");
    assertThat(lines.get(2).toString())
        .isEqualTo(
            """
            {"key":"","id":"s7","name":"Fäy","email":"fay@example.org",\
            "students":[{"id":"s7","name":"Fäy","email":"fay@example.org"}],"handedIn":"",\
            "outcome":"NOTHING","remarks":[],"result":null}""");
  }

  @Test
  void nameEverybodyOfAGroup() throws IOException {
    assertThat(lines(Gradebooks.of(1, Gradebooks.group("duo"))).get(0).path("students").toString())
        .isEqualTo(
            """
            [{"id":"17","name":"Ann Lee","email":"ann@uni.edu"},\
            {"id":"18","name":"Bob Ray","email":"bob@uni.edu"}]""");
  }

  @Test
  void sayThatAResultCannotBeReadAndGoOn() throws IOException {
    put("ada", "{\"score\": 1");
    put("bob", "{\"score\": 1}");

    List<JsonNode> lines =
        lines(
            Gradebooks.of(
                1,
                Gradebooks.ran("ada", "ok"),
                Gradebooks.ran("bob", "ok"),
                Gradebooks.ran("cem", "ok")));

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0).path("remarks").get(0).stringValue()).contains("cannot be read");
    assertThat(lines.get(1).path("result").path("score").intValue()).isEqualTo(1);
    assertThat(lines.get(2).path("remarks").get(0).stringValue()).contains("cannot be read");
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void areOneLineEachWhateverSomebodySays(String text) throws IOException {
    Result result = Hostile.graded(text);
    put("a", ResultJson.of(result));
    Gradebook gradebook = HostileClass.of(text);

    String written = write(gradebook);

    assertThat(written.split("[\\n\\r\\u0085\\u2028\\u2029\\f\\u000B]"))
        .hasSize(gradebook.entries().size())
        .allSatisfy(
            line ->
                assertThat(JsonMapper.shared().readTree(line).path("name").stringValue())
                    .isEqualTo("n" + text));
  }

  private void put(String key, String result) throws IOException {
    Path student = Files.createDirectories(folder.resolve("students").resolve(key));
    // Half a character cannot be written as it is.
    Files.write(student.resolve("result.json"), result.getBytes(StandardCharsets.UTF_8));
  }

  private String write(Gradebook gradebook) throws IOException {
    StringWriter text = new StringWriter();
    new ResultLines(new StudentFiles(folder)).write(gradebook, text);
    return text.toString();
  }

  private List<JsonNode> lines(Gradebook gradebook) throws IOException {
    return Stream.of(write(gradebook).split("\n")).map(JsonMapper.shared()::readTree).toList();
  }
}
