import gridmark.practice.PracticeCase;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tries EvenOddSolver on every case of the folder cases, one test a case. */
class EvenOddSolverTest {

  @TestFactory
  Stream<DynamicTest> cases() {
    return PracticeCase.in(Path.of("cases")).stream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> each.check(new EvenOddSolver())));
  }
}
