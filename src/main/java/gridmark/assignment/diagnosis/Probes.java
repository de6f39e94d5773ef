package gridmark.assignment.diagnosis;

import gridmark.assignment.Probe;
import gridmark.assignment.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The questions worth asking again, in fresh processes: some that failed, to see whether they fail
 * on their own, and some that were right, changed, to see whether they were computed. There are
 * few, and none for a submission that answers everything rightly.
 */
record Probes<S extends Seen>(List<S> all, Function<S, Optional<Question>> others) {

  private static final int MOST_FAILED = 3;
  private static final int MOST_RIGHT = 2;

  List<Probe> worth() {
    List<S> failed = all.stream().filter(Seen::isWrongOrCrashed).toList();
    if (failed.isEmpty()) {
      return List.of();
    }
    List<S> right =
        Observations.open(all).stream()
            .filter(each -> each.isAccepted() && others.apply(each).isPresent())
            .limit(MOST_RIGHT)
            .toList();
    return Stream.of(
            failedOnes(failed),
            // Unchanged, to know that it is the change that matters.
            right.stream().limit(1).map(Probes::asItWas),
            right.stream().map(each -> new Probe(each.id(), others.apply(each).orElseThrow())))
        .flatMap(probes -> probes)
        .toList();
  }

  /** Public ones first, since of them a student can be told. */
  private static Stream<Probe> failedOnes(List<? extends Seen> failed) {
    return Stream.concat(Observations.open(failed).stream(), failed.stream())
        .distinct()
        .limit(MOST_FAILED)
        .map(Probes::asItWas);
  }

  private static Probe asItWas(Seen seen) {
    return new Probe(seen.id(), seen.observation().question());
  }
}
