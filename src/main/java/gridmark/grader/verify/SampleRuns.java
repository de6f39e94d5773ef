package gridmark.grader.verify;

import gridmark.assignment.Verdict;
import gridmark.grader.pack.TestCase;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import gridmark.grader.score.Upshot;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All samples, graded, and what their times say. */
public record SampleRuns(List<SampleRun> runs) {

  /**
   * How many times the longest time a limit is. Students' programs are slower than ours, but one
   * that is slower by more than this is likely to search without an end.
   */
  public static final int FACTOR = 5;

  private static final Comparator<Time> BY_LENGTH = Comparator.comparing(Time::cpu);

  public SampleRuns {
    runs = List.copyOf(runs);
  }

  /** The samples that did not get the outcome of their folder. */
  public List<SampleRun> unexpected() {
    return runs.stream().filter(run -> !run.isAsExpected()).toList();
  }

  /** A sample's processor time on one case. */
  public record Time(Sample sample, TestCase testCase, Duration cpu) {

    /** Some times as long, in whole seconds. */
    public Duration suggestedLimit() {
      return Duration.ofSeconds(Math.max(1, (FACTOR * cpu.toMillis() + 999) / 1000));
    }
  }

  /** The correct sample that took longest for a case. */
  public Optional<Time> slowest(TestCase testCase) {
    return times().filter(time -> time.testCase().id().equals(testCase.id())).max(BY_LENGTH);
  }

  /** The correct sample that took longest for any case. */
  public Optional<Time> slowest() {
    return times().max(BY_LENGTH);
  }

  private Stream<Time> times() {
    return runs.stream().filter(run -> run.sample().isCorrect()).flatMap(SampleRuns::times);
  }

  private static Stream<Time> times(SampleRun run) {
    return run.result().cases().stream()
        .filter(each -> each.verdict() == Verdict.ACCEPTED)
        .map(each -> new Time(run.sample(), each.testCase(), each.judgement().run().cpu()));
  }

  /** The time limit that the correct samples suggest, if there are any. */
  public Optional<Duration> suggestedLimit() {
    return slowest().map(Time::suggestedLimit);
  }

  /** The samples that must run out of time. */
  public List<SampleRun> slow() {
    return runs.stream().filter(run -> run.sample().isSlow()).toList();
  }

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
}
