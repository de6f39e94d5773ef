package gridmark.assignment.filling;

import gridmark.assignment.Lesson;
import gridmark.assignment.Picture;
import gridmark.assignment.Verdict;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.exchange.Value;
import gridmark.reference.Explainer;
import gridmark.reference.Explanation;
import gridmark.reference.Explanation.Conflict;
import gridmark.reference.FirstSteps;
import gridmark.reference.FirstSteps.Step;
import gridmark.reference.ReferenceSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds what a lost case teaches: why a puzzle has no solution that was answered by anything but
 * zeros, and how a solution begins where zeros answered a puzzle that has one.
 */
final class Lessons {

  /** On larger boards the search for a reason can take longer than all the grading. */
  private static final int LARGEST_BOARD = 9;

  private static final int MOST_STEPS = 3;

  private final FillingQuestion question;
  private final Puzzle puzzle;

  Lessons(FillingQuestion question) {
    this.question = question;
    this.puzzle = question.puzzle();
  }

  Optional<Lesson> of(Verdict verdict, Optional<Value> answer) {
    if (puzzle.shape().size() > LARGEST_BOARD) {
      return Optional.empty();
    }
    if (question.isSolvable()) {
      return verdict == Verdict.WRONG_ANSWER && answer.filter(this::isZeros).isPresent()
          ? opening()
          : Optional.empty();
    }
    return verdict == Verdict.WRONG_ANSWER || verdict == Verdict.CRASHED
        ? clash()
        : Optional.empty();
  }

  private boolean isZeros(Value answer) {
    return answer.isBlank() && question.board(answer).isPresent();
  }

  /** As few givens and marks as were found that cannot stand together. */
  private Optional<Lesson> clash() {
    if (!(Explainer.explain(puzzle) instanceof Explanation.Unsolvable unsolvable)) {
      return Optional.empty();
    }
    Conflict conflict = unsolvable.smallest();
    Set<Cell> cells = new TreeSet<>(conflict.givens());
    cells.addAll(conflict.marks());
    Picture picture = pointing(puzzle.givens(), Picture.Emphasis.CORE, cells, "The puzzle");
    return Optional.of(
        new Lesson(List.of("Why it has no solution: " + conflict.text() + "."), picture, picture));
  }

  private Picture pointing(Grid board, Picture.Emphasis emphasis, Set<Cell> cells, String label) {
    return BoardPicture.of(question, board.toRows())
        .pointing(emphasis, cells)
        .labelled(label, cells.isEmpty() ? "The puzzle" : "The puzzle, with these cells marked");
  }

  /** Enough to see that there is a solution, and not the whole of it. */
  private Optional<Lesson> opening() {
    List<Grid> solutions = ReferenceSolver.solutions(puzzle, 2);
    if (solutions.isEmpty()) {
      return Optional.empty();
    }
    Grid solution = solutions.get(0);
    boolean isUnique = solutions.size() == 1;
    List<Step> steps = FirstSteps.of(puzzle, MOST_STEPS);
    Set<Cell> cells = new TreeSet<>();
    steps.forEach(step -> cells.add(step.cell()));
    if (steps.isEmpty()) {
      firstEmpty().ifPresent(cells::add);
    }
    return Optional.of(
        new Lesson(
            lines(steps, cells, solution, isUnique),
            pointing(begun(solution, cells), Picture.Emphasis.STEP, cells, "How it begins"),
            BoardPicture.of(question, solution.toRows())
                .pointing(Picture.Emphasis.STEP, cells)
                .labelled(isUnique ? "The solution" : "One of the solutions")));
  }

  private static List<String> lines(
      List<Step> steps, Set<Cell> cells, Grid solution, boolean isUnique) {
    String count = isUnique ? "It has one solution" : "It has several solutions";
    if (cells.isEmpty()) {
      return List.of("Every cell is given: the puzzle is its own solution.");
    }
    if (steps.isEmpty()) {
      Cell first = cells.iterator().next();
      String where = isUnique ? ", though no digit is forced at the start: " : "; in one of them ";
      return List.of(count + where + first + " is " + solution.at(first) + ".");
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        count
            + (isUnique
                ? ". The first forced cells:"
                : ". The first cells forced in all of them:"));
    steps.forEach(step -> lines.add(step.text() + "."));
    return lines;
  }

  /** The puzzle with these cells of the solution. */
  private Grid begun(Grid solution, Set<Cell> cells) {
    int[][] digits = puzzle.givens().toRows();
    for (Cell cell : cells) {
      digits[cell.row()][cell.column()] = solution.at(cell);
    }
    return Grid.of(puzzle.shape(), digits);
  }

  private Optional<Cell> firstEmpty() {
    return puzzle.shape().cells().stream()
        .filter(cell -> puzzle.givens().at(cell) == 0)
        .findFirst();
  }
}
