import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Predicate;

public class SudokuSolver implements AbstractSudokuSolver {

  record Candidate(int row, int column, int digit) {

    static Candidate of(int variable) {
      int index = variable - 1;
      return new Candidate(index % 9, index / 9 % 9, index / 81 + 1);
    }

    int variable() {
      return row + 9 * column + 81 * (digit - 1) + 1;
    }

    int block() {
      return row / 3 * 3 + column / 3;
    }

    boolean excludes(Candidate other) {
      if (equals(other)) {
        return false;
      }
      boolean sameCell = row == other.row && column == other.column;
      boolean sees = row == other.row || column == other.column || block() == other.block();
      return sameCell || digit == other.digit && sees;
    }
  }

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      Path file = Files.createTempFile("ida", ".cnf");
      try (DimacsWriter writer = new DimacsWriter(file)) {
        for (int a = 1; a <= 729; a++) {
          for (int b = a + 1; b <= 729; b++) {
            if (Candidate.of(a).excludes(Candidate.of(b))) {
              writer.writeClause(-a, -b);
            }
          }
        }
        for (int row = 0; row < 9; row++) {
          for (int column = 0; column < 9; column++) {
            int given = sudoku[row][column];
            for (int digit = 1; digit <= 9; digit++) {
              if (given == 0 || given == digit) {
                writer.writeLiteral(new Candidate(row, column, digit).variable());
              }
            }
            writer.finishClause();
          }
        }
      }
      int[][] solution = new int[9][9];
      new SatSolver().solve(file).ifPresent(model ->
          Arrays.stream(model)
              .filter(literal -> literal > 0)
              .mapToObj(Candidate::of)
              .forEach(c -> solution[c.column()][c.row()] = c.digit()));
      Files.delete(file);
      return solution;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
