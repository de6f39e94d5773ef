package gridmark.report.view;

import gridmark.assignment.Verdict;
import gridmark.grader.submission.Printable;
import gridmark.language.CompileError;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why no case could be run. Formats that know nothing but tests show it as one more test, so that
 * it is not lost among the cases that were skipped for it.
 *
 * @param test what was tried, as the name of a test
 * @param headline what came of it
 * @param text all that is known, in lines
 */
public record Obstacle(String test, String headline, String text) {

  public Obstacle {
    text = ResultWords.echoed(text);
  }

  /** More of them help nobody at a time. */
  public static final int MOST_ERRORS = 20;

  public static Optional<Obstacle> of(ResultView result) {
    return switch (result.status()) {
      case GRADED -> Optional.empty();
      case COMPILE_ERROR -> of("compiles", result, errors(result));
      case NO_SOLVER -> of("has a solver", result, notes(result));
      case WRONG_INTERFACE -> of("has a solver that can be called", result, notes(result));
      case GRADER_ERROR ->
          result.count(Verdict.GRADER_ERROR) > 0
              ? Optional.empty()
              : of("can be graded", result, notes(result));
    };
  }

  private static Optional<Obstacle> of(String test, ResultView result, String text) {
    return Optional.of(new Obstacle(test, ResultWords.headline(result.status()), text));
  }

  private static String notes(ResultView result) {
    return result.notes().stream().map(Printable::text).collect(Collectors.joining("\n"));
  }

  /** The compile errors, with a blank line between them. */
  public static String errors(ResultView result) {
    List<CompileError> errors = result.compileErrors();
    String text =
        errors.stream()
            .limit(MOST_ERRORS)
            .map(error -> Printable.text(error.toString()))
            .collect(Collectors.joining("\n\n"));
    return errors.size() > MOST_ERRORS
        ? text + "\n\nand " + (errors.size() - MOST_ERRORS) + " more"
        : text;
  }
}
