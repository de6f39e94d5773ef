package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Puzzles for the tests of encodings, made up or read from text. */
final class Puzzles {

  private static final BoxShape SMALL = new BoxShape(2, 2);

  private Puzzles() {}

  /** A puzzle in any form that {@link PuzzleReader} reads. */
  static Puzzle read(String text) {
    try {
      return PuzzleReader.read(text).get(0);
    } catch (UnreadablePuzzleException e) {
      throw new AssertionError(e);
    }
  }

  /** All 288 filled 4x4 boards. */
  static List<Grid> allSmallGrids() {
    List<Grid> grids = new ArrayList<>();
    fill(new int[4][4], 0, grids);
    return grids;
  }

  private static void fill(int[][] digits, int cell, List<Grid> grids) {
    if (cell == 16) {
      grids.add(Grid.of(SMALL, digits));
      return;
    }
    int row = cell / 4;
    int column = cell % 4;
    for (int digit = 1; digit <= 4; digit++) {
      if (isFreeOf(digits, cell, digit)) {
        digits[row][column] = digit;
        fill(digits, cell + 1, grids);
        digits[row][column] = 0;
      }
    }
  }

  private static boolean isFreeOf(int[][] digits, int cell, int digit) {
    return IntStream.range(0, cell)
        .filter(
            other ->
                other / 4 == cell / 4
                    || other % 4 == cell % 4
                    || (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2))
        .noneMatch(other -> digits[other / 4][other % 4] == digit);
  }

  /** A filled board: the rows are one row shifted, then digits and lines change places. */
  static Grid filled(BoxShape shape, Random random) {
    int size = shape.size();
    List<Integer> digits = shuffled(random, 1, size);
    List<Integer> rows = lines(random, size, shape.rows());
    List<Integer> columns = lines(random, size, shape.columns());
    int[][] grid = new int[size][size];
    for (int i = 0; i < size; i++) {
      int shift = rows.get(i) % shape.rows() * shape.columns() + rows.get(i) / shape.rows();
      for (int j = 0; j < size; j++) {
        grid[i][j] = digits.get((shift + columns.get(j)) % size);
      }
    }
    return Grid.of(shape, grid);
  }

  /** All lines of a board, those of a band in another order. */
  private static List<Integer> lines(Random random, int size, int band) {
    List<Integer> lines = new ArrayList<>();
    for (int first = 0; first < size; first += band) {
      lines.addAll(shuffled(random, first, band));
    }
    return lines;
  }

  private static List<Integer> shuffled(Random random, int first, int count) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(first, first + count).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }

  /** A puzzle that the filled board solves: some cells given, some marked. */
  static Puzzle puzzle(Grid filled, Random random, double given, double marked) {
    BoxShape shape = filled.shape();
    int[][] givens = filled.toRows();
    Mark[][] marks = Marks.none(shape).toRows();
    for (int row = 0; row < shape.size(); row++) {
      for (int column = 0; column < shape.size(); column++) {
        if (random.nextDouble() < marked) {
          marks[row][column] = givens[row][column] % 2 == 0 ? Mark.EVEN : Mark.ODD;
        }
        if (random.nextDouble() >= given) {
          givens[row][column] = 0;
        }
      }
    }
    return new Puzzle(Grid.of(shape, givens), Marks.of(shape, marks));
  }

  /** Any digits and marks anywhere; few such puzzles have a solution. */
  static Puzzle anything(BoxShape shape, Random random, int givens, int marked) {
    int[][] digits = new int[shape.size()][shape.size()];
    Mark[][] marks = Marks.none(shape).toRows();
    for (int i = 0; i < givens; i++) {
      digits[random.nextInt(shape.size())][random.nextInt(shape.size())] =
          1 + random.nextInt(shape.size());
    }
    for (int i = 0; i < marked; i++) {
      marks[random.nextInt(shape.size())][random.nextInt(shape.size())] =
          random.nextBoolean() ? Mark.EVEN : Mark.ODD;
    }
    return new Puzzle(Grid.of(shape, digits), Marks.of(shape, marks));
  }
}
