package gridmark.grader.verify;

import gridmark.grader.pack.TestCase;
import gridmark.reference.HittingSet;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The smallest part of a pack that catches as many mutants as the pack.
 *
 * @param core catches every mutant without a memory
 * @param isSmallest whether it is proved that no smaller core would do
 * @param cases the core, and what it takes to catch those with a memory too
 */
public record SubPack(List<TestCase> core, boolean isSmallest, List<TestCase> cases) {

  private static final int MOST_STEPS = 2_000_000;

  public SubPack {
    core = List.copyOf(core);
    cases = List.copyOf(cases);
  }

  /**
   * Of each mutant's cases one has to be chosen: a smallest hitting set of them. What a mutant with
   * a memory loses depends on the cases before; so it is run on the part, and where it gets
   * through, the part grows.
   */
  static SubPack of(KillMatrix matrix) {
    List<BitSet> sets =
        matrix.wrong().stream()
            .filter(mutant -> !mutant.hasMemory() && !matrix.catching(mutant).isEmpty())
            .map(
                mutant ->
                    matrix.catching(mutant).stream()
                        .mapToInt(matrix.cases()::indexOf)
                        .collect(BitSet::new, BitSet::set, BitSet::or))
            .toList();
    HittingSet smallest = new HittingSet(sets, matrix.cases().size() + 1, MOST_STEPS);
    List<TestCase> core = smallest.best().stream().mapToObj(matrix.cases()::get).toList();
    return new SubPack(core, smallest.finished(), grown(matrix, core));
  }

  /** With more cases, as long as mutants get through: each time with the one that stops most. */
  private static List<TestCase> grown(KillMatrix matrix, List<TestCase> core) {
    List<TestCase> part = core;
    while (matrix.on(part).caught() < matrix.caught()) {
      List<TestCase> before = part;
      part =
          matrix.cases().stream()
              .filter(each -> !before.contains(each))
              .map(each -> with(matrix, before, each))
              .max(Comparator.comparingInt(more -> matrix.on(more).caught()))
              .orElseThrow();
    }
    return part;
  }

  /** In the order of the pack. */
  private static List<TestCase> with(KillMatrix matrix, List<TestCase> part, TestCase more) {
    return matrix.cases().stream()
        .filter(each -> each.equals(more) || part.contains(each))
        .toList();
  }
}
