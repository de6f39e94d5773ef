package gridmark.reference;

import gridmark.board.Puzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Tells which sets of a puzzle's facts can stand together, and remembers what it saw: a filled
 * board answers for every set that it obeys, a conflict for every set that contains it.
 */
final class Trials {

  /** Where the search for a smallest conflict is given up. */
  private static final int MOST_ROUNDS = 200;

  /** The same, counted in steps of the search for hitting sets, in all rounds together. */
  private static final int MOST_STEPS = 100_000;

  /**
   * The same, counted in decisions of the solver. Within that, some tenths of a second on the 9x9
   * board.
   */
  private static final long MOST_DECISIONS = 50_000;

  private final Facts facts;

  /** For each filled board that was met, the facts that it breaks. */
  private final List<BitSet> broken = new ArrayList<>();

  private final List<BitSet> conflicts = new ArrayList<>();
  private long decisions;

  Trials(Facts facts) {
    this.facts = facts;
  }

  /** Whether there is a filled board that obeys all these facts. */
  boolean canStand(BitSet set) {
    if (set.cardinality() == 1 && facts.digits() > 1) {
      // Exchanging two digits on any filled board makes it obey a single fact.
      return true;
    }
    if (broken.stream().anyMatch(each -> !each.intersects(set))) {
      return true;
    }
    if (conflicts.stream().anyMatch(conflict -> contains(set, conflict))) {
      return false;
    }
    ReferenceSolver.stopIfInterrupted();
    Puzzle puzzle = facts.only(set);
    Solved solved = ReferenceSolver.search(puzzle, 1);
    decisions += solved.decisions();
    solved.solutions().forEach(grid -> broken.add(facts.brokenBy(grid)));
    return !solved.solutions().isEmpty();
  }

  /** Whether so much was searched that one should be content with the conflicts there are. */
  boolean tired() {
    return decisions > MOST_DECISIONS;
  }

  private static boolean contains(BitSet set, BitSet part) {
    BitSet rest = (BitSet) part.clone();
    rest.andNot(set);
    return rest.isEmpty();
  }

  /**
   * Drops facts in the given order as long as the rest cannot stand. What is left is minimal: each
   * fact that was kept was needed for a larger set already.
   */
  BitSet shrink(BitSet set, int[] order) {
    BitSet rest = (BitSet) set.clone();
    for (int fact : order) {
      if (rest.get(fact)) {
        rest.clear(fact);
        rest.set(fact, canStand(rest));
      }
    }
    conflicts.add(rest);
    return rest;
  }

  /**
   * Looks for a conflict with fewer facts than this number. Every filled board breaks a fact of
   * every conflict. So a smallest set with a fact broken by each board met so far has no more facts
   * than the smallest conflict: if it cannot stand, it is one; if it can, that is one more board.
   *
   * @return a smallest conflict; or an empty set if there is none so small; or nothing at all if
   *     the search was given up
   */
  Optional<BitSet> smallerThan(int bound) {
    int stepsLeft = MOST_STEPS;
    for (int round = 0; round < MOST_ROUNDS && !tired(); round++) {
      HittingSet hitting = new HittingSet(broken, bound, stepsLeft);
      stepsLeft -= hitting.steps();
      if (!hitting.finished()) {
        return Optional.empty();
      }
      if (!hitting.found()) {
        return Optional.of(new BitSet());
      }
      if (!canStand(hitting.best())) {
        return Optional.of(hitting.best());
      }
      improveLast();
    }
    return Optional.empty();
  }

  /** Looks for boards that break only some of the facts that the last one breaks. */
  private void improveLast() {
    BitSet kept = facts.all();
    kept.andNot(broken.get(broken.size() - 1));
    for (int fact : broken.get(broken.size() - 1).stream().toArray()) {
      kept.set(fact);
      kept.set(fact, canStand(kept));
    }
  }
}
