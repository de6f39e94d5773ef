package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.sat.Cnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Mutants whose answers depend on the puzzles before. */
final class StateMutants {

  private StateMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(
        mutant(
            "keeps-givens",
            "The givens of earlier puzzles stay in the formula.",
            StateMutants::keepingGivens),
        mutant(
            "keeps-first-answer",
            "The first answer is given to every puzzle.",
            StateMutants::keepingFirstAnswer),
        mutant(
            "keeps-last-answer",
            "An unsolvable puzzle is answered with the answer to the one before.",
            StateMutants::keepingLastAnswer),
        mutant(
            "keeps-unsolvable",
            "After one unsolvable puzzle, all are called unsolvable.",
            StateMutants::keepingUnsolvable),
        mutant(
            "keeps-counting-variables",
            "The number of the first variable is not set back, so that the next model is misread.",
            StateMutants::countingOn));
  }

  private static Mutant mutant(String name, String difference, Supplier<BoardSolver> maker) {
    return BoardMutants.mutant(name, difference, BoardFlaw.STATE, maker);
  }

  private static BoardSolver keepingGivens() {
    List<int[]> earlier = new ArrayList<>();
    Givens kept =
        (rules, sudoku) -> {
          earlier.add(Givens.literals(sudoku, Givens.Literal.RIGHT));
          return rules.andAllOf(earlier.stream().flatMapToInt(Arrays::stream).toArray());
        };
    return Recipe.RIGHT.givens(kept).start();
  }

  private static BoardSolver keepingFirstAnswer() {
    BoardSolver right = Recipe.RIGHT.start();
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
        .start();
  }

  private static BoardSolver keepingUnsolvable() {
    BoardSolver right = Recipe.RIGHT.start();
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
    return Recipe.RIGHT.givens(moved).start();
  }
}
