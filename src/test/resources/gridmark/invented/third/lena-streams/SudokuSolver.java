import static java.util.stream.IntStream.range;
import static java.util.stream.IntStream.rangeClosed;

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

  private final List<int[]> clauses = new ArrayList<>();

  @Override
  public int[][] solve(int[][] sudoku) {
    clauses.clear();
    rangeClosed(1, 9).forEach(r -> rangeClosed(1, 9).forEach(c ->
        clauses.add(rangeClosed(1, 9).map(n -> lit(r, c, n)).toArray())));

    rangeClosed(1, 9).forEach(n -> rangeClosed(1, 9).forEach(r ->
        rangeClosed(1, 9).forEach(c ->
            range(c + 1, 9).forEach(k -> not(lit(r, c, n), lit(r, k, n))))));

    rangeClosed(1, 9).forEach(n -> rangeClosed(1, 9).forEach(c ->
        rangeClosed(1, 9).forEach(r ->
            rangeClosed(r + 1, 9).forEach(k -> not(lit(r, c, n), lit(k, c, n))))));

    rangeClosed(1, 9).forEach(n -> range(0, 9).forEach(b -> {
      int[] box = range(0, 9)
          .map(i -> lit(b / 3 * 3 + i / 3 + 1, b % 3 * 3 + i % 3 + 1, n))
          .toArray();
      range(0, 9).forEach(i -> range(i + 1, 9).forEach(j -> not(box[i], box[j])));
    }));

    range(0, 81).filter(i -> sudoku[i / 9][i % 9] != 0)
        .forEach(i -> clauses.add(new int[] {lit(i / 9 + 1, i % 9 + 1, sudoku[i / 9][i % 9])}));

    int[][] result = new int[9][9];
    Arrays.stream(run())
        .filter(l -> l > 110)
        .filter(l -> l / 10 % 10 != 0 && l % 10 != 0)
        .forEach(l -> result[l / 100 - 1][l / 10 % 10 - 1] = l % 10);
    return result;
  }

  private static int lit(int row, int col, int num) {
    return 100 * row + 10 * col + num;
  }

  private void not(int a, int b) {
    clauses.add(new int[] {-a, -b});
  }

  private int[] run() {
    try {
      Path tmp = Files.createTempFile("s", ".cnf");
      try (DimacsWriter out = new DimacsWriter(tmp)) {
        for (int[] clause : clauses) {
          out.writeClause(clause);
        }
      }
      int[] model = new SatSolver().solve(tmp).orElse(new int[0]);
      Files.deleteIfExists(tmp);
      return model;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
