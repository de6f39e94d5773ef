package gridmark.bench;

import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A puzzle whose solutions are counted, and their number where it is known. */
public record CountCase(String name, Puzzle puzzle, Optional<BigInteger> solutions) {

  /** A line has name, rows and columns of a box, puzzle, and number of solutions or "?". */
  static final String FILE = "count-cases.txt";

  /** The cases of a folder, none if it has none. */
  public static List<CountCase> readAll(Path folder) throws IOException {
    List<CountCase> cases = new ArrayList<>();
    Path file = folder.resolve(FILE);
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        cases.add(of(line));
      }
    }
    return cases;
  }

  private static CountCase of(String line) throws IOException {
    String[] words = line.split(" ");
    BoxShape shape = new BoxShape(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
    try {
      Puzzle puzzle = PuzzleReader.read(words[3], shape).get(0);
      Optional<BigInteger> solutions =
          words[4].equals("?") ? Optional.empty() : Optional.of(new BigInteger(words[4]));
      return new CountCase(words[0], puzzle, solutions);
    } catch (UnreadablePuzzleException e) {
      throw new IOException(words[0] + ": " + e.getMessage(), e);
    }
  }
}
