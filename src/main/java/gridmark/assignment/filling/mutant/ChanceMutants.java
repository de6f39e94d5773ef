package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Mutants that answer the same puzzle now right, now wrong. Their chance begins anew with each
 * solver, so that they do the same in every run.
 */
final class ChanceMutants {

  private static final long SEED = 1;

  private ChanceMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(
        mutant(
            "right-every-other-time",
            "Every second answer has two cells exchanged.",
            ChanceMutants::everySecondTime,
            grid -> Boards.swapped(grid, 0, 0, 8, 8)),
        mutant(
            "swaps-by-chance",
            "One time in two, by chance, two cells of the answer are exchanged.",
            () -> oneTimeIn(2),
            grid -> Boards.swapped(grid, 4, 4, 4, 5)),
        mutant(
            "gives-up-by-chance",
            "One time in three, by chance, it gives up and answers with zeros.",
            () -> oneTimeIn(3),
            Boards::zeros));
  }

  private static Mutant mutant(
      String name,
      String difference,
      Supplier<BooleanSupplier> chance,
      UnaryOperator<int[][]> spoil) {
    return BoardMutants.mutant(
        name, difference, BoardFlaw.RANDOM, () -> spoiling(chance.get(), spoil));
  }

  private static BoardSolver spoiling(BooleanSupplier isDue, UnaryOperator<int[][]> spoil) {
    BoardSolver right = Recipe.RIGHT.start();
    return (sudoku, parity) -> {
      int[][] answer = right.solve(sudoku, parity);
      return isDue.getAsBoolean() ? spoil.apply(answer) : answer;
    };
  }

  private static BooleanSupplier everySecondTime() {
    int[] calls = new int[1];
    return () -> ++calls[0] % 2 == 0;
  }

  private static BooleanSupplier oneTimeIn(int times) {
    Random random = new Random(SEED);
    return () -> random.nextInt(times) == 0;
  }
}
