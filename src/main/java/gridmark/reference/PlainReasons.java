package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the reasons that one sees at a glance why a puzzle has no solution: a given against its own
 * mark, a digit given twice in a unit, too many cells of a unit marked even (or odd), a cell that
 * can hold no digit, a digit without a place in a unit. Each with as few facts as it takes.
 */
final class PlainReasons {

  private final Puzzle puzzle;
  private final Grid givens;
  private final Marks marks;
  private final int size;
  private final List<Unit> units;
  private final List<PlainReason> found = new ArrayList<>();

  private PlainReasons(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.givens = puzzle.givens();
    this.marks = puzzle.marks();
    this.size = puzzle.shape().size();
    this.units = Unit.allOf(puzzle.shape());
  }

  /** All plain reasons, those with the fewest facts first. If there are pairs, only those. */
  static List<PlainReason> of(Puzzle puzzle) {
    PlainReasons reasons = new PlainReasons(puzzle);
    reasons.findPairs();
    if (reasons.found.isEmpty()) {
      reasons.findCrowds();
      reasons.findFullCells();
      reasons.findFullUnits();
    }
    reasons.found.sort(Comparator.comparingInt(reason -> reason.facts().size()));
    return List.copyOf(reasons.found);
  }

  private void add(List<Fact> facts, String claim, String detail) {
    found.add(new PlainReason(facts, claim, detail));
  }

  private void findPairs() {
    for (Cell cell : puzzle.shape().cells()) {
      int given = givens.at(cell);
      if (given != 0 && !marks.at(cell).allows(given)) {
        add(
            List.of(Fact.given(cell), Fact.mark(cell)),
            cell + " is marked " + marks.at(cell).word() + ", but its given is " + given,
            "");
      }
    }
    for (Unit unit : units) {
      findClashes(unit);
    }
  }

  private void findClashes(Unit unit) {
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        Cell first = unit.cells().get(i);
        Cell second = unit.cells().get(j);
        if (givens.at(first) != 0 && givens.at(first) == givens.at(second)) {
          add(
              List.of(Fact.given(first), Fact.given(second)),
              unit + " has " + givens.at(first) + " twice",
              ": " + first + " and " + second);
        }
      }
    }
  }

  /** Units where more cells must be even, or odd, than there are such digits. */
  private void findCrowds() {
    for (Unit unit : units) {
      findCrowd(unit, Mark.EVEN, size / 2);
      findCrowd(unit, Mark.ODD, (size + 1) / 2);
    }
  }

  private void findCrowd(Unit unit, Mark mark, int most) {
    List<Fact> crowd = new ArrayList<>();
    for (Cell cell : unit.cells()) {
      if (marks.at(cell) == mark) {
        crowd.add(Fact.mark(cell));
      } else if (givens.at(cell) != 0 && mark.allows(givens.at(cell))) {
        crowd.add(Fact.given(cell));
      }
    }
    if (crowd.size() > most) {
      List<Fact> enough = crowd.subList(0, most + 1);
      List<Cell> cells = enough.stream().map(Fact::cell).toList();
      String need = (most + 1) + " cells that must be " + mark.word();
      String have = "there are only " + most + " " + mark.word() + " digits";
      add(enough, unit + " has " + need + ", but " + have, ": " + Words.list(cells));
    }
  }

  private void findFullCells() {
    for (Cell cell : puzzle.shape().cells()) {
      if (givens.at(cell) == 0) {
        findFullCell(cell);
      }
    }
  }

  /** Every digit must be excluded by the cell's own mark or by a given that the cell sees. */
  private void findFullCell(Cell cell) {
    List<Fact> excluding = new ArrayList<>();
    for (int digit = 1; digit <= size; digit++) {
      Optional<Cell> seen = given(digit, cell);
      if (marks.at(cell).allows(digit) && seen.isEmpty()) {
        return;
      }
      excluding.add(marks.at(cell).allows(digit) ? Fact.given(seen.get()) : Fact.mark(cell));
    }
    List<Cell> others =
        excluding.stream().filter(f -> f.kind() == Fact.Kind.GIVEN).map(Fact::cell).toList();
    String own = marks.at(cell) == Mark.NONE ? "" : "its mark, ";
    add(
        excluding,
        cell + " can hold no digit",
        ": every digit is excluded by " + own + Words.list(others.stream().sorted().toList()));
  }

  /** A cell with this digit given that shares a unit with the cell. */
  private Optional<Cell> given(int digit, Cell cell) {
    return units.stream()
        .filter(unit -> unit.cells().contains(cell))
        .flatMap(unit -> unit.cells().stream())
        .filter(other -> givens.at(other) == digit)
        .findFirst();
  }

  private void findFullUnits() {
    for (Unit unit : units) {
      for (int digit = 1; digit <= size; digit++) {
        String claim = digit + " has no place in " + unit;
        new Barring(puzzle, unit, digit)
            .fewest()
            .ifPresent(facts -> add(facts, claim, named(facts)));
      }
    }
  }

  private String named(List<Fact> facts) {
    List<String> words = facts.stream().sorted(Fact.ORDER).map(fact -> fact.in(puzzle)).toList();
    return facts.size() > PlainReason.MOST_NAMED ? "" : " beside " + Words.list(words);
  }

  /**
   * A reason that one sees at a glance why a puzzle has no solution.
   *
   * @param facts that make it, in order
   * @param claim what is wrong, in which cell or unit: the same for reasons that differ only in
   *     which of too many facts they name
   * @param detail what names the facts, to be put behind the claim; may be empty
   */
  record PlainReason(List<Fact> facts, String claim, String detail) {

    /** How many facts a text names at most, where it need not name them. */
    static final int MOST_NAMED = 6;

    PlainReason {
      facts = facts.stream().distinct().sorted(Fact.ORDER).toList();
    }

    /** What is wrong and where, without a full stop. */
    String text() {
      return claim + detail;
    }
  }
}
