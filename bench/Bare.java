import gridmark.api.AbstractSudokuSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The bare way: a main that calls the solver on every puzzle of a file and checks the rules: {@code SOLVER PUZZLES}. */
public class Bare {

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    int right = 0;
    for (String puzzle : Files.readAllLines(Path.of(args[1]))) {
      right += isRight(puzzle, solver(args[0])) ? 1 : 0;
    }
    System.out.println(right + " right");
  }

  static AbstractSudokuSolver solver(String name) throws ReflectiveOperationException {
    return (AbstractSudokuSolver) Class.forName(name).getDeclaredConstructor().newInstance();
  }

  /** The puzzle in 81 characters, then a space and what is expected of it. */
  static boolean isRight(String line, AbstractSudokuSolver solver) {
    int[][] puzzle = new int[9][9];
    for (int i = 0; i < 81; i++) {
      puzzle[i / 9][i % 9] = line.charAt(i) == '.' ? 0 : line.charAt(i) - '0';
    }
    int[][] copy = new int[9][];
    for (int row = 0; row < 9; row++) {
      copy[row] = puzzle[row].clone();
    }
    int[][] grid = solver.solve(copy);
    Set<String> seen = new HashSet<>();
    int zeros = 0;
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int digit = grid[row][column];
        zeros += digit == 0 ? 1 : 0;
        boolean kept = puzzle[row][column] == 0 || puzzle[row][column] == digit;
        if (kept && digit != 0) {
          seen.add("r" + row + digit);
          seen.add("c" + column + digit);
          seen.add("b" + row / 3 + column / 3 + digit);
        }
      }
    }
    return line.endsWith(" unsolvable") ? zeros == 81 : seen.size() == 243;
  }
}
