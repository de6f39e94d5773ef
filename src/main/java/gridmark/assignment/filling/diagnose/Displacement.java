package gridmark.assignment.filling.diagnose;

import gridmark.board.Cell;
import gridmark.board.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The way from the cells where digits belong to those where they stand, if it is the same in all
 * answers. It is read from puzzles with a single solution, where one knows what belongs where.
 *
 * @param sources for each cell of an answer, row by row, the cell where its digit belongs
 */
record Displacement(List<Cell> sources) {

  /** In fewer answers, cells agree by chance. */
  private static final int LEAST_ANSWERS = 3;

  Displacement {
    sources = List.copyOf(sources);
  }

  /** An answer and what would have been right. */
  private record Known(Grid answer, Grid solution) {}

  /** The one that all these grids have in common. */
  static Optional<Displacement> of(List<Sighting> grids) {
    List<Known> known = new ArrayList<>();
    for (Sighting each : grids) {
      Grid answer = Grid.of(each.puzzle().shape(), each.board().orElseThrow());
      Solutions.onlyOne(each.puzzle())
          .ifPresent(solution -> known.add(new Known(answer, solution)));
    }
    return known.size() < LEAST_ANSWERS ? Optional.empty() : common(known);
  }

  private static Optional<Displacement> common(List<Known> known) {
    List<Cell> cells = cells(known.get(0).answer().shape().size());
    List<Cell> sources = new ArrayList<>();
    for (Cell cell : cells) {
      source(cell, cells, known).ifPresent(sources::add);
    }
    return Set.copyOf(sources).size() == cells.size()
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

  private static List<Cell> cells(int size) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < size * size; i++) {
      cells.add(new Cell(i / size, i % size));
    }
    return cells;
  }

  /** The answer with every digit where it belongs. */
  int[][] undo(int[][] answer) {
    int size = answer.length;
    int[][] undone = new int[size][size];
    for (Cell cell : cells(size)) {
      Cell source = sources.get(cell.row() * size + cell.column());
      undone[source.row()][source.column()] = answer[cell.row()][cell.column()];
    }
    return undone;
  }

  /** What it does to an answer, in words. */
  String effect() {
    int size = (int) Math.round(Math.sqrt(sources.size()));
    List<Cell> moved =
        cells(size).stream()
            .filter(cell -> !sources.get(cell.row() * size + cell.column()).equals(cell))
            .toList();
    Cell first = moved.get(0);
    Cell source = sources.get(first.row() * size + first.column());
    return moved.size() == 2
        ? "the cells %s and %s hold each other's digit".formatted(first, source)
        : "right digits stand in wrong cells, always moved the same way: %s holds what belongs in %s"
            .formatted(first, source);
  }
}
