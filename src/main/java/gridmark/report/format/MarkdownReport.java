package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Failure;
import gridmark.report.text.Style;
import gridmark.report.view.CaseView;
import gridmark.report.view.DiagnosisView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The student's report as Markdown: score, likely cause, all cases in a table, then the failed ones
 * with their boards. It can be kept below a size, as pages that show it demand: then whole cases
 * are left out, the last ones first.
 */
public final class MarkdownReport {

  private static final int MOST_CASES = 6;
  private static final int MOST_PRINTED_LINES = 20;

  /** For what is said of what was left out. */
  private static final int RESERVE = 500;

  private final ResultView result;
  private final StringBuilder text = new StringBuilder();
  private long room;

  private MarkdownReport(ResultView result, int mostBytes) {
    this.result = result;
    this.room = (long) mostBytes - RESERVE;
  }

  /**
   * The report, shortened if need be.
   *
   * @param mostBytes what it does not exceed in UTF-8; at least a thousand
   */
  public static String of(Result result, int mostBytes) {
    MarkdownReport report = new MarkdownReport(ResultView.of(result, View.STUDENT), mostBytes);
    String foot = report.foot();
    report.room -= bytes(foot);
    report.write();
    return report.text + foot;
  }

  private void write() {
    boolean isGraded = result.status() == Status.GRADED;
    String headline = isGraded ? "" : ResultWords.headline(result.status()) + ". ";
    add("# " + headline + ResultWords.score(result) + "\n\n");
    add(
        "Submission %s: %s.\n\n"
            .formatted(
                Markdown.inline(Printable.line(result.submission())), ResultWords.counts(result)));
    add(scoreLines(result.score()));
    add(paragraph(ResultWords.unshown(result)));
    addAll(
        result.notes().stream().map(note -> "- Note: " + Markdown.inline(note) + "\n").toList(),
        "notes");
    add(result.notes().isEmpty() ? "" : "\n");
    Optional<Obstacle> obstacle = Obstacle.of(result);
    if (result.status() == Status.COMPILE_ERROR
        && !add(Markdown.block(obstacle.orElseThrow().text()) + "\n")) {
      add("The compile errors are too long to be shown here.\n\n");
    }
    result.diagnoses().forEach(each -> add(diagnosis(each)));
    if (obstacle.isEmpty()) {
      addCases();
      addFailures();
    }
  }

  private static String paragraph(String text) {
    return text.isEmpty() ? "" : text + "\n\n";
  }

  /** Adds a part if there is room for it. */
  private boolean add(String part) {
    long size = bytes(part);
    if (size > room) {
      return false;
    }
    text.append(part);
    room -= size;
    return true;
  }

  /** Adds as many parts as there is room for, and says how many were left out. */
  private void addAll(List<String> parts, String what) {
    int added = 0;
    while (added < parts.size() && add(parts.get(added))) {
      added++;
    }
    if (added < parts.size()) {
      text.append(
          "\nLeft out here, for want of room: %d more %s.\n".formatted(parts.size() - added, what));
      // Nothing shorter may slip in behind the gap.
      room = 0;
    }
  }

  private static long bytes(String part) {
    return part.getBytes(StandardCharsets.UTF_8).length;
  }

  private static String scoreLines(Score score) {
    if (score.isPlain()) {
      return "";
    }
    return score.lines().stream()
        .map(
            line ->
                "| %s | %s |\n".formatted(Markdown.inline(line.text()), Words.plain(line.points())))
        .collect(Collectors.joining("", "| How it came about | Points |\n|---|---:|\n", "\n"));
  }

  private static String diagnosis(DiagnosisView diagnosis) {
    return "## %s: `%s`\n\n%s\n\n%s\n\n%s"
        .formatted(
            diagnosis.head(),
            diagnosis.code().name(),
            Markdown.inline(diagnosis.evidence()),
            Markdown.inline(diagnosis.advice()),
            seenIn(diagnosis.cases()));
  }

  private static String seenIn(List<String> cases) {
    if (cases.isEmpty()) {
      return "";
    }
    String ids = cases.stream().limit(MOST_CASES).collect(Collectors.joining(", "));
    return "Seen in " + Words.more(Markdown.inline(ids), cases.size() - MOST_CASES) + ".\n\n";
  }

  private void addCases() {
    add("## Cases\n\n| | Case | Title | Points | Verdict |\n|---|---|---|---:|---|\n");
    addAll(result.cases().stream().map(MarkdownReport::row).toList(), "cases");
    add("\n");
  }

  private static String row(CaseView each) {
    String name = Markdown.inline(each.id()) + " | " + Markdown.inline(each.title());
    return each.told()
        .map(
            told ->
                "| %s | %s | %s/%s | %s%s |\n"
                    .formatted(
                        Style.PLAIN.sign(told.verdict()),
                        name,
                        Words.plain(told.points()),
                        Words.plain(told.maxPoints()),
                        told.verdict().words(),
                        each.wallMillis()
                            .filter(ms -> told.verdict() == Verdict.ACCEPTED)
                            .map(ms -> ", " + ms + " ms")
                            .orElse("")))
        .orElse("| – | " + name + " | | not shown |\n");
  }

  private void addFailures() {
    List<Failure> failures = Failure.all(result);
    if (!failures.isEmpty()) {
      add("## What failed\n\n");
      addAll(
          failures.stream().filter(Failure::isOpen).map(MarkdownReport::section).toList(),
          "failed cases");
      addClosed(failures.stream().filter(each -> !each.isOpen()).toList());
    }
    add(paragraph(Markdown.inline(ResultWords.notRun(result))));
  }

  /** Of what is held back there is little to tell, so those with the same message share a line. */
  private void addClosed(List<Failure> closed) {
    Map<String, List<String>> ids =
        closed.stream()
            .collect(
                Collectors.groupingBy(
                    Failure::message,
                    LinkedHashMap::new,
                    Collectors.mapping(each -> each.view().id(), Collectors.toList())));
    ids.forEach(
        (message, cases) ->
            add(
                "- ✗ %s: %s\n"
                    .formatted(
                        Markdown.inline(String.join(", ", cases)), Markdown.inline(message))));
    add(ids.isEmpty() ? "" : "\n");
  }

  private static String section(Failure failure) {
    CaseView.Told told = failure.view().told().orElseThrow();
    String hint = failure.hint().isEmpty() ? "" : "Hint: " + Markdown.inline(failure.hint());
    List<String> printed = failure.printed().replace('\t', ' ').lines().toList();
    return "### ✗ %s: %s\n\n**%s**, %s of %s points. %s\n\n"
            .formatted(
                Markdown.inline(failure.view().id()),
                Markdown.inline(failure.view().title()),
                Words.capital(told.verdict().words()),
                Words.plain(told.points()),
                Words.plain(told.maxPoints()),
                Markdown.inline(failure.message()))
        + paragraph(hint)
        + block("Called from:\n\n", String.join("\n", failure.frames()))
        + block("", failure.drawing())
        + block(
            "Your program printed:\n\n",
            String.join("\n", Failure.head(printed, MOST_PRINTED_LINES)));
  }

  private static String block(String label, String block) {
    return block.isBlank() ? "" : label + Markdown.block(block) + "\n";
  }

  private String foot() {
    String formula = ResultWords.formula(result);
    return (formula.isEmpty() ? "" : Markdown.inline(formula) + "\n")
        + "Graded by Gridmark %s, isolation %s.\n"
            .formatted(result.environment().gridmark(), result.environment().isolation().word());
  }
}
