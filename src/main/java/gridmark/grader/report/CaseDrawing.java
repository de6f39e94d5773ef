package gridmark.grader.report;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Violation;
import gridmark.grader.judge.Insight;
import gridmark.grader.judge.Insights;
import gridmark.grader.judge.Judgement;
import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Draws a failed case: what it teaches, or else the answer where it can be drawn and says more than
 * the puzzle does, or else the puzzle. The instructor also gets the answer beside the reason, and
 * the solution whole.
 */
final class CaseDrawing {

  private final Judgement judgement;
  private final Grid puzzle;
  private final View view;
  private final Style style;
  private final String indent;
  private final StringBuilder text = new StringBuilder();

  private CaseDrawing(Judgement judgement, View view, Style style, String indent) {
    this.judgement = judgement;
    this.puzzle = judgement.run().testCase().puzzle();
    this.view = view;
    this.style = style;
    this.indent = indent;
  }

  /** The lines of the drawing, of a case that the view may see, each with the indentation. */
  static String of(Judgement judgement, View view, Style style, String indent) {
    CaseDrawing drawing = new CaseDrawing(judgement, view, style, indent);
    Optional<Insight> insight = Insights.of(judgement);
    insight.ifPresent(drawing::explain);
    if (insight.isEmpty() && judgement.run().testCase().isHidden()) {
      // It was disguised, and stands nowhere else.
      drawing.drawPuzzle();
    }
    if (insight.isEmpty() || view == View.INSTRUCTOR) {
      drawing.drawAnswer();
    }
    if (drawing.text.isEmpty()) {
      drawing.drawPuzzle();
    }
    return drawing.text.toString();
  }

  private void explain(Insight insight) {
    List<String> lines = insight.lines();
    text.append(style.fold(indent + lines.get(0))).append('\n');
    lines.stream()
        .skip(1)
        .forEach(line -> text.append(style.fold(indent + "  " + line)).append('\n'));
    if (insight instanceof Insight.Opening opening && view == View.INSTRUCTOR) {
      String label = opening.unique() ? "The solution:" : "One of the solutions:";
      draw(label, opening.solution().toRows(), opening.cells());
    } else {
      String marked = insight.cells().isEmpty() ? "" : ", with these cells marked";
      draw("The puzzle" + marked + ":", insight.board().toRows(), insight.cells());
    }
  }

  private void drawAnswer() {
    answer(judgement).ifPresent(rows -> draw("Your answer:", rows, broken(judgement.violations())));
  }

  /** The grid that came back, if it is a board that says more than that there is no solution. */
  static Optional<int[][]> answer(Judgement judgement) {
    return judgement.run().outcome() instanceof Outcome.Answered answered
            && answered.answer() instanceof Answer.Rows rows
            && isDrawable(rows.toArray(), judgement.run().testCase().puzzle().shape().size())
        ? Optional.of(rows.toArray())
        : Optional.empty();
  }

  /** The cells where an answer breaks the rules. */
  static Set<Cell> broken(List<Violation> violations) {
    return violations.stream()
        .map(Violation::cells)
        .flatMap(List::stream)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void drawPuzzle() {
    draw("The puzzle:", puzzle.toRows(), Set.of());
  }

  private void draw(String label, int[][] values, Set<Cell> marked) {
    text.append(indent).append(style.faint(label)).append('\n');
    text.append(BoardText.draw(Puzzle.of(puzzle), values, marked, style, indent));
  }

  private static boolean isDrawable(int[][] rows, int size) {
    return rows.length == size
        && Arrays.stream(rows).allMatch(row -> row != null && row.length == size)
        && Arrays.stream(rows).flatMapToInt(Arrays::stream).anyMatch(value -> value != 0);
  }
}
