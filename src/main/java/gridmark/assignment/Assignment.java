package gridmark.assignment;

import gridmark.exchange.Signature;
import gridmark.json.JsonObject;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Something that students hand in a program for. */
public interface Assignment {

  /** The name used on the command line, in packs and in results. */
  String word();

  /** What is called in a submission. */
  Signature signature();

  /** The fields of a case in a pack that are this assignment's own. */
  List<String> fields();

  /** The question of a case; empty, and problems taken down, if its fields are wrong. */
  Optional<Question> read(JsonObject fields);

  /** Writes a question's fields, so that {@link #read} would read it. */
  void write(Question question, ObjectNode fields);

  /** Finds the bugs of its programs. */
  Diagnoser diagnoser();

  /** What its packs are measured by. Not where the program cannot solve puzzles itself. */
  Yardstick yardstick();
}
