package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All that is known of a pack; every report is a rendering of it.
 *
 * @param whole the mutants on all cases
 * @param publicPart the mutants on the public cases alone
 * @param smallest the smallest part that catches as many as the whole
 * @param smallestPublic the smallest part of the public cases that catches as many as they do
 * @param samples empty if they were not asked for
 */
public record Verification(
    Pack pack,
    List<ProvedCase> proofs,
    KillMatrix whole,
    KillMatrix publicPart,
    SubPack smallest,
    SubPack smallestPublic,
    Optional<SampleRuns> samples) {

  public Verification {
    proofs = List.copyOf(proofs);
  }

  /** The cases whose expectation is not proved. */
  public List<ProvedCase> unproved() {
    return proofs.stream().filter(each -> !each.proof().holds()).toList();
  }

  /** Whether nothing is wrong with the pack, the mutants and the samples. */
  public boolean isSound() {
    return faults().isEmpty();
  }

  /** What is not as it should be, a sentence each. */
  public List<String> faults() {
    List<String> faults = new ArrayList<>();
    unproved().forEach(each -> faults.add(fault(each)));
    whole
        .survivors()
        .forEach(each -> faults.add("No case catches mutant " + each + ": " + each.difference()));
    whole.wronglyCaught().stream()
        .filter(this::losesProvedCase)
        .forEach(
            each ->
                faults.add("Mutant " + each + " is right, yet loses " + ids(whole, each) + "."));
    samples.map(SampleRuns::unexpected).orElse(List.of()).forEach(run -> faults.add(fault(run)));
    return faults;
  }

  /**
   * Where a case expects the wrong thing, all that is right must lose it, and that is said once.
   */
  private boolean losesProvedCase(Mutant mutant) {
    List<TestCase> unproved = unproved().stream().map(ProvedCase::testCase).toList();
    return !unproved.containsAll(whole.catching(mutant));
  }

  private static String fault(ProvedCase proved) {
    return "Case %s expects %s, but %s."
        .formatted(
            proved.testCase().id(),
            proved.testCase().question().expects(),
            String.join(", and ", proved.proof().doubts()));
  }

  private static String ids(KillMatrix matrix, Mutant mutant) {
    return matrix.catching(mutant).stream().map(TestCase::id).collect(Collectors.joining(", "));
  }

  private static String fault(SampleRun run) {
    return "Sample %s got %s.".formatted(run.sample().name(), run.got().word());
  }
}
