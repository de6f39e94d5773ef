package gridmark.bench;

import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Puzzles of one board, all of them solvable. */
public record PuzzleSet(String name, List<Puzzle> puzzles) {

  public PuzzleSet {
    puzzles = List.copyOf(puzzles);
  }

  public BoxShape shape() {
    return puzzles.get(0).shape();
  }

  /** Reads a file of puzzles, as many as are wanted, spread over the whole file. */
  public static PuzzleSet read(Path file, int wanted) throws IOException {
    try {
      List<Puzzle> all = PuzzleReader.read(Files.readString(file));
      List<Puzzle> some = new ArrayList<>();
      int count = Math.min(wanted, all.size());
      for (int i = 0; i < count; i++) {
        some.add(all.get((int) ((long) i * all.size() / count)));
      }
      return new PuzzleSet(nameOf(file), some);
    } catch (UnreadablePuzzleException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Reads the sets of a folder by their names. No names mean all sets, without the 25x25 ones. */
  public static List<PuzzleSet> readAll(Path folder, List<String> names, int wanted)
      throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(PuzzleSet::isSet).sorted().toList();
    }
    List<PuzzleSet> sets = new ArrayList<>();
    for (Path file : files) {
      boolean isWanted =
          names.isEmpty() ? !nameOf(file).equals("g25") : names.contains(nameOf(file));
      if (isWanted) {
        sets.add(read(file, wanted));
      }
    }
    return sets;
  }

  private static boolean isSet(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".txt") && !name.equals(CountCase.FILE);
  }

  private static String nameOf(Path file) {
    return file.getFileName().toString().replaceFirst("\\.txt$", "");
  }
}
