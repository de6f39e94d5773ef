package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.grader.score.Score;
import gridmark.grader.score.ScoreLine;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The result for Classroom 50, whose releases students see: it is their {@link View}. Scores are
 * whole hundredths of a point there, and the total is the sum of the tests; so what a rubric makes
 * of the cases is a test too.
 */
public final class Classroom50Report {

  private static final String SCHEMA = "classroom50/result/v1";

  private final ResultView result;
  private final List<Test> tests = new ArrayList<>();

  private Classroom50Report(ResultView result) {
    this.result = result;
  }

  private record Test(String name, boolean passed, long score, long most) {}

  /** The text of the file. */
  public static String of(Result result, Occasion occasion) {
    Classroom50Report report = new Classroom50Report(ResultView.of(result, View.STUDENT));
    report.addObstacle();
    report.addCases();
    report.addRubric();
    report.addUnshown();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("schema", SCHEMA);
    node.put("classroom", occasion.variable("CLASSROOM").orElse(""));
    node.put("assignment", occasion.variable("ASSIGNMENT").orElse(result.assignment()));
    node.put(
        "submission",
        occasion.variable("SUBMISSION_TAG").orElse(Printable.line(result.submission())));
    node.put("commit", occasion.variable("COMMIT_URL").orElse(""));
    node.put("release", occasion.variable("RELEASE_URL").orElse(""));
    node.put("review", occasion.variable("REVIEW_URL").orElse(""));
    node.put("datetime", occasion.started().truncatedTo(ChronoUnit.SECONDS).toString());
    node.put("score", report.sumOf(Test::score));
    node.put("max-score", report.sumOf(Test::most));
    ArrayNode array = node.putArray("tests");
    for (Test test : report.tests) {
      array
          .addObject()
          .put("test-name", test.name())
          .put("passed", test.passed())
          .put("score", test.score())
          .put("max-score", test.most());
    }
    return JsonText.of(node);
  }

  private long sumOf(ToLongFunction<Test> points) {
    return tests.stream().mapToLong(points).sum();
  }

  private void addObstacle() {
    Obstacle.of(result)
        .ifPresent(
            what -> {
              String reason = what.text().lines().findFirst().orElse(what.headline());
              tests.add(new Test(Printable.line(what.test() + ": " + reason), false, 0, 0));
            });
  }

  private void addCases() {
    List<CaseView> cases = result.cases().stream().filter(each -> each.told().isPresent()).toList();
    List<CaseView.Told> told = cases.stream().flatMap(each -> each.told().stream()).toList();
    List<Long> most = summingUp(told.stream().map(CaseView.Told::maxPoints).toList());
    // A full case has all it is worth here too, whichever way that was rounded.
    Predicate<CaseView.Told> isFull = each -> each.points() >= each.maxPoints();
    Iterator<Long> earned =
        summingUp(told.stream().filter(isFull.negate()).map(CaseView.Told::points).toList())
            .iterator();
    for (int i = 0; i < told.size(); i++) {
      long all = most.get(i);
      long score = isFull.test(told.get(i)) ? all : Math.min(all, earned.next());
      CaseView each = cases.get(i);
      tests.add(new Test(Printable.line(each.name()), each.is(Verdict.ACCEPTED), score, all));
    }
  }

  /** What lies between the cases and the score: weights, bonus, penalties, rounding, the cap. */
  private void addRubric() {
    Score score = result.score();
    long more = hundredths(score.points()) - sumOf(Test::score);
    long moreMost = hundredths(score.most()) - sumOf(Test::most);
    if (score.isPlain() && more == 0 && moreMost == 0) {
      return;
    }
    Stream<String> lines = score.lines().stream().skip(1).map(ScoreLine::text);
    Stream<String> most =
        moreMost == 0 ? Stream.of() : Stream.of(Words.plain(score.most()) + " can be had in all");
    String reasons = Stream.concat(lines, most).collect(Collectors.joining("; "));
    String name = reasons.isEmpty() ? "rounded" : "rubric: " + reasons;
    boolean passed = more >= moreMost && result.status() != Status.GRADER_ERROR;
    tests.add(new Test(Printable.line(name), passed, more, moreMost));
  }

  /** Neither passed nor failed as far as students may know; with no points it changes nothing. */
  private void addUnshown() {
    List<String> ids =
        result.cases().stream().filter(each -> each.told().isEmpty()).map(CaseView::id).toList();
    if (!ids.isEmpty()) {
      String count = Words.counted(ids.size(), "case counts", "cases count");
      tests.add(new Test(count + " without being shown: " + String.join(", ", ids), true, 0, 0));
    }
  }

  /** The nearest to these points: the platform knows integers only. */
  private static long hundredths(double points) {
    return exact(points).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }

  /**
   * Each of the points as one of the two hundredths next to it, so that all together are the
   * nearest to their sum: those that lose most by rounding down are rounded up.
   */
  private static List<Long> summingUp(List<Double> points) {
    List<BigDecimal> exact = points.stream().map(Classroom50Report::exact).toList();
    List<Long> whole = new ArrayList<>(exact.stream().map(BigDecimal::longValue).toList());
    long sum =
        exact.stream()
            .reduce(BigDecimal.ZERO, BigDecimal::add)
            .setScale(0, RoundingMode.HALF_UP)
            .longValueExact();
    long missing = sum - whole.stream().mapToLong(Long::longValue).sum();
    IntStream.range(0, exact.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer i) -> exact.get(i).remainder(BigDecimal.ONE)).reversed())
        .limit(missing)
        .forEach(i -> whole.set(i, whole.get(i) + 1));
    return List.copyOf(whole);
  }

  private static BigDecimal exact(double points) {
    return BigDecimal.valueOf(points).movePointRight(2);
  }
}
