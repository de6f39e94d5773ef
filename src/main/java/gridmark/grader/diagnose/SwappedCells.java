package gridmark.grader.diagnose;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two cells, the same ones in every answer, hold each other's digit. */
final class SwappedCells implements Suspect {

  /** Two cells that may have been swapped. */
  private record Swap(Cell first, Cell second) {

    /** Whether swapping them back makes a wrong grid a solution. */
    boolean explains(Sighting sighting) {
      if (!sighting.isGrid() || sighting.broken().contains(Rule.CELL)) {
        return false;
      }
      Grid answer = Grid.of(sighting.puzzle().shape(), sighting.board().orElseThrow());
      int[][] swapped = answer.toRows();
      swapped[first.row()][first.column()] = answer.at(second);
      swapped[second.row()][second.column()] = answer.at(first);
      return new Rules(answer.shape())
          .violations(Puzzle.of(sighting.puzzle()), Grid.of(answer.shape(), swapped))
          .isEmpty();
    }
  }

  @Override
  public Optional<Finding> examine(Observations seen) {
    return seen.failed(each -> each.isGrid() && each.isSolvable()).stream()
        .findFirst()
        .flatMap(first -> best(first, seen));
  }

  private static Optional<Finding> best(Sighting example, Observations seen) {
    Optional<Finding> best = Optional.empty();
    for (Swap swap : swaps(example)) {
      Finding found = finding(swap, seen);
      if (best.isEmpty() || found.explained().size() > best.get().explained().size()) {
        best = Optional.of(found);
      }
    }
    return best;
  }

  /** Those that would explain one answer; both cells are where it breaks the rules. */
  private static List<Swap> swaps(Sighting example) {
    List<Cell> cells =
        example.broken().stream()
            .flatMap(rule -> example.breaches(rule).stream())
            .flatMap(breach -> breach.cells().stream())
            .distinct()
            .sorted()
            .toList();
    List<Swap> swaps = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      for (int j = i + 1; j < cells.size(); j++) {
        swaps.add(new Swap(cells.get(i), cells.get(j)));
      }
    }
    return swaps.stream().filter(swap -> swap.explains(example)).toList();
  }

  private static Finding finding(Swap swap, Observations seen) {
    DiagnosisCode code = DiagnosisCode.SHIFTED;
    List<Sighting> explained = seen.failed(swap::explains);
    List<Sighting> open = explained.stream().filter(Sighting::isOpen).toList();
    String evidence =
        open.isEmpty()
            ? Phrase.hiddenOnly(code)
            : "In %s the cells %s and %s hold each other's digit (see %s)."
                .formatted(
                    Phrase.share(
                        open.size(),
                        seen.failed(each -> each.isGrid() && each.isOpen()).size(),
                        "wrong public grid"),
                    swap.first(),
                    swap.second(),
                    open.get(0).id());
    return Finding.of(code, explained, evidence, code.advice());
  }
}
