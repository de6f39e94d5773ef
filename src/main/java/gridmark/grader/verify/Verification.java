package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    return Stream.of(
            unproved().stream().map(Verification::fault),
            whole.survivors().stream()
                .map(each -> "No case catches mutant " + each + ": " + each.difference()),
            whole.wronglyCaught().stream()
                .filter(this::losesProvedCase)
                .map(each -> "Mutant " + each + " is right, yet loses " + ids(each) + "."),
            samples.stream()
                .flatMap(all -> all.unexpected().stream())
                .map(run -> "Sample %s got %s.".formatted(run.sample(), run.got().word())))
        .flatMap(each -> each)
        .toList();
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

  private String ids(Mutant mutant) {
    return whole.catching(mutant).stream().map(TestCase::id).collect(Collectors.joining(", "));
  }
}
