package gridmark.report.page;

import gridmark.assignment.Verdict;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.ScoreLine;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.language.CompileError;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.sandbox.Isolation;
import gridmark.words.Words;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** A result as one HTML file that needs nothing beside it. */
public final class ResultPage {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** One for all results: it remembers how to get at what it is filled with. */
  private static final Template TEMPLATE = Template.named(ResultPage.class, "report");

  private static final String POLICY =
      ContentPolicy.of(ResultPage.class, List.of("style", "report-style"), "report-script");

  private final ResultView result;
  private final View view;
  private final Occasion occasion;
  private final List<CaseCard> cards;

  private ResultPage(ResultView result, View view, Occasion occasion, List<CaseCard> cards) {
    this.result = result;
    this.view = view;
    this.occasion = occasion;
    this.cards = cards;
  }

  /** The text of the file. */
  public static String of(Result result, Occasion occasion, View view) {
    ResultView seen = ResultView.of(result, view);
    List<CaseCard> cards =
        seen.cases().stream()
            .filter(each -> seen.hasRun())
            .map(each -> CaseCard.of(each, view, occasion.reference()))
            .toList();
    return TEMPLATE.fill(new ResultPage(seen, view, occasion, cards).data());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new HashMap<>();
    data.put("policy", POLICY);
    data.put("result", result);
    data.put("seed", result.seed().stream().mapToObj(Long::toString).toList());
    data.put("submission", Printable.line(result.submission()));
    data.put("isInstructor", view == View.INSTRUCTOR);
    data.put(
        "headline", result.status() == Status.GRADED ? "" : ResultWords.headline(result.status()));
    data.put("notes", result.notes().stream().map(Printable::text).toList());
    data.put("cards", cards);
    data.put("groups", groups());
    data.put("unshown", ResultWords.unshown(result));
    data.put("notRun", ResultWords.notRun(result));
    data.put("limits", ResultWords.limits(result.environment().limits()));
    data.put("isOpenProcess", result.environment().isolation() == Isolation.PROCESS);
    data.put("isolation", ResultWords.isolation(result.environment().isolation()));
    data.put("started", TIME.format(occasion.started()));
    data.put("startedIso", occasion.started().truncatedTo(ChronoUnit.SECONDS).toString());
    data.put(
        "formula",
        result.formula().filter(FormulaFacts::usesSat4j).map(FormulaFacts::text).orElse(""));
    addScore(data);
    addErrors(data);
    return data;
  }

  /** One line of the table of points. */
  private record PointsRow(String text, String points) {}

  private void addScore(Map<String, Object> data) {
    Score score = result.score();
    data.put("score", Words.plain(score.points()));
    data.put("most", Words.plain(score.most()));
    double share = score.most() == 0 ? 0 : Math.min(1, score.points() / score.most());
    data.put("scoreWidth", Math.round(share * 1000));
    List<PointsRow> rows = new ArrayList<>();
    for (ScoreLine line : score.lines()) {
      String sign = rows.isEmpty() || line.points() <= 0 ? "" : "+";
      String points = sign + Words.plain(line.points()).replace('-', '\u2212');
      rows.add(new PointsRow(Printable.line(line.text()), points));
    }
    data.put("scoreLines", rows);
  }

  /** A compile error: place and message, then the source line and what else the compiler says. */
  private record ErrorRow(String head, String excerpt) {
    static ErrorRow of(CompileError error) {
      String[] lines = Printable.text(error.toString()).split("\n", 2);
      return new ErrorRow(lines[0], lines.length > 1 ? lines[1].replaceAll("(?m)^  \\| ", "") : "");
    }
  }

  private void addErrors(Map<String, Object> data) {
    List<CompileError> errors = result.compileErrors();
    int more = errors.size() - Obstacle.MOST_ERRORS;
    data.put("errors", errors.stream().limit(Obstacle.MOST_ERRORS).map(ErrorRow::of).toList());
    data.put("moreErrors", more > 0 ? "And " + more + " more." : "");
    data.put("errorsCount", Words.counted(errors.size(), "error"));
    data.put("language", ResultWords.mainVersion(result.environment().languageVersion()));
  }

  /** The cases that ended in one way. */
  private record Group(String key, String words, long count) {}

  private List<Group> groups() {
    Stream<Group> told =
        Stream.of(Verdict.values())
            .map(each -> new Group(ResultWords.key(each), each.words(), result.count(each)));
    return Stream.concat(
            told, Stream.of(new Group(CaseCard.UNSHOWN, "not shown", result.unshown())))
        .filter(group -> group.count() > 0)
        .toList();
  }
}
