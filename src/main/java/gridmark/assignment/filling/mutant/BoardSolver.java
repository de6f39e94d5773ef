package gridmark.assignment.filling.mutant;

import gridmark.exchange.Value;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a mutant does with a board. It may return null or an array of any shape, or throw. */
interface BoardSolver {

  /**
   * Answers a puzzle.
   *
   * @param parity 1 for odd and 2 for even; zeros where marks are not asked
   */
  int[][] solve(int[][] sudoku, int[][] parity);

  /** The same as a program that is given values. */
  static Supplier<Function<List<Value>, Value>> program(Supplier<BoardSolver> maker) {
    return () -> {
      BoardSolver solver = maker.get();
      return arguments -> {
        int[][] sudoku = ((Value.Rows) arguments.get(0)).toArray();
        int[][] answer =
            solver.solve(
                sudoku,
                arguments.size() == 1
                    ? Boards.zeros(sudoku)
                    : ((Value.Rows) arguments.get(1)).toArray());
        return answer == null ? new Value.Nothing() : new Value.Rows(answer);
      };
    };
  }
}
