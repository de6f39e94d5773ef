package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
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
        spoiling(
                "right-every-other-time",
                ChanceMutants::everySecondTime,
                grid -> Boards.swapped(grid, 0, 0, 8, 8))
            .differs("Every second answer has two cells exchanged."),
        spoiling("swaps-by-chance", () -> oneTimeIn(2), grid -> Boards.swapped(grid, 4, 4, 4, 5))
            .differs("One time in two, by chance, two cells of the answer are exchanged."),
        spoiling("gives-up-by-chance", () -> oneTimeIn(3), Boards::zeros)
            .differs("One time in three, by chance, it gives up and answers with zeros."));
  }

  private static Unworded spoiling(
      String name, Supplier<BooleanSupplier> chance, UnaryOperator<int[][]> spoil) {
    return BoardMutants.mutant(
        BoardFlaw.RANDOM,
        name,
        () -> {
          BoardSolver right = Recipe.RIGHT.get();
          BooleanSupplier isDue = chance.get();
          return (sudoku, parity) -> {
            int[][] answer = right.solve(sudoku, parity);
            return isDue.getAsBoolean() ? spoil.apply(answer) : answer;
          };
        });
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
