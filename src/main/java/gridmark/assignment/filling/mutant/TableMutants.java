package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mutants that look answers up: right on the puzzles they know, and on no other. */
final class TableMutants {

  private final List<Puzzle> known;

  private TableMutants(Collection<Puzzle> known) {
    this.known = List.copyOf(known);
  }

  static Stream<Mutant> all(Collection<Puzzle> known) {
    TableMutants table = new TableMutants(known);
    return Stream.of(
        table.mutant(
            "table-or-zeros",
            "Known puzzles are looked up, others are answered with zeros.",
            Boards::zeros),
        table.mutant(
            "table-or-input",
            "Known puzzles are looked up, others are returned as they are.",
            Boards::copy),
        table.mutant(
            "table-or-throws",
            "Known puzzles are looked up, others end in an exception.",
            sudoku -> {
              throw new IllegalArgumentException("unknown puzzle");
            }));
  }

  private Mutant mutant(String name, String difference, UnaryOperator<int[][]> otherwise) {
    return BoardMutants.mutant(name, difference, BoardFlaw.HARD_CODED, () -> lookingUp(otherwise));
  }

  private BoardSolver lookingUp(UnaryOperator<int[][]> otherwise) {
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
