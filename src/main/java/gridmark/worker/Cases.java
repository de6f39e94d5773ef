package gridmark.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Takes the grader's requests in order: classes, the entry, then puzzles, each answered by a line
 * about the formula and one with the answer.
 *
 * <p>Loops, not streams: every submission's process would have to warm these up.
 */
final class Cases implements Runnable {

  private static final byte[] NOTHING = new byte[0];

  /** What to say when there is no memory left to say more. */
  private static final String OUT_OF_MEMORY =
      Wire.encode(OutOfMemoryError.class.getName()) + " " + Wire.encode("Java heap space") + " ";

  private final BufferedReader requests;
  private final OutputStream answers;
  private final CountedOutput printed;
  private final StudentClasses classes = new StudentClasses();
  private String entry = "";

  Cases(BufferedReader requests, OutputStream answers, CountedOutput printed) {
    this.requests = requests;
    this.answers = answers;
    this.printed = printed;
  }

  @Override
  public void run() {
    try {
      say(Wire.line(Wire.READY, Wire.VERSION).getBytes(StandardCharsets.US_ASCII));
      for (String line = requests.readLine(); line != null; line = requests.readLine()) {
        handle(Wire.fields(line));
      }
      // The grader is done. Halting leaves the submission's threads and shutdown hooks no say.
      Runtime.getRuntime().halt(0);
    } catch (Throwable broken) {
      // No more answers can come from here: an end at once tells the grader so, silence would cost
      // it a time limit.
      Runtime.getRuntime().halt(Wire.BROKEN);
    }
  }

  private void handle(String[] request) throws IOException {
    switch (request[0]) {
      case Wire.CLASS -> classes.add(Wire.decodeText(request[1]), Wire.decode(request[2]));
      case Wire.ENTRY -> entry = Wire.decodeText(request[1]);
      case Wire.SOLVE -> answer(request[1], grid(request[2]));
      default -> throw new IllegalArgumentException("unknown request " + request[0]);
    }
  }

  private void answer(String nonce, int[][] puzzle) throws IOException {
    SatMeter.reset();
    byte[] answer = solve(nonce, puzzle);
    say(formula(nonce));
    say(answer);
  }

  /** Not worth an answer: where there is no memory left for it, nothing is said. */
  private static byte[] formula(String nonce) {
    try {
      return Wire.line(Wire.FORMULA, nonce, SatMeter.reading()).getBytes(StandardCharsets.US_ASCII);
    } catch (OutOfMemoryError e) {
      return NOTHING;
    }
  }

  private byte[] solve(String nonce, int[][] puzzle) {
    int[][] given = copy(puzzle);
    byte[] lastResort = thrown(nonce, OUT_OF_MEMORY);
    try {
      int[][] answer = classes.newSolver(entry).of(given);
      String text = AnswerText.of(answer);
      return Wire.line(Wire.ANSWER, nonce, printedSoFar(), changes(puzzle, given, answer), text)
          .getBytes(StandardCharsets.US_ASCII);
    } catch (Throwable thrown) {
      try {
        return thrown(nonce, ThrownText.of(thrown));
      } catch (OutOfMemoryError e) {
        return lastResort;
      }
    }
  }

  private byte[] thrown(String nonce, String what) {
    return Wire.line(Wire.THROWN, nonce, printedSoFar(), what).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * The grader waits until it has read as much, so that what was printed is shown with the right
   * case.
   */
  private long printedSoFar() {
    printed.flush();
    return printed.count();
  }

  /** What a careful caller would mind: the argument was changed, or was itself returned. */
  private static String changes(int[][] before, int[][] after, int[][] answer) {
    if (answer == after) {
      return "returned-input";
    }
    return Arrays.deepEquals(before, after) ? "none" : "changed-input";
  }

  private static int[][] grid(String field) {
    String[] rows = field.split(";", -1);
    int[][] grid = new int[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      String[] cells = rows[row].split(",", -1);
      grid[row] = new int[cells.length];
      for (int column = 0; column < cells.length; column++) {
        grid[row][column] = Integer.parseInt(cells[column]);
      }
    }
    return grid;
  }

  private static int[][] copy(int[][] grid) {
    int[][] copy = grid.clone();
    for (int row = 0; row < copy.length; row++) {
      copy[row] = grid[row].clone();
    }
    return copy;
  }

  /**
   * The line break in front ends whatever the submission may have written to the same descriptor.
   */
  private void say(byte[] line) throws IOException {
    answers.write('\n');
    answers.write(line);
    answers.write('\n');
  }
}
