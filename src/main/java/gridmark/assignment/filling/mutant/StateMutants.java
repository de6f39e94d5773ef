package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.BoardFlaw.RANDOM;
import static gridmark.assignment.filling.mutant.BoardFlaw.STATE;
import static gridmark.assignment.filling.mutant.BoardMutants.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.sat.Cnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Mutants whose answers depend on the puzzles before, or on chance. Their chance begins anew with
 * each solver, so that they do the same in every run.
 */
final class StateMutants {

  private static final long SEED = 1;

  private StateMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(
        mutant(STATE, "keeps-givens", StateMutants::keepingGivens)
            .differs("The givens of earlier puzzles stay in the formula."),
        mutant(STATE, "keeps-first-answer", StateMutants::keepingFirstAnswer)
            .differs("The first answer is given to every puzzle."),
        mutant(STATE, "keeps-last-answer", StateMutants::keepingLastAnswer)
            .differs("An unsolvable puzzle is answered with the answer to the one before."),
        mutant(STATE, "keeps-unsolvable", StateMutants::keepingUnsolvable)
            .differs("After one unsolvable puzzle, all are called unsolvable."),
        mutant(STATE, "keeps-counting-variables", StateMutants::countingOn)
            .differs(
                "The number of the first variable is not set back, so that the next model is misread."),
        spoiling(
                "right-every-other-time",
                StateMutants::everySecondTime,
                grid -> Boards.swapped(grid, 0, 0, 8, 8))
            .differs("Every second answer has two cells exchanged."),
        spoiling("swaps-by-chance", () -> oneTimeIn(2), grid -> Boards.swapped(grid, 4, 4, 4, 5))
            .differs("One time in two, by chance, two cells of the answer are exchanged."),
        spoiling("gives-up-by-chance", () -> oneTimeIn(3), Boards::zeros)
            .differs("One time in three, by chance, it gives up and answers with zeros."));
  }

  private static BoardSolver keepingGivens() {
    List<int[]> earlier = new ArrayList<>();
    Givens kept =
        (rules, sudoku) -> {
          earlier.add(Givens.literals(sudoku, Givens.Literal.RIGHT));
          return rules.andAllOf(earlier.stream().flatMapToInt(Arrays::stream).toArray());
        };
    return Recipe.RIGHT.givens(kept).get();
  }

  private static BoardSolver keepingFirstAnswer() {
    BoardSolver right = Recipe.RIGHT.get();
    List<int[][]> answers = new ArrayList<>();
    return (sudoku, parity) -> {
      if (answers.isEmpty()) {
        answers.add(right.solve(sudoku, parity));
      }
      return Boards.copy(answers.get(0));
    };
  }

  private static BoardSolver keepingLastAnswer() {
    int[][] kept = new int[Cells.SIZE][Cells.SIZE];
    return Recipe.RIGHT
        .after(
            grid -> {
              System.arraycopy(grid, 0, kept, 0, kept.length);
              return Boards.copy(grid);
            })
        .unsolvable(sudoku -> Boards.copy(kept))
        .get();
  }

  private static BoardSolver keepingUnsolvable() {
    BoardSolver right = Recipe.RIGHT.get();
    boolean[] unsolvable = new boolean[1];
    return (sudoku, parity) -> {
      int[][] answer = unsolvable[0] ? Boards.zeros(sudoku) : right.solve(sudoku, parity);
      unsolvable[0] |= !Boards.isFull(answer);
      return answer;
    };
  }

  /** Nine variables a call, as many as a cell has: the formula moves on, the reading does not. */
  private static BoardSolver countingOn() {
    int[] calls = new int[1];
    Givens moved =
        (rules, sudoku) -> {
          Cnf formula = Givens.RIGHT.addTo(rules, sudoku);
          int offset = Cells.SIZE * calls[0]++;
          return new Numbering(formula.variables() + offset, variable -> variable + offset)
              .renumber(formula);
        };
    return Recipe.RIGHT.givens(moved).get();
  }

  private static Unworded spoiling(
      String name, Supplier<BooleanSupplier> chance, UnaryOperator<int[][]> spoil) {
    return mutant(
        RANDOM,
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
