package gridmark.assignment.diagnosis;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Observation;
import gridmark.assignment.Probe;
import gridmark.board.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the bug behind failures. Every suspect says which failures it would explain; the simplest
 * that explains most of them is named, and what it leaves is looked at again. Where nothing
 * explains enough, nothing is named.
 *
 * @param look how observations are looked at
 * @param given how much of its answer a question gives away; empty where an answer might be right
 *     by chance in any disguise
 * @param suspects from what is seen directly over the simple to the less simple; a later one has to
 *     explain more than those before it
 */
public record Suspects<S extends Seen>(
    Function<Observation, S> look, Function<S, OptionalInt> given, List<Suspect<S>> suspects)
    implements Diagnoser {

  private static final int MOST = 3;

  public Suspects {
    suspects = List.copyOf(suspects);
  }

  @Override
  public List<Probe> probes(List<Observation> seen) {
    return probesOf(seen).worth();
  }

  @Override
  public List<Probe> disguises(
      List<Observation> seen, List<Observation> disguised, SeededRandom random) {
    return probesOf(seen).disguises(disguised, random);
  }

  @Override
  public Set<String> byHeart(List<Observation> seen, List<Observation> disguised) {
    return probesOf(seen).byHeart(disguised).cases();
  }

  private Probes<S> probesOf(List<Observation> seen) {
    return new Probes<>(seen.stream().map(look).toList(), given);
  }

  @Override
  public List<Diagnosis> diagnose(
      List<Observation> run, List<Observation> again, Set<String> byHeart) {
    Probes<S> probes = probesOf(run);
    List<S> asked = again.stream().map(look).toList();
    Observations<S> seen = Observations.of(probes.all(), asked, Set.of());
    List<Observation> disguised = seen.disguised().stream().map(Seen::observation).toList();
    if (probes.byHeart(disguised).isBeyondChance()) {
      seen = Observations.of(probes.all(), asked, byHeart);
    }
    List<Diagnosis> diagnoses = new ArrayList<>();
    Optional<Cause<S>> main = main(seen);
    int failures = seen.failed().size();
    while (main.isPresent() && diagnoses.size() < MOST) {
      List<S> open = seen.open().all();
      main.get().diagnoses(seen).stream()
          .filter(each -> isNew(each, diagnoses, open))
          .forEach(diagnoses::add);
      seen = seen.without(main.get().explained());
      main = isFew(seen.failed().size(), failures) ? Optional.empty() : main(seen);
    }
    return diagnoses.stream().limit(MOST).toList();
  }

  /** To name a code once more is of use only with other evidence. */
  private static boolean isNew(
      Diagnosis diagnosis, List<Diagnosis> others, List<? extends Seen> open) {
    return others.stream().noneMatch(other -> other.code() == diagnosis.code())
        || open.stream().map(Seen::id).anyMatch(diagnosis.cases()::contains);
  }

  private Optional<Cause<S>> main(Observations<S> seen) {
    Cause<S> best = null;
    for (Suspect<S> suspect : suspects) {
      Optional<Cause<S>> found = suspect.examine(seen);
      if (found.isPresent() && (best == null || isMuchBetter(found.get(), best))) {
        best = found.get();
      }
    }
    return Optional.ofNullable(best).filter(found -> isEnough(found, seen));
  }

  /**
   * One in ten may be the same bug seen from another side; a diagnosis of its own would mislead.
   */
  private static boolean isFew(int left, int failures) {
    return 10 * left <= failures;
  }

  /** A quarter more: a few failures more are no reason to leave the simpler cause. */
  private static boolean isMuchBetter(Cause<?> found, Cause<?> best) {
    return 4 * found.explained().size() > 5 * best.explained().size();
  }

  private static boolean isEnough(Cause<?> found, Observations<?> seen) {
    return 2 * found.explained().size() >= seen.failed().size();
  }
}
