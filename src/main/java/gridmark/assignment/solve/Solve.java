package gridmark.assignment.solve;

import gridmark.assignment.Assignment;
import gridmark.assignment.Diagnoser;
import gridmark.assignment.Question;
import gridmark.assignment.Yardstick;
import gridmark.assignment.filling.FillingFields;
import gridmark.assignment.filling.diagnose.BoardDiagnoser;
import gridmark.assignment.filling.mutant.BoardMutants;
import gridmark.exchange.Signature;
import gridmark.exchange.Type;
import gridmark.json.JsonObject;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Solve a Sudoku. */
public final class Solve implements Assignment {

  private static final FillingFields FIELDS = new FillingFields(false);

  private static final Signature SIGNATURE =
      new Signature(
          "SudokuSolver",
          "AbstractSudokuSolver",
          "solve",
          List.of(new Signature.Parameter("sudoku", Type.GRID)),
          Type.GRID,
          "the solved grid, or all zeros when there is no solution");

  @Override
  public String word() {
    return "solve";
  }

  @Override
  public Signature signature() {
    return SIGNATURE;
  }

  @Override
  public List<String> fields() {
    return FIELDS.names();
  }

  @Override
  public Optional<Question> read(JsonObject fields) {
    return FIELDS.read(fields);
  }

  @Override
  public void write(Question question, ObjectNode fields) {
    FIELDS.write(question, fields);
  }

  @Override
  public Diagnoser diagnoser() {
    return BoardDiagnoser.of(false);
  }

  @Override
  public Yardstick yardstick() {
    return new BoardMutants(false);
  }
}
