package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Givens of some digits are lost, or taken for others. Which ones is read from boards that keep all
 * other rules; where it makes a puzzle unsolvable, zeros come back.
 */
final class DigitsMisread implements Suspect<Sighting> {

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    Map<Integer, Set<Integer>> shown = new TreeMap<>();
    for (Sighting grid : seen.all(Sighting::isGrid)) {
      if (grid.isAccepted() || grid.breaksOnly(BoardRule.GIVENS)) {
        note(grid, shown);
      }
    }
    List<String> changes = new ArrayList<>();
    Map<Integer, Integer> taken = new TreeMap<>();
    shown.forEach(
        (digit, values) -> {
          int value = values.size() == 1 ? values.iterator().next() : 0;
          taken.put(digit, value);
          if (value != digit) {
            changes.add(value == 0 ? digit + " was lost" : digit + " was taken for " + value);
          }
        });
    return changes.isEmpty() || 2 * changes.size() > shown.size()
        ? Optional.empty()
        : misreading(taken, "of the givens " + Words.list(changes)).examine(seen);
  }

  private static void note(Sighting grid, Map<Integer, Set<Integer>> shown) {
    for (Cell cell : grid.puzzle().shape().cells()) {
      if (grid.isGiven(cell)) {
        shown
            .computeIfAbsent(grid.givens().at(cell), digit -> new TreeSet<>())
            .add(grid.filled().at(cell));
      }
    }
  }

  private static Misreading misreading(Map<Integer, Integer> taken, String effect) {
    return new Misreading(
        BoardBug.GIVENS_IGNORED,
        BoardRule.GIVENS,
        puzzle -> Optional.of(new Puzzle(givens(puzzle.givens(), taken), puzzle.marks())),
        effect);
  }

  private static Grid givens(Grid givens, Map<Integer, Integer> taken) {
    int[][] rows = givens.toRows();
    for (int[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        row[i] = taken.getOrDefault(row[i], row[i]);
      }
    }
    return Grid.of(givens.shape(), rows);
  }
}
