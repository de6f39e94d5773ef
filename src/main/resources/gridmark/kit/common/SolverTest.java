import gridmark.practice.PracticeCase;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tries @CLASS@ on every case of the folder cases, one test a case. */
class @CLASS@Test {

  @TestFactory
  Stream<DynamicTest> cases() {
    return PracticeCase.in(Path.of("cases")).stream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> each.check(new @CLASS@())));
  }
}
