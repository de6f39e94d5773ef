package gridmark.count;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Puzzles made from shuffled solutions: with gaps, with marks, some of them spoilt. */
final class RandomPuzzles {

  private final Random random;
  private final BoxShape shape;
  private final int size;

  RandomPuzzles(long seed, BoxShape shape) {
    this.random = new Random(seed);
    this.shape = shape;
    this.size = shape.size();
  }

  /**
   * A puzzle that has a solution.
   *
   * @param givenShare how likely a cell is given
   * @param markShare how likely a cell is marked
   */
  Puzzle solvable(double givenShare, double markShare) {
    int[][] solution = solution();
    int[][] givens = new int[size][size];
    Mark[][] marks = Marks.none(shape).toRows();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int digit = solution[row][column];
        givens[row][column] = random.nextDouble() < givenShare ? digit : 0;
        if (random.nextDouble() < markShare) {
          marks[row][column] = digit % 2 == 0 ? Mark.EVEN : Mark.ODD;
        }
      }
    }
    return new Puzzle(Grid.of(shape, givens), Marks.of(shape, marks));
  }

  /** A puzzle with one given changed at random, so that it often has no solution. */
  Puzzle spoilt(double givenShare, double markShare) {
    Puzzle puzzle = solvable(givenShare, markShare);
    int[][] givens = puzzle.givens().toRows();
    givens[random.nextInt(size)][random.nextInt(size)] = 1 + random.nextInt(size);
    return new Puzzle(Grid.of(shape, givens), puzzle.marks());
  }

  private int[][] solution() {
    List<Integer> rows = shuffledLines(shape.rows());
    List<Integer> columns = shuffledLines(shape.columns());
    List<Integer> digits = shuffled(size);
    int[][] solution = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int line = rows.get(row);
        int shift = line % shape.rows() * shape.columns() + line / shape.rows();
        solution[row][column] = 1 + digits.get((columns.get(column) + shift) % size);
      }
    }
    return solution;
  }

  /** The lines of a board, groups of some lines shuffled, and the lines in each group. */
  private List<Integer> shuffledLines(int groupSize) {
    List<Integer> lines = new ArrayList<>();
    for (int group : shuffled(size / groupSize)) {
      shuffled(groupSize).forEach(line -> lines.add(group * groupSize + line));
    }
    return lines;
  }

  private List<Integer> shuffled(int count) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
