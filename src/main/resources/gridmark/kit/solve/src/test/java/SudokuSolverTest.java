import gridmark.practice.PracticeCase;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tries SudokuSolver on every case of the folder cases, one test a case. */
class SudokuSolverTest {

  @TestFactory
  Stream<DynamicTest> cases() {
    return PracticeCase.in(Path.of("cases")).stream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> each.check(new SudokuSolver())));
  }
}
