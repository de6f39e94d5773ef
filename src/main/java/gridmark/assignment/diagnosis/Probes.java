package gridmark.assignment.diagnosis;

import gridmark.assignment.Probe;
import gridmark.board.SeededRandom;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
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
  private static final int MOST_HARD = 6;

  /** How often each of these is asked at least, every time in another disguise. */
  private static final int TIMES = 3;

  /** Who fails so often that more would have to be asked is asked no more than that. */
  private static final int MOST_DISGUISES = 40;

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
    return Observations.open(all).stream()
        .filter(each -> each.isAccepted() && given.apply(each).isPresent())
        .sorted(Comparator.comparingInt(each -> given.apply(each).getAsInt()));
  }

  /**
   * First what takes most work, since who knows that by heart may have worked out the rest; and the
   * first of it as it was, to know that it is the disguise that matters. Then what takes least,
   * where nobody runs out of time who has worked it out before.
   */
  List<List<Probe>> disguises(SeededRandom random) {
    List<S> right = right().toList();
    if (right.isEmpty() || all.stream().noneMatch(Seen::isFailed)) {
      return List.of();
    }
    int enough = Math.min(MOST_DISGUISES, HardCoded.enough(failing()));
    List<S> hard = right.stream().limit(MOST_HARD).toList();
    List<S> easy = right.subList(Math.max(0, right.size() - HardCoded.FEWEST), right.size());
    return List.of(
        Stream.concat(
                Collections.nCopies(times(enough, hard.size()), hard).stream()
                    .flatMap(List::stream)
                    .map(each -> disguised(each, random)),
                Stream.of(asItWas(hard.get(0))))
            .toList(),
        easy.stream().map(each -> disguised(each, random)).toList());
  }

  /** At least so often that all together are enough. */
  private static int times(int enough, int questions) {
    return Math.max(TIMES, (enough + questions - 1) / questions);
  }

  /** How many questions were answered rightly that may be asked in disguise. */
  long known() {
    return right().count();
  }

  /**
   * Whether so many disguises failed that it is no bug that was lucky with these questions and not
   * with their disguises.
   */
  boolean isNoChance(List<S> again) {
    Set<String> known =
        all.stream().map(each -> each.observation().question().key()).collect(Collectors.toSet());
    return again.stream()
            .map(Seen::observation)
            .filter(each -> !known.contains(each.question().key()) && !each.isWorkedOut())
            .count()
        >= HardCoded.enough(failing());
  }

  /** What part of the open questions failed of those that have to be worked out. */
  private double failing() {
    List<S> asked =
        Observations.open(all).stream().filter(each -> given.apply(each).isPresent()).toList();
    return asked.stream().mapToInt(each -> each.isFailed() ? 1 : 0).average().orElse(0);
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

  private static Probe disguised(Seen seen, SeededRandom random) {
    return new Probe(
        seen.id(), seen.observation().question().disguised(random, seen.observation().tags()));
  }
}
