package gridmark.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads puzzles from text, as many as there are. A puzzle is one line of all its cells, or one line
 * a row. A cell is a character (digits, letters above 9; {@code .}, {@code 0}, {@code _}, {@code *}
 * or {@code ?} where it is empty) or, where ten or more stand in a line, a number between spaces.
 * Spaces, drawn lines and what follows a {@code #} are passed over.
 *
 * <p>A grid of lower-case {@code e}, {@code o} and {@code .} marks the cells of the puzzle before
 * it even and odd; in the one-line form it may follow in the same line.
 *
 * <p>The board's size follows from the number of cells. Sixteen lines of sixteen cells are one
 * board of 16x16 if most of their digits are above 4, or if they have none; else they are boards of
 * 4x4.
 */
public final class PuzzleReader {

  private static final int SMALLEST = 4;

  /** More than twice the cells of the largest board, each with a few spaces. */
  private static final int LONGEST_LINE = 10_000;

  private final Optional<BoxShape> wanted;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private boolean marksMayFollow;

  private PuzzleReader(Optional<BoxShape> wanted) {
    this.wanted = wanted;
  }

  /** The puzzles of a text, on the usual boards of their sizes; at least one. */
  public static List<Puzzle> read(String text) throws UnreadablePuzzleException {
    return new PuzzleReader(Optional.empty()).readAll(text);
  }

  /** The puzzles of a text, all on boards of one shape; at least one. */
  public static List<Puzzle> read(String text, BoxShape shape) throws UnreadablePuzzleException {
    return new PuzzleReader(Optional.of(shape)).readAll(text);
  }

  private List<Puzzle> readAll(String text) throws UnreadablePuzzleException {
    for (List<List<CellText>> paragraph : paragraphs(text)) {
      List<List<CellText>> rest = paragraph;
      while (!rest.isEmpty()) {
        rest = rest.subList(readNext(rest), rest.size());
      }
    }
    if (puzzles.isEmpty()) {
      throw new UnreadablePuzzleException(
          1, 1, "there is no puzzle; one of 9x9 is a line of 81 cells");
    }
    return puzzles;
  }

  /** The lines that have cells, in groups between empty lines. */
  private static List<List<List<CellText>>> paragraphs(String text)
      throws UnreadablePuzzleException {
    List<List<List<CellText>>> paragraphs = new ArrayList<>();
    List<List<CellText>> current = new ArrayList<>();
    int number = 0;
    for (String line : text.replaceFirst("^\uFEFF", "").split("\r\n|\r|\n", -1)) {
      number++;
      if (line.isBlank()) {
        paragraphs.add(current);
        current = new ArrayList<>();
      }
      List<CellText> cells = CellText.of(withoutComment(line, number), number);
      if (!cells.isEmpty()) {
        current.add(cells);
      }
    }
    paragraphs.add(current);
    return paragraphs;
  }

  private static String withoutComment(String line, int number) throws UnreadablePuzzleException {
    int end = line.indexOf('#') < 0 ? line.length() : line.indexOf('#');
    if (end > LONGEST_LINE) {
      throw new UnreadablePuzzleException(
          number, LONGEST_LINE + 1, "no puzzle is so long; is this a file of puzzles?");
    }
    return line.substring(0, end);
  }

  /** Reads the grid that begins with the first of the lines, and says how many lines it took. */
  private int readNext(List<List<CellText>> lines) throws UnreadablePuzzleException {
    List<CellText> first = lines.get(0);
    for (CellText cell : first) {
      cell.checkDigit();
    }
    int width = first.size();
    if (!areRowsOf16(lines) && isCellCount(width)) {
      readGrid(first);
      return 1;
    }
    if (width % 2 == 0 && isCellCount(width / 2) && isMarks(first.subList(width / 2, width))) {
      readGrid(first.subList(0, width / 2));
      readGrid(first.subList(width / 2, width));
      return 1;
    }
    if (!isSize(width)) {
      throw first
          .get(0)
          .wrong(width + " cells make no board; " + nearestBoard(width) + marksHint(width));
    }
    readGrid(rows(lines, width));
    return width;
  }

  private boolean areRowsOf16(List<List<CellText>> lines) {
    if (wanted.isPresent() || lines.size() < 16) {
      return false;
    }
    List<List<CellText>> rows = lines.subList(0, 16);
    if (rows.stream().anyMatch(row -> row.size() != 16)) {
      return false;
    }
    List<CellText> digits =
        rows.stream().flatMap(List::stream).filter(c -> c.value() != 0 && !c.isMark()).toList();
    long large = digits.stream().filter(cell -> cell.value() > 4).count();
    return 2 * large > digits.size() || digits.isEmpty();
  }

  private static List<CellText> rows(List<List<CellText>> lines, int size)
      throws UnreadablePuzzleException {
    int start = lines.get(0).get(0).line();
    List<CellText> cells = new ArrayList<>();
    for (List<CellText> row : lines.subList(0, Math.min(size, lines.size()))) {
      if (row.size() != size) {
        for (CellText cell : cells) {
          cell.digit(size);
        }
        throw row.get(Math.min(size, row.size()) - 1)
            .wrong("this row has " + row.size() + " cells, but line " + start + " has " + size);
      }
      cells.addAll(row);
    }
    if (lines.size() < size) {
      throw cells
          .get(cells.size() - 1)
          .wrong(
              "the board that begins in line %d has %d of its %d rows"
                  .formatted(start, lines.size(), size));
    }
    return cells;
  }

  private boolean isSize(int number) {
    return wanted.map(shape -> shape.size() == number).orElseGet(() -> BoxShape.hasSize(number));
  }

  private boolean isCellCount(int number) {
    int root = (int) Math.round(Math.sqrt(number));
    return root * root == number && isSize(root);
  }

  private String nearestBoard(int width) {
    int nearest = SMALLEST;
    int distance = Integer.MAX_VALUE;
    for (int size = SMALLEST; size <= BoxShape.LARGEST; size++) {
      int away = Math.min(Math.abs(size - width), Math.abs(size * size - width));
      if (isSize(size) && away < distance) {
        nearest = size;
        distance = away;
      }
    }
    return "a board of %1$dx%1$d has %2$d in one line, or %1$d lines of %1$d"
        .formatted(nearest, nearest * nearest);
  }

  private String marksHint(int width) {
    return width % 2 == 0 && isCellCount(width / 2)
        ? "; marks are lower-case e, o and . behind the puzzle"
        : "";
  }

  private static boolean isMarks(List<CellText> cells) {
    return cells.stream().allMatch(CellText::isMarkOrDot)
        && cells.stream().anyMatch(CellText::isMark);
  }

  private void readGrid(List<CellText> cells) throws UnreadablePuzzleException {
    int size = (int) Math.round(Math.sqrt(cells.size()));
    if (isMarks(cells)) {
      addMarks(cells, size);
    } else {
      addPuzzle(cells, wanted.orElseGet(() -> BoxShape.ofSize(size)));
    }
  }

  private void addPuzzle(List<CellText> cells, BoxShape shape) throws UnreadablePuzzleException {
    int[][] digits = new int[shape.size()][shape.size()];
    for (int i = 0; i < cells.size(); i++) {
      digits[i / shape.size()][i % shape.size()] = cells.get(i).digit(shape.size());
    }
    puzzles.add(Puzzle.of(Grid.of(shape, digits)));
    marksMayFollow = true;
  }

  private void addMarks(List<CellText> cells, int size) throws UnreadablePuzzleException {
    if (!marksMayFollow) {
      throw cells.get(0).wrong("marks without a puzzle: write the puzzle before its marks");
    }
    int last = puzzles.size() - 1;
    Grid givens = puzzles.get(last).givens();
    if (givens.shape().size() != size) {
      throw cells
          .get(0)
          .wrong(
              "marks for %1$dx%1$d, but the puzzle before them is %2$dx%2$d"
                  .formatted(size, givens.shape().size()));
    }
    Mark[][] marks = new Mark[size][size];
    for (int i = 0; i < cells.size(); i++) {
      marks[i / size][i % size] = cells.get(i).mark();
    }
    puzzles.set(last, new Puzzle(givens, Marks.of(givens.shape(), marks)));
    marksMayFollow = false;
  }

  /** A text that is no puzzle: where reading stopped, and why. */
  public static final class UnreadablePuzzleException extends Exception {

    private static final long serialVersionUID = 1L;

    UnreadablePuzzleException(int line, int column, String reason) {
      super("line " + line + ", column " + column + ": " + reason);
    }
  }
}
