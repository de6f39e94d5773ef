package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.submission.SubmissionReader;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Ready;
import gridmark.language.Preparation.Reason;
import gridmark.language.Preparation.Rejected;
import gridmark.language.Signatures;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A submission compiles for the release that is asked for, whatever JDK compiles it. */
@Tag("process")
class CompiledReleaseTest {

  private static final int NEWEST = Runtime.version().feature();
  private static final int MAJOR_OF_JAVA_17 = 61;

  /** With a method that came with Java 21. */
  private static final Source WITH_GET_FIRST =
      new Source(
          "SudokuSolver.java",
          """
          import java.util.List;

          public class SudokuSolver implements AbstractSudokuSolver {
            private final List<int[][]> boards = new java.util.ArrayList<>();

            public int[][] solve(int[][] sudoku) {
              boards.add(sudoku);
              return boards.getFirst();
            }
          }
          """);

  private static Workshop workshop;

  @BeforeAll
  static void startCompiler() throws IOException {
    workshop = new JavaLanguage().start(Repository.sandbox(), Limits.DEFAULT);
  }

  @AfterAll
  static void closeCompiler() {
    workshop.close();
  }

  @Test
  void aMethodOfANewerJavaIsNotThereForAnOlderOne() throws Exception {
    Rejected rejected = (Rejected) build(17, WITH_GET_FIRST);

    assertThat(rejected.reason()).isEqualTo(Reason.COMPILE_ERROR);
    assertThat(rejected.compileErrors()).hasSize(1);
    assertThat(rejected.compileErrors().get(0).toString())
        .startsWith("SudokuSolver.java:8:18: error: cannot find symbol\n")
        .contains("symbol:   method getFirst()");
  }

  @Test
  void aNewerJdkSaysThatItWouldCompileIt() throws Exception {
    String note =
        "It compiles for Java %d, but this course compiles for Java 17. The first place that needs a newer Java is SudokuSolver.java, line 8."
            .formatted(NEWEST);

    assertThat(build(17, WITH_GET_FIRST).notes())
        .isEqualTo(NEWEST < 21 ? List.of() : List.of(note));
  }

  @Test
  void whatNoJavaCompilesGetsNoSuchNote() throws Exception {
    Source source = new Source("SudokuSolver.java", "class SudokuSolver { int x = \"\"; }");

    assertThat(build(17, source).notes()).isEmpty();
  }

  @Test
  void theNewestReleaseHasWhatTheJdkHas() throws Exception {
    assertThat(build(NEWEST, WITH_GET_FIRST) instanceof Ready).isEqualTo(NEWEST >= 21);
  }

  @Test
  void classesAreThoseOfTheRelease() throws Exception {
    assertThat(majorVersion(17)).isEqualTo(MAJOR_OF_JAVA_17);
    assertThat(majorVersion(NEWEST)).isEqualTo(MAJOR_OF_JAVA_17 + NEWEST - 17);
  }

  private static int majorVersion(int release) throws Exception {
    Source source =
        new Source(
            "SudokuSolver.java",
            "class SudokuSolver { int[][] solve(int[][] sudoku) { return sudoku; } }");
    return ((Ready) build(release, source)).program().files().get("SudokuSolver.class")[7];
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic-one-file",
        "sat4j-direct",
        "package-without-import",
        "own-abstract-class"
      })
  void whatWeGiveToStudentsIsThereForEveryRelease(String sample) throws Exception {
    for (int release : List.of(17, NEWEST)) {
      assertThat(
              SubmissionReader.read(
                      Repository.sample("accepted/" + sample), Optional.of(Signatures.SOLVE))
                  .build(workshop, Signatures.SOLVE, release))
          .isInstanceOf(Ready.class);
    }
  }

  @Test
  void theVersionSaysWhatIsCompiledForWhereThatIsOlder() {
    String running = "Java " + System.getProperty("java.version");

    assertThat(new JavaLanguage().version(NEWEST)).isEqualTo(running);
    assertThat(new JavaLanguage().version(17))
        .isEqualTo(NEWEST == 17 ? running : running + ", compiled for 17");
  }

  private static Preparation build(int release, Source source) throws Exception {
    return workshop.build(List.of(source), List.of(), Signatures.SOLVE, release);
  }
}
