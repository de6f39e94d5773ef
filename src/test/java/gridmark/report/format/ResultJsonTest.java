package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.SatUse;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.report.Results;
import gridmark.sandbox.Isolation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ResultJsonTest {

  private static final JsonMapper JSON = JsonMapper.shared();

  @Test
  void writesEveryFieldOfTheContract() {
    int[][] grid = Runs.solution();
    grid[0][2] = 0;
    Preparation ready =
        new Preparation.Ready(new Program("java", "S", Map.of(), true, List.of("A note.")));
    Result result =
        Results.of(
            "alice",
            ready,
            Isolation.BWRAP,
            Runs.run(Runs.solvable("c-07"), Runs.rowsReturned(grid), "hello\n"));

    assertThat(ResultJson.of(result))
        .isEqualToIgnoringWhitespace(
            """
            {
              "schema": "gridmark/result/2",
              "submission": "alice",
              "assignment": "solve",
              "language": "java",
              "status": "GRADED",
              "score": 1.0,
              "maxScore": 4.0,
              "scoreLines": [ { "text": "1 case worth 4", "points": 1.0 } ],
              "seed": 7,
              "isolation": "bwrap",
              "environment": {
                "gridmark": "1.2.3",
                "language": "Acme 17.0.1",
                "pack": "ab12",
                "rubric": "cd34",
                "limits": {
                  "cpuSeconds": 10.0,
                  "wallSeconds": 80.0,
                  "memoryMiB": 256,
                  "outputBytes": 8388608
                }
              },
              "notes": ["A note."],
              "compileErrors": [],
              "diagnoses": [],
              "cases": [
                {
                  "id": "c-07",
                  "title": "Title of c-07",
                  "visibility": "public",
                  "verdict": "WRONG_ANSWER",
                  "points": 1.0,
                  "maxPoints": 4.0,
                  "cpuMs": 12,
                  "wallMs": 15,
                  "message": "cell r1c3 was left empty (0)",
                  "checks": [
                    { "name": "givens", "passed": true },
                    { "name": "rows", "passed": false },
                    { "name": "columns", "passed": false },
                    { "name": "blocks", "passed": false }
                  ],
                  "output": "hello\\n"
                }
              ]
            }
            """);
  }

  @Test
  void writesDiagnoses() {
    Result result =
        Results.diagnosed(
            List.of(
                new Diagnosis(BoardBug.MISSING_ROW_RULE, "Rows.", "Look.", List.of("c-1", "c-2"))),
            Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(new int[9][9])));

    assertThat(JSON.readTree(ResultJson.of(result)).get("diagnoses"))
        .isEqualTo(
            JSON.readTree(
                """
                [{"code": "MISSING_ROW_RULE", "text": "Rows. Look.", "cases": ["c-1", "c-2"]}]
                """));
  }

  @Test
  void writesCompileErrors() {
    Preparation rejected =
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(
                new CompileError("a/A.java", 4, 9, "';' expected", "int x"),
                new CompileError("", 0, 0, "too deep", "")),
            List.of());

    JsonNode node =
        parsed(
            Results.of(rejected, Runs.run(Runs.solvable("c-1"), new Outcome.NotRun("it rains"))));

    assertThat(node.path("status").stringValue()).isEqualTo("COMPILE_ERROR");
    assertThat(node.path("compileErrors"))
        .isEqualTo(
            JSON.readTree(
                """
                [{"file": "a/A.java", "line": 4, "column": 9, "message": "';' expected"},
                 {"file": "", "line": 0, "column": 0, "message": "too deep"}]
                """));
    assertThat(node.path("cases").get(0).path("verdict").stringValue()).isEqualTo("NOT_RUN");
    assertThat(node.path("cases").get(0).path("checks")).isEqualTo(JSON.readTree("[]"));
  }

  @Test
  void tellsAllOfHiddenCase() {
    CaseRun run =
        Runs.run(
            Runs.hidden(Runs.unsolvable("h-1")),
            Runs.rowsReturned(Runs.solution()),
            "what it said");

    JsonNode node = parsed(Results.of(run)).path("cases").get(0);

    assertThat(node.path("visibility").stringValue()).isEqualTo("hidden");
    assertThat(node.path("message").stringValue())
        .isEqualTo("this puzzle has no solution, yet a grid came back; all zeros were expected");
    assertThat(node.path("checks"))
        .isEqualTo(JSON.readTree("[{\"name\": \"zeros\", \"passed\": false}]"));
    assertThat(node.path("output").stringValue()).isEqualTo("what it said");
  }

  @Test
  void keepsAnyTextAsItIs() {
    String hostile = "\"}],\u0000\u001B[0m\u2028</script>\u202E č 😀 \\ \r\n\t";

    String json =
        ResultJson.of(Results.of(Runs.run(Runs.solvable("c-1"), new Outcome.Ended(0), hostile)));

    assertThat(JSON.readTree(json).path("cases").get(0).path("output").stringValue())
        .isEqualTo(hostile);
    assertThat(json).doesNotContain("\u0000", "\u001B").endsWith("}\n");
  }

  @Test
  void tellsWhatWasEncodedInEachCaseAndInThePublicOnesTogether() {
    Outcome solved = Runs.rowsReturned(Runs.solution());
    JsonNode node =
        parsed(
            Results.of(
                Runs.run(Runs.solvable("c-1"), solved, new SatUse(2, 729, 30, 648)),
                Runs.run(
                    Runs.hidden(Runs.solvable("h-1")), solved, new SatUse(3, 729, 12_018, 0))));

    assertThat(node.path("formula"))
        .isEqualTo(
            JSON.readTree(
                """
                {"calls": 2, "variables": 729, "clauses": 30, "cardinalities": 648, "case": "c-1",
                 "minimal": {"variables": 729, "clauses": 8859},
                 "extended": {"variables": 729, "clauses": 12018}}
                """));
    assertThat(node.path("cases").get(1).path("formula"))
        .isEqualTo(
            JSON.readTree(
                """
                {"calls": 3, "variables": 729, "clauses": 12018, "cardinalities": 0}
                """));
  }

  private static JsonNode parsed(Result result) {
    return JSON.readTree(ResultJson.of(result));
  }
}
