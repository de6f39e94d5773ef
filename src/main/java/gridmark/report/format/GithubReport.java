package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.run.Outcome;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.language.CompileError;
import gridmark.language.Thrown;
import gridmark.report.format.GithubPlaces.Place;
import gridmark.report.view.CaseView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a run in GitHub Actions shows: a summary on its page, annotations beside the code, and
 * outputs for the steps that follow. Everybody who sees the repository sees it, so it is the
 * student's {@link View}.
 */
public final class GithubReport {

  /** What GitHub takes for one step; of more it shows nothing. */
  public static final int MOST_SUMMARY_BYTES = 1 << 20;

  /** With less room there is nothing worth showing. */
  public static final int LEAST_SUMMARY_BYTES = 1_000;

  /** GitHub shows ten of each level a step; the tenth says how many there are besides. */
  private static final int MOST = 9;

  /**
   * A remark that GitHub shows beside the code, or on the page of the run where it has no place.
   *
   * @param level error or warning
   * @param title what it is about, in a few words
   */
  private record Annotation(String level, Optional<Place> place, String title, String message) {

    /** One without a place. */
    Annotation(String level, String title, String message) {
      this(level, Optional.empty(), title, message);
    }

    /** The line that makes GitHub show it. None of the text can end the line or begin another. */
    String command() {
      List<String> properties = new ArrayList<>();
      place.ifPresent(
          where -> {
            properties.add("file=" + property(Printable.text(where.file())));
            properties.add("line=" + where.line());
            if (where.column() > 0) {
              properties.add("col=" + where.column());
            }
          });
      properties.add("title=" + property(Printable.line(title)));
      return "::%s %s::%s"
          .formatted(level, String.join(",", properties), escaped(Printable.text(message)));
    }

    private static String property(String text) {
      return escaped(text).replace(":", "%3A").replace(",", "%2C");
    }

    private static String escaped(String text) {
      return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
  }

  private final ResultView result;
  private final GithubPlaces places;

  private GithubReport(ResultView result, GithubPlaces places) {
    this.result = result;
    this.places = places;
  }

  /**
   * The annotations, a line each.
   *
   * @param sources the paths of the submission's source files, in which frames are looked for
   */
  public static String annotations(Result result, Occasion occasion, List<String> sources) {
    GithubReport report =
        new GithubReport(ResultView.of(result, View.STUDENT), new GithubPlaces(occasion, sources));
    return Stream.of(report.errors(), report.warnings())
        .flatMap(annotations -> limited(annotations).stream())
        .map(annotation -> annotation.command() + "\n")
        .collect(Collectors.joining());
  }

  private static List<Annotation> limited(List<Annotation> all) {
    if (all.size() <= MOST) {
      return all;
    }
    List<Annotation> shown = new ArrayList<>(all.subList(0, MOST));
    String more = "and %d more".formatted(all.size() - MOST);
    shown.add(new Annotation(all.get(0).level(), more, more + ": the report shows all of them"));
    return shown;
  }

  private List<Annotation> errors() {
    if (result.status() == Status.COMPILE_ERROR) {
      return result.compileErrors().stream().map(this::error).toList();
    }
    Stream<Annotation> obstacle =
        Obstacle.of(result).stream()
            .map(what -> new Annotation("error", what.headline(), what.text()));
    return Stream.concat(obstacle, exceptions()).toList();
  }

  private Annotation error(CompileError error) {
    Optional<Place> place = places.of(error);
    String message =
        place.isPresent() || error.file().isEmpty()
            ? error.message()
            : "%s:%d: %s".formatted(error.file(), error.line(), error.message());
    return new Annotation("error", place, ResultWords.headline(result.status()), message);
  }

  /** What was thrown at one place is one annotation, in however many cases it was. */
  private Stream<Annotation> exceptions() {
    return result.cases().stream()
        .filter(each -> thrown(each).isPresent())
        .collect(
            Collectors.groupingBy(
                each -> thrown(each).map(threw -> threw.type() + " " + frame(threw)),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .map(this::exception);
  }

  private static Optional<Thrown> thrown(CaseView each) {
    return each.detail()
        .map(judgement -> judgement.run().outcome())
        .filter(Outcome.Threw.class::isInstance)
        .map(outcome -> ((Outcome.Threw) outcome).thrown());
  }

  private static String frame(Thrown threw) {
    return threw.frames().isEmpty() ? "" : threw.frames().get(0);
  }

  private Annotation exception(List<CaseView> cases) {
    CaseView first = cases.get(0);
    int more = cases.size() - 1;
    String title =
        Words.capital(first.told().orElseThrow().verdict().words())
            + (" in " + first.id())
            + (more == 0 ? "" : " and " + Words.counted(more, "more case"));
    return new Annotation(
        "error", places.of(frame(thrown(first).orElseThrow())), title, ResultWords.sentence(first));
  }

  private List<Annotation> warnings() {
    return result.diagnoses().stream()
        .map(
            each ->
                new Annotation(
                    "warning",
                    "Likely cause: " + each.code(),
                    each.evidence() + "\n" + each.advice()))
        .toList();
  }

  /**
   * The outputs, a line each.
   *
   * @param resultFile where result.json is
   */
  public static String outputs(Result result, Path resultFile) {
    ResultView view = ResultView.of(result, View.STUDENT);
    Map<String, String> outputs = new LinkedHashMap<>();
    outputs.put("score", Words.plain(view.score().points()));
    outputs.put("max-score", Words.plain(view.score().most()));
    outputs.put("status", view.status().name());
    outputs.put("accepted", Long.toString(view.count(Verdict.ACCEPTED)));
    outputs.put("cases", Long.toString(view.cases().size() - view.unshown()));
    outputs.put("result", resultFile.toString());
    return outputs.entrySet().stream()
        // A name with a line break in it could pass for another output.
        .filter(output -> output.getValue().lines().count() == 1)
        .map(output -> output.getKey() + "=" + output.getValue() + "\n")
        .collect(Collectors.joining());
  }
}
