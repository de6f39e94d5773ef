package gridmark.mutant;

import gridmark.board.Grid;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** All mutants there are. */
public final class Mutants {

  private Mutants() {}

  /**
   * All mutants, the equivalent ones last.
   *
   * @param known the puzzles that the hard-coded ones know the answers to: the public ones of a
   *     pack
   */
  public static List<Mutant> all(Collection<Grid> known) {
    return Stream.of(
            RuleMutants.all(),
            GivenMutants.all(),
            AnswerMutants.all(),
            UnsolvableMutants.all(),
            zeros(),
            StateMutants.all(),
            ChanceMutants.all(),
            TableMutants.all(known),
            EquivalentMutants.all())
        .flatMap(mutants -> mutants)
        .toList();
  }

  private static Stream<Mutant> zeros() {
    return Stream.of(
        new Mutant(
            "zeros-always",
            "Every puzzle is answered with zeros.",
            Flaw.ALWAYS_ZEROS,
            () -> Boards::zeros));
  }
}
