package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.text.Failure;
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

  /** The whole report. */
  public static String of(Result result) {
    return of(result, Integer.MAX_VALUE);
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
    add("# " + headline() + "\n\n");
    add(subtitle());
    add(scoreLines(result.score()));
    add(unshown());
    addAll(result.notes().stream().map(MarkdownReport::note).toList(), "notes");
    add(result.notes().isEmpty() ? "" : "\n");
    Obstacle.of(result).ifPresent(this::addObstacle);
    for (int i = 0; i < result.diagnoses().size(); i++) {
      String head = i == 0 ? "Likely cause" : "Another likely cause";
      add(diagnosis(head, result.diagnoses().get(i)));
    }
    if (Obstacle.of(result).isEmpty()) {
      addCases();
      addFailures();
    }
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

  private String headline() {
    String score =
        "Score %s of %s"
            .formatted(Words.plain(result.score().points()), Words.plain(result.score().most()));
    return result.status() == Status.GRADED
        ? score
        : ResultWords.headline(result.status()) + ". " + score;
  }

  private String subtitle() {
    return "Submission %s: %s.\n\n"
        .formatted(
            Markdown.inline(Printable.line(result.submission())), ResultWords.counts(result));
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

  private String unshown() {
    String unshown = ResultWords.unshown(result);
    return unshown.isEmpty() ? "" : unshown + "\n\n";
  }

  private static String note(String note) {
    return "- Note: " + Markdown.inline(note) + "\n";
  }

  private void addObstacle(Obstacle what) {
    if (result.status() == Status.COMPILE_ERROR && !add(Markdown.block(what.text()) + "\n")) {
      add("The compile errors are too long to be shown here.\n\n");
    }
  }

  private static String diagnosis(String head, DiagnosisView diagnosis) {
    return "## %s: `%s`\n\n%s\n\n%s\n\n%s"
        .formatted(
            head,
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
                "| %s | %s | %s/%s | %s |\n"
                    .formatted(
                        sign(told.verdict()),
                        name,
                        Words.plain(told.points()),
                        Words.plain(told.maxPoints()),
                        verdict(each, told.verdict())))
        .orElse("| – | " + name + " | | not shown |\n");
  }

  private static String sign(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> "✓";
      case NOT_RUN -> "–";
      default -> "✗";
    };
  }

  private static String verdict(CaseView each, Verdict verdict) {
    String time =
        verdict == Verdict.ACCEPTED
            ? each.detail().map(detail -> ", " + detail.run().wall().toMillis() + " ms").orElse("")
            : "";
    return verdict.words() + time;
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
    String notRun = ResultWords.notRun(result);
    add(notRun.isEmpty() ? "" : Markdown.inline(notRun) + "\n\n");
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
    StringBuilder section = new StringBuilder();
    section.append(
        "### ✗ %s: %s\n\n"
            .formatted(
                Markdown.inline(failure.view().id()), Markdown.inline(failure.view().title())));
    section.append(
        "**%s**, %s of %s points. %s\n\n"
            .formatted(
                Words.capital(told.verdict().words()),
                Words.plain(told.points()),
                Words.plain(told.maxPoints()),
                Markdown.inline(failure.message())));
    if (!failure.hint().isEmpty()) {
      section.append("Hint: ").append(Markdown.inline(failure.hint())).append("\n\n");
    }
    appendBlock(section, "Called from:", String.join("\n", failure.frames()));
    appendBlock(section, "", failure.drawing());
    appendBlock(section, "Your program printed:", head(failure.printed()));
    return section.toString();
  }

  private static void appendBlock(StringBuilder section, String label, String block) {
    if (!block.isBlank()) {
      section.append(label.isEmpty() ? "" : label + "\n\n");
      section.append(Markdown.block(block)).append('\n');
    }
  }

  private static String head(String printed) {
    List<String> lines = printed.replace('\t', ' ').lines().toList();
    return String.join("\n", Failure.head(lines, MOST_PRINTED_LINES));
  }

  private String foot() {
    String formula =
        result
            .formula()
            .filter(FormulaFacts::usesSat4j)
            .map(
                facts ->
                    "Formula, as the program reports: " + Markdown.inline(facts.text()) + ".\n")
            .orElse("");
    return formula
        + "Graded by Gridmark %s, isolation %s, seed %d.\n"
            .formatted(
                result.environment().gridmark(),
                result.environment().isolation().word(),
                result.seed());
  }
}
