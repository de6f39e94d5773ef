package gridmark.cli.tools;

import gridmark.board.Cell;
import gridmark.board.Puzzle;
import java.util.Collection;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the tools say of one puzzle for {@code --json}: an object in one line. */
final class JsonLine {

  @Option(names = "--json", description = "One JSON object a line and puzzle.")
  private boolean json;

  boolean isAsked() {
    return json;
  }

  /** An object that begins with the puzzle in question. */
  static ObjectNode about(Puzzle puzzle) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("puzzle", puzzle.givens().line());
    if (!puzzle.marks().isEmpty()) {
      node.put("marks", puzzle.marks().toString().replace("\n", ""));
    }
    return node.put("box", puzzle.shape().toString());
  }

  /** Adds cells by the names people use: "r4c2". */
  static void addCells(ObjectNode node, String name, Collection<Cell> cells) {
    node.putPOJO(name, cells.stream().map(Cell::toString).toList());
  }

  static String text(ObjectNode node) {
    return node + "\n";
  }
}
