package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.board.Cell;
import gridmark.board.Grid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The search was right, but every answer has its digits moved to other cells in the same way, be it
 * that some are lost. The way is read from puzzles with a single solution, where one knows what
 * belongs where.
 *
 * @param sources for each cell of an answer the cell where its digit belongs
 */
record Displacement(Map<Cell, Cell> sources) {

  /** In fewer answers, cells agree by chance. */
  private static final int LEAST_ANSWERS = 3;

  /** An answer and what would have been right. */
  private record Known(Grid answer, Grid solution) {}

  static Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> grids =
        seen.failed(
            each -> each.isGrid() && each.isSolvable() && !each.broken().contains(BoardRule.CELL));
    return common(grids)
        .flatMap(
            displacement -> {
              List<Sighting> explained = grids.stream().filter(displacement::explains).toList();
              return Cause.of(
                  explained,
                  new Clue<>(
                      displacement.code(),
                      explained,
                      displacement::evidence,
                      displacement::advice));
            });
  }

  /** The one that all these grids have in common. */
  private static Optional<Displacement> common(List<Sighting> grids) {
    List<Known> known =
        grids.stream()
            .flatMap(
                each ->
                    Solutions.onlyOne(each.puzzle()).stream()
                        .map(solution -> new Known(each.filled(), solution)))
            .toList();
    if (known.size() < LEAST_ANSWERS) {
      return Optional.empty();
    }
    List<Cell> cells = known.get(0).answer().shape().cells();
    Map<Cell, Cell> sources = new TreeMap<>();
    for (Cell cell : cells) {
      source(cell, cells, known).ifPresent(source -> sources.put(cell, source));
    }
    return sources.size() == cells.size()
        ? Optional.of(new Displacement(sources))
        : Optional.empty();
  }

  /** Where the digit of a cell belongs: where it stands, if that may be. */
  private static Optional<Cell> source(Cell cell, List<Cell> cells, List<Known> known) {
    return Stream.concat(Stream.of(cell), cells.stream())
        .filter(
            other ->
                known.stream()
                    .allMatch(each -> each.answer().at(cell) == each.solution().at(other)))
        .findFirst();
  }

  /** Whether the answer is right with every digit where it belongs. */
  private boolean explains(Sighting sighting) {
    int size = sighting.puzzle().shape().size();
    int[][] undone = new int[size][size];
    for (Map.Entry<Cell, Cell> each : sources.entrySet()) {
      int digit = sighting.filled().at(each.getKey());
      Cell source = each.getValue();
      if (undone[source.row()][source.column()] != 0
          && undone[source.row()][source.column()] != digit) {
        return false;
      }
      undone[source.row()][source.column()] = digit;
    }
    return Solutions.agree(undone, sighting.puzzle());
  }

  private String evidence(Shown<Sighting> shown) {
    return "In %s %s (see %s).".formatted(Sighting.share(shown), effect(), shown.first().id());
  }

  private BoardBug code() {
    return isLost(Cell::row) || isLost(Cell::column) ? BoardBug.MISREAD_MODEL : BoardBug.SHIFTED;
  }

  private String advice(Shown<Sighting> shown) {
    if (isLost(Cell::row)) {
      return "Are the rows that you return nine different arrays, or one and the same nine times?";
    }
    Cell first = moved().get(0);
    return code() == BoardBug.SHIFTED
        ? "Follow the digit that belongs in %s through your program by hand, %s: where does it come into %s?"
            .formatted(
                sources.get(first),
                shown.seen().isWithoutSat()
                    ? "from where it is found to where the answer is written"
                    : "from the number of its variable to the answer",
                first)
        : shown.advice(code());
  }

  private List<Cell> moved() {
    return sources.keySet().stream().filter(cell -> !sources.get(cell).equals(cell)).toList();
  }

  private String effect() {
    List<Cell> moved = moved();
    Cell first = moved.get(0);
    Cell source = sources.get(first);
    if (moved.size() == 2 && sources.get(source).equals(first)) {
      return "the cells %s and %s hold each other's digit".formatted(first, source);
    }
    if (isLost(Cell::row) || isLost(Cell::column)) {
      return "every %s holds what belongs in %1$s %d"
          .formatted(isLost(Cell::row) ? "row" : "column", line(source) + 1);
    }
    return "right digits stand in wrong cells, always moved the same way: %s holds what belongs in %s"
        .formatted(first, source);
  }

  private int line(Cell source) {
    return isLost(Cell::row) ? source.row() : source.column();
  }

  /** Whether all digits come from one row, or one column. */
  private boolean isLost(ToIntFunction<Cell> line) {
    return sources.values().stream().mapToInt(line).distinct().count() == 1;
  }
}
