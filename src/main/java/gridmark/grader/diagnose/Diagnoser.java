package gridmark.grader.diagnose;

import gridmark.grader.judge.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the bug behind failures. Every suspect says which failures it would explain; the simplest
 * that explains most of them is named, and what it leaves is looked at again. Where nothing
 * explains enough, nothing is named.
 */
public final class Diagnoser {

  private static final int MOST = 3;

  /**
   * From what is seen directly over the simple to the less simple. A later one has to explain more
   * than those before it.
   */
  private static final List<Suspect> SUSPECTS =
      Stream.of(
              Stream.of(new Chance(), new StateLeak()),
              Stream.of(Slip.values()).map(DecodingSlip::new),
              Stream.of(Misreading.values()).map(MisreadGivens::new),
              Stream.of(Rule.ROW, Rule.COLUMN, Rule.BLOCK).map(MissingRules::of),
              Stream.of(
                  new DisplacedDigits(),
                  new HardCoded(),
                  new MishandledUnsolvable(),
                  new IgnoredGivens(),
                  new NoDigits(),
                  new EmptyCells(),
                  MissingRules.of(Rule.ROW, Rule.COLUMN),
                  MissingRules.of(Rule.ROW, Rule.BLOCK),
                  MissingRules.of(Rule.COLUMN, Rule.BLOCK),
                  MissingRules.of(Rule.ROW, Rule.COLUMN, Rule.BLOCK),
                  MissingRules.misplaced(Rule.ROW),
                  MissingRules.misplaced(Rule.COLUMN),
                  MissingRules.misplaced(Rule.BLOCK),
                  new WrongShape(),
                  new NeedlessZeros(),
                  new Slowness()))
          .<Suspect>flatMap(suspects -> suspects)
          .toList();

  private Diagnoser() {}

  /**
   * At most three bugs, the main one first; none if nothing failed.
   *
   * @param again what came of the cases that {@link Probes} asked for
   */
  public static List<Diagnosis> diagnose(List<Judgement> judgements, List<Judgement> again) {
    Observations seen = Observations.of(judgements, again);
    List<Diagnosis> diagnoses = new ArrayList<>();
    Optional<Finding> main = main(seen);
    int failures = seen.failed().size();
    while (main.isPresent() && diagnoses.size() < MOST) {
      diagnoses.addAll(main.get().diagnoses());
      seen = seen.without(main.get().explained());
      main = isFew(seen.failed().size(), failures) ? Optional.empty() : main(seen);
    }
    return diagnoses.stream().limit(MOST).toList();
  }

  private static Optional<Finding> main(Observations seen) {
    Finding best = null;
    for (Suspect suspect : SUSPECTS) {
      Optional<Finding> found = suspect.examine(seen);
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
  private static boolean isMuchBetter(Finding found, Finding best) {
    return 4 * found.explained().size() > 5 * best.explained().size();
  }

  private static boolean isEnough(Finding found, Observations seen) {
    return 2 * found.explained().size() >= seen.failed().size();
  }
}
