package gridmark.grader.run;

import gridmark.grader.run.Outcome.InputUse;
import gridmark.worker.Wire;
import java.util.List;
import java.util.Optional;

/**
 * Reads a worker's reply to a puzzle. The line may be forged: whatever it says, nothing large is
 * made of it.
 */
final class AnswerReader {

  /** A reply: what came of the case, and how much the worker had printed by then. */
  record Reply(Outcome outcome, long printed) {}

  private AnswerReader() {}

  /** The reply in a line, or empty if it does not answer the request of that nonce. */
  static Optional<Reply> read(String line, String nonce) {
    String[] fields = Wire.fields(line);
    try {
      if (fields.length < 5 || !fields[1].equals(nonce)) {
        return Optional.empty();
      }
      long printed = Long.parseLong(fields[2]);
      return switch (fields[0]) {
        case Wire.ANSWER -> Optional.of(new Reply(answered(fields), printed));
        case Wire.THROWN -> Optional.of(new Reply(threw(fields), printed));
        default -> Optional.empty();
      };
    } catch (IllegalArgumentException | IndexOutOfBoundsException garbled) {
      return Optional.empty();
    }
  }

  /**
   * What a line says of the use of sat4j, or empty if it is not about that, or not of that nonce.
   */
  static Optional<SatUse> readSatUse(String line, String nonce) {
    String[] fields = Wire.fields(line);
    if (fields.length != 6 || !fields[0].equals(Wire.FORMULA) || !fields[1].equals(nonce)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new SatUse(
              Integer.parseInt(fields[2]),
              Integer.parseInt(fields[3]),
              Integer.parseInt(fields[4]),
              Integer.parseInt(fields[5])));
    } catch (IllegalArgumentException garbled) {
      return Optional.empty();
    }
  }

  private static Outcome answered(String[] fields) {
    InputUse use =
        switch (fields[3]) {
          case "returned-input" -> InputUse.RETURNED;
          case "changed-input" -> InputUse.CHANGED;
          default -> InputUse.LEFT_ALONE;
        };
    Answer answer =
        switch (fields[4]) {
          case Wire.NULL -> new Answer.Null();
          case Wire.HUGE ->
              new Answer.Huge(Integer.parseInt(fields[5]), Integer.parseInt(fields[6]));
          case Wire.GRID -> new Answer.Rows(rows(Integer.parseInt(fields[5]), fields[6]));
          default -> throw new IllegalArgumentException(fields[4]);
        };
    return new Outcome.Answered(answer, use);
  }

  private static int[][] rows(int count, String field) {
    String[] rows = count == 0 ? new String[0] : field.split(";", -1);
    if (rows.length != count || count > Wire.MOST_CELLS) {
      throw new IllegalArgumentException("rows");
    }
    int[][] grid = new int[count][];
    for (int i = 0; i < count; i++) {
      grid[i] = rows[i].equals(Wire.NULL) ? null : row(rows[i]);
    }
    return grid;
  }

  private static int[] row(String text) {
    if (text.isEmpty()) {
      return new int[0];
    }
    String[] cells = text.split(",", -1);
    if (cells.length > Wire.MOST_CELLS) {
      throw new IllegalArgumentException("cells");
    }
    int[] row = new int[cells.length];
    for (int i = 0; i < row.length; i++) {
      row[i] = Integer.parseInt(cells[i]);
    }
    return row;
  }

  private static Outcome threw(String[] fields) {
    String frames = text(fields[5]);
    return new Outcome.Threw(
        text(fields[3]), text(fields[4]), frames.isEmpty() ? List.of() : frames.lines().toList());
  }

  private static String text(String field) {
    return Wire.decodeText(field);
  }
}
