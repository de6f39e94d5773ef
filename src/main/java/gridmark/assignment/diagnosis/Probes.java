package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import gridmark.assignment.Probe;
import gridmark.board.SeededRandom;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The questions worth asking again, in fresh processes: some that failed, to see whether they fail
 * on their own, and one that was right. There are few, and none for a submission that answers
 * everything rightly.
 *
 * @param given how much of its answer a question gives away; empty where an answer might be right
 *     by chance in any disguise
 */
record Probes<S extends Seen>(List<S> all, Function<S, OptionalInt> given) {

  private static final int MOST_FAILED = 3;

  List<Probe> worth() {
    List<S> failed = all.stream().filter(Seen::isWrongOrCrashed).toList();
    return failed.isEmpty()
        ? List.of()
        : Stream.concat(failedOnes(failed), right().limit(1).map(Probes::asItWas)).toList();
  }

  /**
   * What was answered rightly, though it has to be worked out; that which takes most comes first.
   */
  private Stream<S> right() {
    return toWorkOut().filter(Seen::isAccepted).sorted(byWhatIsGiven());
  }

  private Stream<S> toWorkOut() {
    return Observations.open(all).stream().filter(each -> given.apply(each).isPresent());
  }

  private Comparator<S> byWhatIsGiven() {
    return Comparator.comparingInt(each -> given.apply(each).getAsInt());
  }

  /** The next round of disguises, each drawn anew; see {@link ByHeart#next}. */
  List<Probe> disguises(List<Observation> disguised, SeededRandom random) {
    return all.stream().anyMatch(Seen::isFailed)
        ? byHeart(disguised).next().stream().map(each -> disguised(each, random)).toList()
        : List.of();
  }

  /** What gives away most comes first: nobody runs out of time there. */
  ByHeart byHeart(List<Observation> disguised) {
    return new ByHeart(
        Observations.open(all).stream().map(Seen::observation).toList(),
        toWorkOut().sorted(byWhatIsGiven().reversed()).map(Seen::observation).toList(),
        disguised);
  }

  /**
   * Public ones first, since of them a student can be told; the first, the last and one between,
   * since what is kept between calls may fail only after many of them.
   */
  private static <S extends Seen> Stream<Probe> failedOnes(List<S> failed) {
    List<S> open = Observations.open(failed);
    int last = open.size() - 1;
    Stream<S> spread =
        open.isEmpty() ? Stream.of() : IntStream.of(0, last / 2, last).mapToObj(open::get);
    return Stream.of(spread, open.stream(), failed.stream())
        .flatMap(some -> some)
        .distinct()
        .limit(MOST_FAILED)
        .map(Probes::asItWas);
  }

  private static Probe asItWas(Seen seen) {
    return new Probe(seen.id(), seen.observation().question());
  }

  private static Probe disguised(Observation seen, SeededRandom random) {
    return new Probe(seen.id(), seen.question().disguised(random, seen.tags()));
  }
}
