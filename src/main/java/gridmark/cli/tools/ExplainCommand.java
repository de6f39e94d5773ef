package gridmark.cli.tools;

import gridmark.assignment.Picture;
import gridmark.assignment.filling.BoardPicture;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.cli.Subcommand;
import gridmark.reference.Explainer;
import gridmark.reference.Explanation;
import gridmark.reference.Explanation.Conflict;
import gridmark.report.text.BoardText;
import gridmark.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Says why puzzles have no solution, or more than one. */
@Command(
    name = "explain",
    description = {
      "Says why a puzzle has no solution, or more than one.",
      "",
      "Of an unsolvable puzzle it shows givens and marks that cannot stand together, as few as it finds: without any "
          + "one of them the others can. Of a puzzle with several solutions it shows two."
    },
    footer = {
      "",
      "Example:",
      "  gridmark explain puzzle.txt",
      "",
      "Exit codes: 0 done, 2 wrong use, 3 the program failed, 130 Ctrl-C.",
    })
public final class ExplainCommand extends Subcommand {

  private static final int OTHERS_SHOWN = 3;

  @Mixin private PuzzleInput input;

  @Mixin private JsonLine json;

  @Override
  public Integer call() {
    return input.answerEach(!json.isAsked(), puzzle -> text(puzzle, Explainer.explain(puzzle)));
  }

  private String text(Puzzle puzzle, Explanation explanation) {
    if (json.isAsked()) {
      return JsonLine.text(node(puzzle, explanation));
    }
    return terminal().style().fit(Words.capital(explanation.text()) + ".\n")
        + drawings(puzzle, explanation);
  }

  private String drawings(Puzzle puzzle, Explanation explanation) {
    if (explanation instanceof Explanation.Unsolvable unsolvable) {
      return draw(puzzle, puzzle.givens(), cellsOf(unsolvable.smallest())) + others(unsolvable);
    }
    if (explanation instanceof Explanation.Several several) {
      return draw(puzzle, several.first(), several.differing())
          + draw(puzzle, several.second(), several.differing());
    }
    return draw(puzzle, ((Explanation.Unique) explanation).solution(), Set.of());
  }

  private String draw(Puzzle puzzle, Grid shown, Collection<Cell> pointedAt) {
    return BoardText.draw(
        BoardPicture.of(puzzle, shown.toRows())
            .pointing(Picture.Emphasis.CORE, new TreeSet<>(pointedAt))
            .labelled("The puzzle"),
        terminal().style(),
        "");
  }

  private static List<Cell> cellsOf(Conflict conflict) {
    return Stream.of(conflict.givens(), conflict.marks()).flatMap(Collection::stream).toList();
  }

  private String others(Explanation.Unsolvable unsolvable) {
    return terminal()
        .style()
        .fit(
            unsolvable.conflicts().stream()
                .skip(1)
                .limit(OTHERS_SHOWN)
                .map(other -> "Also: " + other.text() + ".\n")
                .collect(Collectors.joining()));
  }

  private static ObjectNode node(Puzzle puzzle, Explanation explanation) {
    ObjectNode node = JsonLine.about(puzzle).put("text", explanation.text());
    if (explanation instanceof Explanation.Unique unique) {
      node.put("solutions", "one").put("solution", unique.solution().line());
    } else if (explanation instanceof Explanation.Several several) {
      node.put("solutions", "several");
      node.put("first", several.first().line());
      node.put("second", several.second().line());
      JsonLine.addCells(node, "differing", several.differing());
    } else if (explanation instanceof Explanation.Unsolvable unsolvable) {
      node.put("solutions", "none").put("smallestProved", unsolvable.smallestProved());
      ArrayNode conflicts = node.putArray("conflicts");
      for (Conflict conflict : unsolvable.conflicts()) {
        ObjectNode each = conflicts.addObject().put("text", conflict.text());
        JsonLine.addCells(each, "givens", conflict.givens());
        JsonLine.addCells(each, "marks", conflict.marks());
      }
    }
    return node;
  }
}
