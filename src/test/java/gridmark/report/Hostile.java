package gridmark.report;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.sandbox.Isolation;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Text that takes effect where a report forgets to escape it, and results that are full of it. */
public final class Hostile {

  private static final List<String> PAGES =
      List.of(
          "<script>alert(1)</script>",
          "<img src=x onerror=alert(1)>",
          "\"><svg/onload=alert(1)>",
          "' onmouseover='alert(1)",
          "</td></tr></table></pre></code></style></title><h1>big",
          "<!-- never closed",
          "--> closed",
          "<a href=\"javascript:alert(1)\">a</a>",
          "&lt;b&gt; &amp; &#60;i&#62;",
          "{{submission}} {{{submission}}} {{#cases}}");

  private static final List<String> MARKDOWN =
      List.of(
          "[a link](https://example.org)",
          "![an image](https://example.org/x.png)",
          "[a reference]",
          "[a reference]: https://example.org",
          "<https://example.org> <someone@example.org>",
          "https://example.org www.example.org ftp://example.org someone@example.org",
          "**strong** __strong__ *weak* _weak_ ~~gone~~ `code` ``code``",
          "# heading #",
          "first\n# second\n\n- third\n\n    fourth",
          "title\n=====\n\ntitle\n-----",
          "- item",
          "1. item",
          "> quote",
          "---",
          "***",
          "- [ ] task",
          "    indented",
          "| a | b |\n|---|---|\n| c | d |",
          "\\| a \\\\| b \\",
          "```\nout\n```",
          "~~~\nout\n~~~",
          "`".repeat(40),
          "@octocat and @octo/team",
          "#123 GH-123 octo/cat#123",
          ":tada: :+1:",
          "$x^2$ $$y$$ $`z`$",
          "[^1]",
          "&copy; \\& \\<b\\>");

  private static final List<String> DATA =
      List.of(
          "]]> <![CDATA[ x ]]> ]]]]>",
          "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]><x>&y;</x>",
          "</testcase></testsuite>",
          "\"}],\"status\":\"passed\"",
          "\\u0000 \\\" \\",
          "=1+1",
          "+1",
          "-1",
          "@SUM(1)",
          "\t=1+1",
          "\r=1+1",
          "\n=1+1",
          " =1+1",
          "=HYPERLINK(\"https://example.org\",\"a\")",
          "a,\"b\";c\r\nd,\"",
          "'quoted'");

  private static final List<String> CONSOLES =
      List.of(
          "::error file=a.java,line=1::x",
          "x\n::set-output name=a::b\n::stop-commands::c",
          "\u0001::error::x\n\u0001::error::x",
          "%0A::error::x %25 %2C",
          "##[error]x ##vso[task.complete]x",
          "\u001B[31mred\u001B[0m \u001B]0;title\u0007 \u009B31m",
          "\u0000\u0001\b\u000B\f\u001F\u007F\u0085",
          "\uD800 alone \uDC00 alone \uDBFF",
          "\uFFFE\uFFFF\uFEFF\uE000",
          "\u202Eright to left\u202C \u2066\u2069 \u200B\u200D\u2060",
          "two\u2028lines\u2029here",
          "číslo 数独 😀 👩‍💻 e\u0301",
          " ",
          "long ".repeat(2_000),
          "x".repeat(10_000));

  /** One at a time of all kinds. */
  public static final List<String> STRINGS =
      Stream.of(PAGES, MARKDOWN, DATA, CONSOLES).flatMap(List::stream).toList();

  private Hostile() {}

  /** Results in which the text stands wherever a stranger's text can stand, one of each kind. */
  public static List<Result> results(String text) {
    return List.of(graded(text), diagnosed(text), notCompiled(text), withoutSolver(text));
  }

  /** Right, wrong, thrown, ended, not run. */
  public static Result graded(String text) {
    return Results.of(
        text,
        new Preparation.Ready(
            new Program(
                "java", "SudokuSolver", Map.of(), true, List.of(text, "A note on " + text))),
        Isolation.BWRAP,
        Runs.run(open("open-1", text), Runs.rowsReturned(Runs.solution()), text),
        Runs.run(open("open-2", text), Runs.rowsReturned(rowBroken()), text),
        Runs.run(open("open-3", text), new Outcome.Threw(text, text, List.of(text, text)), text),
        Runs.run(open("open-4", text), new Outcome.Ended(1), text),
        Runs.run(open("open-5", text), new Outcome.NotRun(text), text),
        Runs.run(open("open-6", text), new Outcome.HarnessFault(text), text));
  }

  private static Result diagnosed(String text) {
    String evidence = "Seen: " + text;
    return Results.diagnosed(
        List.of(new Diagnosis(BoardBug.MISSING_ROW_RULE, evidence, evidence, List.of("open-1"))),
        Runs.run(open("open-1", text), Runs.rowsReturned(rowBroken()), text));
  }

  private static Result notCompiled(String text) {
    return Results.of(
        text,
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(
                new CompileError(text, 4, 2, text, text),
                new CompileError("", 0, 0, text, ""),
                new CompileError("SudokuSolver.java", 1, 1, "';' expected\n" + text, text)),
            List.of(text)),
        Isolation.BWRAP,
        Runs.run(open("open-1", text), new Outcome.NotRun("the submission cannot be run")));
  }

  private static Result withoutSolver(String text) {
    return Results.of(
        text,
        new Preparation.Rejected(Reason.NO_SOLVER, List.of(), List.of(text)),
        Isolation.BWRAP,
        Runs.run(open("open-1", text), new Outcome.NotRun("the submission cannot be run")));
  }

  private static TestCase open(String id, String text) {
    TestCase usual = Runs.solvable(id);
    return new TestCase(
        id,
        text,
        usual.question(),
        usual.points(),
        usual.visibility(),
        Feedback.usual(usual.visibility()),
        usual.tags(),
        text);
  }

  private static int[][] rowBroken() {
    int[][] grid = Runs.solution();
    grid[0][2] = 2;
    return grid;
  }
}
