package gridmark.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarterKitTest {

  @ParameterizedTest
  @CsvSource({"solve, SudokuSolver", "evenodd, EvenOddSolver"})
  void anAssignmentBringsItsSources(String assignment, String solver) throws IOException {
    Map<String, String> sources = StarterKit.sources(assignment);

    assertThat(sources).containsOnlyKeys(solver + ".java", solver + "Test.java");
    assertThat(sources.get(solver + ".java"))
        .contains("class " + solver + " implements Abstract" + solver);
    assertThat(sources.get(solver + "Test.java")).contains("each.check(new " + solver + "())");
  }

  @ParameterizedTest
  @CsvSource({"solve, SudokuSolver", "evenodd, EvenOddSolver"})
  void theCommonTextsHaveNoPlaceLeftOpen(String assignment, String solver) throws IOException {
    Map<String, String> texts = StarterKit.texts(assignment, "21");

    assertThat(texts.get("README.md"))
        .contains("Hand in `src/main/java/" + solver + ".java`.")
        .contains("a JDK, version 21 or newer", "your solver is compiled for Java 21");
    assertThat(texts.values()).noneMatch(text -> text.matches("(?s).*@[A-Z]+@.*"));
  }
}
