package gridmark.reference;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Finds a smallest set that has a member in each of several sets, by branching on the members of
 * the smallest set that is not hit yet. Sets not hit that are disjoint need a member each, which
 * cuts most branches.
 */
public final class HittingSet {

  private final List<BitSet> sets;
  private final int mostSteps;
  private BitSet best;
  private int bound;
  private int steps;

  /**
   * Searches at once.
   *
   * @param sets to be hit
   * @param bound only sets with fewer members than this count
   * @param mostSteps where the search is given up
   */
  public HittingSet(List<BitSet> sets, int bound, int mostSteps) {
    this.sets = narrow(sets);
    this.bound = bound;
    this.mostSteps = mostSteps;
    search(new BitSet(), new BitSet());
  }

  /** The sets that contain no other, the small ones first. Who hits these hits all. */
  private static List<BitSet> narrow(List<BitSet> sets) {
    List<BitSet> narrow = new ArrayList<>();
    sets.stream()
        .sorted(Comparator.comparingInt(BitSet::cardinality))
        .filter(set -> narrow.stream().noneMatch(part -> usable(part, set).isEmpty()))
        .forEach(narrow::add);
    return narrow;
  }

  int steps() {
    return steps;
  }

  /** Whether the search came to its end, so that no smaller set than the best exists. */
  public boolean finished() {
    return steps <= mostSteps;
  }

  /** Whether a set below the bound was found. */
  public boolean found() {
    return best != null;
  }

  /** The smallest set below the bound that was found. */
  public BitSet best() {
    return (BitSet) best.clone();
  }

  private void search(BitSet chosen, BitSet excluded) {
    if (++steps > mostSteps || chosen.cardinality() + leastMore(chosen, excluded) >= bound) {
      return;
    }
    BitSet narrowest = narrowest(chosen, excluded);
    if (narrowest == null) {
      best = (BitSet) chosen.clone();
      bound = chosen.cardinality();
      return;
    }
    BitSet tried = (BitSet) excluded.clone();
    narrowest.stream()
        .forEach(
            member -> {
              chosen.set(member);
              search(chosen, tried);
              chosen.clear(member);
              tried.set(member);
            });
  }

  /** How many members more it takes at least: one for each of some disjoint sets not hit yet. */
  private int leastMore(BitSet chosen, BitSet excluded) {
    BitSet covered = (BitSet) chosen.clone();
    int count = 0;
    for (BitSet set : sets) {
      if (!set.intersects(covered)) {
        BitSet usable = usable(set, excluded);
        if (usable.isEmpty()) {
          return bound;
        }
        covered.or(usable);
        count++;
      }
    }
    return count;
  }

  /** The usable members of the set that is not hit yet and has fewest of them, or null. */
  private BitSet narrowest(BitSet chosen, BitSet excluded) {
    BitSet narrowest = null;
    for (BitSet set : sets) {
      if (!set.intersects(chosen)) {
        BitSet usable = usable(set, excluded);
        if (narrowest == null || usable.cardinality() < narrowest.cardinality()) {
          narrowest = usable;
        }
      }
    }
    return narrowest;
  }

  private static BitSet usable(BitSet set, BitSet excluded) {
    BitSet usable = (BitSet) set.clone();
    usable.andNot(excluded);
    return usable;
  }
}
