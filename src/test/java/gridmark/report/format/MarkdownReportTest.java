package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.pack.Feedback;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Printable;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.report.Hostile;
import gridmark.report.Results;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class MarkdownReportTest {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  /** All that our reports are made of. No links, images, emphasis or HTML among it. */
  private static final Set<String> OUR_NODES =
      Set.of(
          "Document",
          "Heading",
          "Paragraph",
          "Text",
          "Code",
          "StrongEmphasis",
          "SoftLineBreak",
          "FencedCodeBlock",
          "BulletList",
          "ListItem",
          "TableBlock",
          "TableHead",
          "TableBody",
          "TableRow",
          "TableCell");

  /** What GitHub makes links and pictures of in a finished page. */
  private static final Pattern REFERENCE =
      Pattern.compile("(?i)@\\w|#\\w|\\bGH-\\d|:[\\w+-]+:|\\w://|\\bwww\\.");

  private static final List<List<String>> PLAIN_SHAPES =
      Hostile.results("plain").stream()
          .map(result -> shape(PARSER.parse(MarkdownReport.of(result, Integer.MAX_VALUE))))
          .toList();

  private static final String INVISIBLE = "\u200B";

  @Test
  void showsScoreCasesAndFailures() {
    int[][] grid = Runs.solution();
    grid[0][2] = 2;

    assertThat(
            MarkdownReport.of(
                Results.of(
                    Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                    Runs.run(Runs.solvable("c-2"), Runs.rowsReturned(grid), "hello\n"),
                    Runs.run(Runs.hidden(Runs.solvable("h-1")), Runs.rowsReturned(grid), "x")),
                Integer.MAX_VALUE))
        .isEqualTo(
            """
            # Score 6 of 12

            Submission alice: 1 accepted, 2 wrong answer.

            ## Cases

            | | Case | Title | Points | Verdict |
            |---|---|---|---:|---|
            | ✓ | c-1 | Title of c-1 | 4/4 | accepted, 15 ms |
            | ✗ | c-2 | Title of c-2 | 1/4 | wrong answer |
            | ✗ | h-1 | Title of h-1 | 1/4 | wrong answer |

            ## What failed

            ### ✗ c-2: Title of c-2

            **Wrong answer**, 1 of 4 points. Row 1 has 2 twice: r1c3 and r1c9; column 3 has 2 twice: r1c3 and r2c3; block 1 has 2 twice: r1c3 and r2c3.

            Hint: Hint of c-2

            ```text
            Your answer:
                 1  2  3   4  5  6   7  8  9\s
               ┌─────────┬─────────┬─────────┐
             1 │ 5  3 [2]│ 6  7  8 │ 9  1 [2]│
             2 │ 6  7 [2]│ 1  9  5 │ 3  4  8 │
             3 │ 1  9  8 │ 3  4  2 │ 5  6  7 │
               ├─────────┼─────────┼─────────┤
             4 │ 8  5  9 │ 7  6  1 │ 4  2  3 │
             5 │ 4  2  6 │ 8  5  3 │ 7  9  1 │
             6 │ 7  1  3 │ 9  2  4 │ 8  5  6 │
               ├─────────┼─────────┼─────────┤
             7 │ 9  6  1 │ 5  3  7 │ 2  8  4 │
             8 │ 2  8  7 │ 4  1  9 │ 6  3  5 │
             9 │ 3  4  5 │ 2  8  6 │ 1  7  9 │
               └─────────┴─────────┴─────────┘
            ```

            Your program printed:

            ```text
            hello
            ```

            - ✗ h-1: The answer is wrong.

            Graded by Gridmark 1.2.3, isolation process.
            """);
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void isBuiltTheSameWayWhateverASubmissionSays(String text) {
    List<Result> results = Hostile.results(text);
    for (int i = 0; i < results.size(); i++) {
      String report = MarkdownReport.of(results.get(i), Integer.MAX_VALUE);
      assertThat(report.lines()).noneMatch(line -> line.strip().startsWith("::"));
      Node document = PARSER.parse(report);
      assertThat(shape(document)).allMatch(OUR_NODES::contains);
      if (!text.isBlank()) {
        assertThat(shape(document)).isEqualTo(PLAIN_SHAPES.get(i));
      }
    }
  }

  /** The kinds of all nodes in their order; how text is cut into nodes does not matter. */
  private static List<String> shape(Node node) {
    return nodes(node).stream()
        .filter(each -> !(each instanceof Text))
        .map(each -> each.getClass().getSimpleName())
        .toList();
  }

  private static List<Node> nodes(Node node) {
    List<Node> nodes = new ArrayList<>(List.of(node));
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      nodes.addAll(nodes(child));
    }
    return nodes;
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void makesNoReferencesOfWhatASubmissionSays(String text) {
    for (Result result : Hostile.results(text)) {
      Node document = PARSER.parse(MarkdownReport.of(result, Integer.MAX_VALUE));
      assertThat(nodes(document))
          .filteredOn(each -> each.getFirstChild() instanceof Text)
          .extracting(MarkdownReportTest::textOf)
          .noneMatch(shown -> REFERENCE.matcher(shown).find());
    }
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void showsTextAsItIs(String text) {
    String expected = Printable.text(text).replaceAll("\\s+", " ").strip();

    assertThat(textOf(PARSER.parse(Markdown.inline(text))).replace(INVISIBLE, ""))
        .isEqualTo(expected);
    assertThat(textOf(PARSER.parse("| a |\n|---|\n| " + Markdown.inline(text) + " |")))
        .isEqualTo("a" + textOf(PARSER.parse(Markdown.inline(text))));
    assertThat(nodes(PARSER.parse(Markdown.block(text))))
        .filteredOn(FencedCodeBlock.class::isInstance)
        .singleElement()
        .satisfies(
            block ->
                assertThat(((FencedCodeBlock) block).getLiteral())
                    .isEqualTo(Printable.text(text).stripTrailing() + "\n"));
  }

  private static String textOf(Node node) {
    StringBuilder text = new StringBuilder();
    for (Node each : nodes(node)) {
      if (each instanceof Text literal) {
        text.append(literal.getLiteral());
      } else if (each instanceof Code code) {
        text.append(code.getLiteral());
      }
    }
    return text.toString();
  }

  @Test
  void showsCompileErrorsInACodeBlockAndNoCases() {
    Preparation rejected =
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(new CompileError("A.java", 4, 9, "';' expected", "int x = 0")),
            List.of("A note."));

    assertThat(
            MarkdownReport.of(
                Results.of(
                    rejected, Runs.run(Runs.solvable("c-1"), new Outcome.NotRun("it cannot"))),
                Integer.MAX_VALUE))
        .isEqualTo(
            """
            # Does not compile. Score 0 of 4

            Submission alice: 1 not run.

            - Note: A note.

            ```text
            A.java:4:9: error: ';' expected
              | int x = 0
              |         ^
            ```

            Graded by Gridmark 1.2.3, isolation process.
            """);
  }

  @Test
  void showsHowTheScoreCameAboutAndTheLikelyCauses() {
    String report =
        MarkdownReport.of(
            Results.diagnosed(
                List.of(
                    new Diagnosis(BoardBug.MISSING_ROW_RULE, "Rows.", "Look.", List.of("c-1")),
                    new Diagnosis(CommonBug.TOO_SLOW, "Slow.", "Wait.", List.of("c-1"))),
                Runs.run(Runs.solvable("c-1"), new Outcome.HarnessFault("no disk")),
                Runs.run(
                    Runs.with(Runs.solvable("c-2"), "c-2", Feedback.NONE),
                    Runs.rowsReturned(Runs.solution()))),
            Integer.MAX_VALUE);

    assertThat(report)
        .contains(
            "# The grader failed: this is not a grade. Score 0 of 4\n",
            "| 1 case worth 4 | 0 |\n",
            "This is the score of the cases shown; 1 case counts without being shown.\n",
            "## Likely cause: `MISSING_ROW_RULE`\n\nRows.\n\nLook.\n\nSeen in c-1.\n",
            "## Another likely cause: `TOO_SLOW`\n",
            "| – | c-2 | Title of c-2 | | not shown |\n");
  }

  @Test
  void leavesOutWholeCasesWhereThereIsNoRoom() {
    Result result =
        Results.of(
            IntStream.rangeClosed(1, 60)
                .mapToObj(
                    i -> Runs.run(Runs.solvable("c-" + i), new Outcome.Ended(1), "č".repeat(99)))
                .toArray(CaseRun[]::new));
    String whole = MarkdownReport.of(result, Integer.MAX_VALUE);
    int size = bytes(whole);

    for (int most = 1_000; most < size; most += 1_777) {
      String cut = MarkdownReport.of(result, most);
      assertThat(bytes(cut)).isLessThanOrEqualTo(most);
      assertThat(cut).startsWith("# Score 0 of 240").endsWith("isolation process.\n");
      assertThat(shape(PARSER.parse(cut))).allMatch(OUR_NODES::contains);
      assertThat(leftOut(cut, "failed cases")).isEqualTo(60 - cut.split("### ✗ ", -1).length + 1);
    }
    assertThat(MarkdownReport.of(result, size + 500)).isEqualTo(whole);
  }

  private static int leftOut(String text, String what) {
    return Pattern.compile("Left out here, for want of room: (\\d+) more " + what)
        .matcher(text)
        .results()
        .mapToInt(match -> Integer.parseInt(match.group(1)))
        .sum();
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
