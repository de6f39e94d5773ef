package gridmark.reference;

import gridmark.board.Cell;
import java.util.List;

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
