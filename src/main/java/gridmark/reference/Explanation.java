package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import java.util.List;
import java.util.stream.Collectors;

/** What there is to say about the solutions of a puzzle: none and why, one, or several. */
public sealed interface Explanation {

  /** The gist in words, without a full stop. */
  String text();

  /** There is one solution. */
  record Unique(Grid solution) implements Explanation {
    @Override
    public String text() {
      return "exactly one solution";
    }
  }

  /**
   * There are several solutions, of which two are shown. No solution differs from the first in only
   * some of the cells in which the second does.
   *
   * @param differing the cells where they differ, row by row
   */
  record Several(Grid first, Grid second, List<Cell> differing) implements Explanation {
    public Several {
      differing = List.copyOf(differing);
    }

    @Override
    public String text() {
      return "several solutions; two of them differ in "
          + differing.size()
          + " cells: "
          + differing.stream().map(Cell::toString).collect(Collectors.joining(", "));
    }
  }

  /**
   * There is no solution.
   *
   * @param conflicts why, each proved minimal, the smallest first; there is at least one
   * @param smallestProved whether it is proved that no conflict is smaller than the first
   */
  record Unsolvable(List<Conflict> conflicts, boolean smallestProved) implements Explanation {
    public Unsolvable {
      conflicts = List.copyOf(conflicts);
      if (conflicts.isEmpty()) {
        throw new IllegalArgumentException("an unsolvable puzzle has at least one conflict");
      }
    }

    /** The smallest conflict that was found. */
    public Conflict smallest() {
      return conflicts.get(0);
    }

    @Override
    public String text() {
      return "no solution: " + smallest().text();
    }
  }

  /**
   * Givens and marks that cannot stand together, while any of them can be dropped to cure it.
   *
   * @param givens the cells whose givens take part, row by row
   * @param marks the cells whose marks take part, row by row
   * @param text what is wrong and where, without a full stop
   */
  public record Conflict(List<Cell> givens, List<Cell> marks, String text) {

    public Conflict {
      givens = List.copyOf(givens);
      marks = List.copyOf(marks);
      if (givens.isEmpty() && marks.isEmpty()) {
        throw new IllegalArgumentException("a conflict has givens or marks");
      }
    }
  }
}
