package gridmark.assignment.filling.diagnose;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Violation.Repeated;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * How far a rule is missing: altogether, or for some units, digits or pairs of cells. It is read
 * from the places where the rule is never broken, which takes many places where it is.
 *
 * @param altogether whether nothing of the rule can be made out
 * @param where for the evidence; empty if there is nothing to say
 * @param advice more to the point than that of the code, if the rule is there in part
 */
record Scope(boolean altogether, String where, Optional<String> advice) {

  /** So few units or digits are named as those with mistakes; beyond that, those without. */
  private static final int FEW = 4;

  /** So many mistakes to a unit, or to a digit, before those without mean anything. */
  private static final int ENOUGH = 4;

  static final Scope ALTOGETHER = new Scope(true, "", Optional.empty());

  private static final Scope UNKNOWN = new Scope(false, "", Optional.empty());

  static Scope of(BoardRule rule, List<Sighting> grids) {
    List<Repeated> repeated = Sighting.breaches(grids, rule, Repeated.class);
    if (repeated.size() < 2) {
      return UNKNOWN;
    }
    String unit = repeated.get(0).unit().kind().word();
    return numbers(unit, "in ", repeated, each -> each.unit().index() + 1, n -> true)
        .or(() -> numbers("digit", "with the ", repeated, Repeated::digit, n -> isUsed(n, grids)))
        .or(() -> new CellPairs(grids.get(0).puzzle().shape(), repeated).scope())
        .orElse(UNKNOWN);
  }

  /**
   * Whether a digit was put into cells often enough to be there twice. Without any rule, a SAT
   * solver may do with few digits.
   */
  private static boolean isUsed(int digit, List<Sighting> grids) {
    long open = 0;
    long used = 0;
    for (Sighting grid : grids) {
      Grid filled = grid.filled();
      for (Cell cell : grid.puzzle().shape().cells()) {
        if (grid.givens().at(cell) == 0) {
          open++;
          used += filled.at(cell) == digit ? 1 : 0;
        }
      }
    }
    return 2L * grids.get(0).puzzle().shape().size() * used >= open;
  }

  private static Optional<Scope> numbers(
      String noun,
      String preposition,
      List<Repeated> repeated,
      Function<Repeated, Integer> number,
      IntPredicate mayBeTwice) {
    int size = repeated.get(0).unit().cells().size();
    InCommon common = InCommon.of(preposition + noun, repeated, number);
    List<Integer> without = common.others(size);
    boolean isChance = common.numbers().size() > FEW && repeated.size() < ENOUGH * size;
    if (without.isEmpty() || isChance || !without.stream().allMatch(mayBeTwice::test)) {
      return Optional.empty();
    }
    return Optional.of(
        in(
            common.always(FEW).orElse(common.never(without)),
            "Check the limits of the loops that write this rule: do they come to every %s?"
                .formatted(noun)));
  }

  static Scope in(String where, String advice) {
    return new Scope(false, where, Optional.of(advice));
  }
}
