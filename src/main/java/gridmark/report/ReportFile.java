package gridmark.report;

import gridmark.grader.score.Result;
import gridmark.report.view.Occasion;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A file that is part of a report.
 *
 * @param name in the folder of reports
 * @param draft what stands there until there is a result, where a platform must never find nothing
 */
public record ReportFile(String name, Rendering rendering, Optional<Supplier<String>> draft) {

  /** A file that is written when there is a result. */
  ReportFile(String name, Rendering rendering) {
    this(name, rendering, Optional.empty());
  }

  /** Makes the text of a file. */
  @FunctionalInterface
  public interface Rendering {
    String of(Result result, Occasion occasion);
  }
}
