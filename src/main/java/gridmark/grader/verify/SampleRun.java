package gridmark.grader.verify;

import gridmark.assignment.Verdict;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import gridmark.grader.score.Upshot;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sample, graded. */
public record SampleRun(Sample sample, Result result) {

  private static final int MOST_TOLD = 3;

  /** How it ended. */
  public Upshot got() {
    return result.outcome();
  }

  /** Whether it got what its folder says, and lost the cases that it must. */
  public boolean isAsExpected() {
    return got() == sample.expected()
        && (sample.losing().isEmpty()
            || lost().map(each -> each.testCase().id()).toList().equals(sample.losing()));
  }

  private Stream<CaseResult> lost() {
    return result.cases().stream().filter(each -> each.verdict() != Verdict.ACCEPTED);
  }

  /** Why it got what it got: notes, errors, and the first cases that were not accepted. */
  public String explanation() {
    return Stream.of(
            result.notes().stream(),
            result.compileErrors().stream().map(Object::toString),
            lost().limit(MOST_TOLD).map(SampleRun::line))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  private static String line(CaseResult each) {
    return "%s: %s: %s"
        .formatted(each.testCase().id(), each.verdict().words(), each.judgement().message());
  }
}
