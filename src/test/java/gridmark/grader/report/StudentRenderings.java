package gridmark.grader.report;

import gridmark.grader.score.Result;
import java.util.Map;
import java.util.function.Function;

/** Everything there is that shows a result to a student. A new format is added here. */
final class StudentRenderings {

  static final Map<String, Function<Result, String>> ALL =
      Map.of(
          "console", console(Style.PLAIN),
          "console in colour", console(new Style(true, true)),
          "console in ASCII", console(new Style(false, false)));

  private StudentRenderings() {}

  private static Function<Result, String> console(Style style) {
    return result -> ConsoleReport.of(result, style, View.STUDENT);
  }
}
