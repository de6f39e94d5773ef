package gridmark.report.verification;

import gridmark.assignment.Mutant;
import gridmark.assignment.Proof;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix;
import gridmark.grader.verify.SampleRuns;
import gridmark.grader.verify.SampleRuns.SampleRun;
import gridmark.grader.verify.SubPack;
import gridmark.grader.verify.Verification;
import gridmark.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** What a verification says, in sentences that text and page share. */
final class VerificationWords {

  private final Verification verification;

  VerificationWords(Verification verification) {
    this.verification = verification;
  }

  String headline() {
    int faults = verification.faults().size();
    return switch (faults) {
      case 0 -> "All is as it should be.";
      case 1 -> "One thing is not as it should be.";
      default -> faults + " things are not as they should be.";
    };
  }

  String pack() {
    List<TestCase> cases = verification.pack().cases();
    long hidden = cases.stream().filter(TestCase::isHidden).count();
    return "%s, %d public and %d hidden"
        .formatted(Words.counted(cases.size(), "case"), cases.size() - hidden, hidden);
  }

  String proofs() {
    int all = verification.proofs().size();
    return "%d of %d expectations are proved: two solvers that share no code agree with them, and every grid found keeps the rules."
        .formatted(all - verification.unproved().size(), all);
  }

  String caught() {
    KillMatrix whole = verification.whole();
    String doubt =
        verification.unproved().isEmpty()
            ? ""
            : "With expectations that are wrong, what follows means little. ";
    return "%sThe pack catches %d of %d wrong solvers. %d others are made differently but right; losing a point: %s."
        .formatted(
            doubt,
            whole.caught(),
            whole.wrong().size(),
            whole.mutants().size() - whole.wrong().size(),
            whole.wronglyCaught().isEmpty() ? "none" : names(whole.wronglyCaught()));
  }

  String publicCaught() {
    KillMatrix part = verification.publicPart();
    String missed = part.survivors().isEmpty() ? "" : " It misses " + names(part.survivors()) + ".";
    return "The public part alone catches %d of %d (%d %%).%s"
        .formatted(part.caught(), part.wrong().size(), part.percent(), missed);
  }

  String smallest() {
    return smallest("the whole pack", verification.smallest());
  }

  String smallestPublic() {
    return smallest("the public part", verification.smallestPublic());
  }

  private static String smallest(String whole, SubPack part) {
    return "Enough to catch what %s catches of those that forget between calls: %s%s (%s). Of those that remember too: %s (%s)."
        .formatted(
            whole,
            Words.counted(part.core().size(), "case"),
            part.isSmallest() ? ", and no fewer" : "",
            ids(part.core()),
            Words.counted(part.cases().size(), "case"),
            ids(part.cases()));
  }

  String dead() {
    long dead =
        verification.pack().cases().stream()
            .filter(each -> verification.whole().outdoneBy(each).isPresent())
            .count();
    return "Dead cases: %d. Another one catches all that such a case does. There may be other reasons to keep it: to be hard, to be seen first."
        .formatted(dead);
  }

  /** Empty if the points of hidden cases tell nothing. */
  String points() {
    List<Double> telling = verification.pack().tellingPoints();
    return telling.isEmpty()
        ? ""
        : "Points that tell: all hidden cases worth %s expect the same, so students know which need no solving. Give hidden cases of each kind the same points."
            .formatted(Words.list(telling.stream().map(Words::plain).toList()));
  }

  String samples(SampleRuns samples) {
    int all = samples.runs().size();
    return "%d of %d samples got the outcome of their folder."
        .formatted(all - samples.unexpected().size(), all);
  }

  String timeLimit(SampleRuns samples) {
    return samples
        .slowest()
        .map(time -> timeLimit(samples, time))
        .orElse("Without a sample that is accepted there is no time limit to suggest.");
  }

  private static String timeLimit(SampleRuns samples, SampleRuns.Time time) {
    List<SampleRun> slow = samples.slow();
    long ended = slow.stream().filter(SampleRun::isAsExpected).count();
    return ("The slowest correct sample, %s, took %s of processor time for %s. Suggested is --time-limit %d, %d times that in whole"
            + " seconds, for slower programs. With it, %d of %d samples that never end were told so.")
        .formatted(
            time.sample().name(),
            Words.hundredths(time.cpu()),
            time.testCase().id(),
            time.suggestedLimit().toSeconds(),
            SampleRuns.FACTOR,
            ended,
            slow.size());
  }

  static String solutions(Proof proof) {
    return (proof.isExact() ? "" : "at least ") + Words.grouped(proof.solutions());
  }

  static String names(Collection<Mutant> mutants) {
    return mutants.stream().map(Mutant::name).collect(Collectors.joining(", "));
  }

  static String ids(Collection<TestCase> cases) {
    return cases.stream().map(TestCase::id).collect(Collectors.joining(", "));
  }
}
