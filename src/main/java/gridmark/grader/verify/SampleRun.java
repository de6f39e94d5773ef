package gridmark.grader.verify;

import gridmark.grader.judge.Verdict;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sample, graded. */
public record SampleRun(Sample sample, Result result) {

  private static final int MOST_TOLD = 3;

  /** The outcome it got, in the words of the folders. */
  public String got() {
    return result.outcome().toLowerCase(Locale.ROOT);
  }

  /** Whether it got what its folder says; where it is bad in one case only, in that case only. */
  public boolean isAsExpected() {
    return got().equals(sample.outcome())
        && (!sample.isBadInOneCaseOnly()
            || result.count(Verdict.ACCEPTED) == result.cases().size() - 1);
  }

  /** Why it got what it got: notes, errors, and the first cases that were not accepted. */
  public String explanation() {
    return Stream.of(
            result.notes().stream(),
            result.compileErrors().stream().map(Object::toString),
            result.cases().stream()
                .filter(each -> each.verdict() != Verdict.ACCEPTED)
                .limit(MOST_TOLD)
                .map(SampleRun::line))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  private static String line(CaseResult each) {
    return "%s: %s: %s"
        .formatted(each.testCase().id(), each.verdict().words(), each.judgement().message());
  }
}
