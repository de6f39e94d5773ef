package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mutants that look answers up: right on the puzzles they know, and on no other. */
record TableMutants(List<Puzzle> known) {

  Stream<Mutant> all() {
    return Stream.of(
        lookingUp("table-or-zeros", Boards::zeros)
            .differs("Known puzzles are looked up, others are answered with zeros."),
        lookingUp("table-or-input", Boards::copy)
            .differs("Known puzzles are looked up, others are returned as they are."),
        lookingUp("table-or-throws", TableMutants::refuse)
            .differs("Known puzzles are looked up, others end in an exception."));
  }

  private static int[][] refuse(int[][] sudoku) {
    throw new IllegalArgumentException("unknown puzzle");
  }

  private Unworded lookingUp(String name, UnaryOperator<int[][]> otherwise) {
    return BoardMutants.mutant(BoardFlaw.HARD_CODED, name, () -> solver(otherwise));
  }

  private BoardSolver solver(UnaryOperator<int[][]> otherwise) {
    Map<Puzzle, int[][]> table = new HashMap<>();
    for (Puzzle puzzle : known) {
      Grid answer = ReferenceSolver.solve(puzzle).orElse(Grid.empty(Cells.SHAPE));
      table.put(puzzle, answer.toRows());
    }
    return (sudoku, parity) -> {
      int[][] answer = table.get(Boards.puzzle(sudoku, parity));
      return answer == null ? otherwise.apply(sudoku) : Boards.copy(answer);
    };
  }
}
