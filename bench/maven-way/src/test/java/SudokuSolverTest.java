import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SudokuSolverTest {

  static Stream<String> puzzles() throws IOException {
    return Files.readAllLines(Path.of("puzzles.txt")).stream();
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void solves(String puzzle) throws ReflectiveOperationException {
    assertTrue(Bare.isRight(puzzle, Bare.solver(System.getProperty("solver"))));
  }
}
