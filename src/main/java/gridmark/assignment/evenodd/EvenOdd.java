package gridmark.assignment.evenodd;

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

/** Solve a Sudoku in which cells are marked even or odd. */
public final class EvenOdd implements Assignment {

  private static final FillingFields FIELDS = new FillingFields(true);

  private static final Signature SIGNATURE =
      new Signature(
          "EvenOddSolver",
          "AbstractEvenOddSolver",
          "solve",
          List.of(
              new Signature.Parameter("sudoku", Type.GRID),
              new Signature.Parameter("parity", Type.GRID)),
          Type.GRID,
          "the solved grid, or all zeros when there is no solution");

  @Override
  public String word() {
    return "evenodd";
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
    return BoardDiagnoser.of(true);
  }

  @Override
  public Yardstick yardstick() {
    return new BoardMutants(true);
  }
}
