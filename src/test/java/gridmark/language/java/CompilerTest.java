package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import gridmark.Repository;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.language.CompileError;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
class CompilerTest {

  /** For the frames of interpreted and of compiled methods, which are smaller. */
  private static final int TOO_DEEP = 400_000;

  private static Workshop workshop;

  @BeforeAll
  static void startCompiler() throws IOException {
    workshop = new JavaLanguage().start(Repository.sandbox(), Limits.DEFAULT);
  }

  @AfterAll
  static void closeCompiler() {
    workshop.close();
  }

  private static final Source SOLVER =
      new Source(
          "SudokuSolver.java",
          """
          public class SudokuSolver implements AbstractSudokuSolver {
            public int[][] solve(int[][] sudoku) {
              return sudoku;
            }
          }
          """);

  private static final String WANTED =
      "wanted is public int[][] solve(int[][] sudoku), which returns the solved grid, or all zeros"
          + " when there is no solution.";

  static List<Arguments> accepted() {
    return List.of(
        arguments("classic-one-file", "SudokuSolver", List.of()),
        arguments(
            "class-not-public",
            "SudokuSolver",
            List.of("The class SudokuSolver is not public: accepted.")),
        arguments(
            "helper-classes", "SudokuSolver", List.of("4 helper classes came with it: accepted.")),
        arguments(
            "inherited-solve", "SudokuSolver", List.of("1 helper class came with it: accepted.")),
        arguments("wrong-file-name", "SudokuSolver", List.of()),
        arguments(
            "own-interface-copy",
            "SudokuSolver",
            List.of(
                "AbstractSudokuSolver.java is your own copy of the interface: ignored, ours is"
                    + " used.")),
        arguments(
            "own-interface-copy-in-package",
            "assignment.SudokuSolver",
            List.of(
                "assignment/AbstractSudokuSolver.java is your own copy of the interface: ignored,"
                    + " ours is used.",
                "The class is in package assignment: accepted.")),
        arguments(
            "own-abstract-class",
            "SudokuSolver",
            List.of(
                "AbstractSudokuSolver.java is not our interface, but your classes need it: used as"
                    + " it is.",
                "SudokuSolver does not implement AbstractSudokuSolver, but has the method:"
                    + " accepted.",
                "1 helper class came with it: accepted.")),
        arguments(
            "junit-test-beside",
            "SudokuSolver",
            List.of("SudokuSolverTest.java is a JUnit test: left out.")),
        arguments(
            "package-declared",
            "cz.student.sudoku.SudokuSolver",
            List.of("The class is in package cz.student.sudoku: accepted.")),
        arguments(
            "package-without-import",
            "hw3.SudokuSolver",
            List.of("The class is in package hw3: accepted.")),
        arguments(
            "static-solve",
            "SudokuSolver",
            List.of(
                "SudokuSolver does not implement AbstractSudokuSolver, but has the method:"
                    + " accepted.",
                "The method solve is static: accepted.")),
        arguments(
            "other-class-name",
            "MySolver",
            List.of("The class is named MySolver, not SudokuSolver: accepted.")),
        arguments(
            "interface-not-implemented",
            "SudokuSolver",
            List.of(
                "SudokuSolver does not implement AbstractSudokuSolver, but has the method:"
                    + " accepted.")),
        arguments(
            "two-solvers-one-named-right",
            "SudokuSolver",
            List.of(
                "Graded is SudokuSolver; NaiveSolver could be run too and was not.",
                "1 helper class came with it: accepted.")),
        arguments(
            "windows-1250-text",
            "SudokuSolver",
            List.of(
                "SudokuSolver.java is not UTF-8: read as windows-1250.",
                "Windows line ends (CRLF) in 1 file: accepted.")));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void acceptsDeviationAndSaysSo(String sample, String entryClass, List<String> notes)
      throws Exception {
    Ready ready = (Ready) prepareSample("accepted/" + sample);

    assertThat(ready.program().entry()).isEqualTo(entryClass);
    assertThat(ready.notes()).isEqualTo(notes);
    assertThat(ready.program().files()).containsKey(entryClass.replace('.', '/') + ".class");
  }

  static List<Arguments> uncompilable() {
    return List.of(
        arguments(
            "missing-semicolon",
            """
            SudokuSolver.java:7:39: error: ';' expected
              |         int[][] result = new int[9][9]
              |                                       ^"""),
        arguments(
            "method-of-other-type",
            """
            SudokuSolver.java:10:36: error: incompatible types: java.lang.String cannot be converted to int
              |                 int digit = digitAt(sudoku, r, c);
              |                                    ^"""),
        arguments(
            "type-error",
            """
            SudokuSolver.java:14:16: error: incompatible types: java.util.List<int[]> cannot be converted to int[][]
              |         return rows;
              |                ^"""),
        arguments(
            "unclosed-comment",
            """
            SudokuSolver.java:7:9: error: unclosed comment
              |         /* first version, too slow:
              |         ^"""),
        arguments(
            "missing-sibling-file",
            """
            SudokuSolver.java:8:24: error: cannot find symbol
              |     private final List<Cell> cells = new ArrayList<>();
              |                        ^
              |   symbol:   class Cell
              |   location: class SudokuSolver
              | If Cell is yours, hand in Cell.java too."""),
        arguments(
            "reserved-package",
            """
            gridmark/worker/Worker.java:1:1: error: package gridmark.worker is reserved: move the class to a package of your own, or to none
              | package gridmark.worker;
              | ^"""));
  }

  @ParameterizedTest
  @MethodSource("uncompilable")
  void saysWhereAndWhatTheFirstErrorIs(String sample, String error) throws Exception {
    Rejected rejected = (Rejected) prepareSample("compile_error/" + sample);

    assertThat(rejected.reason()).isEqualTo(Reason.COMPILE_ERROR);
    assertThat(rejected.compileErrors().get(0)).hasToString(error);
  }

  static List<Arguments> uncallable() {
    return List.of(
        arguments(
            "private-solve", "SudokuSolver has private int[][] solve(int[][] sudoku); " + WANTED),
        arguments(
            "boolean-solve", "SudokuSolver has public boolean solve(int[][] board); " + WANTED),
        arguments(
            "char-boards", "SudokuSolver has public void solveSudoku(char[][] board); " + WANTED),
        arguments(
            "char-solve", "SudokuSolver has public char[][] solve(char[][] board); " + WANTED),
        arguments(
            "solve-with-size",
            "SudokuSolver has public int[][] solve(int[][] g, int n); " + WANTED),
        arguments(
            "constructor-with-arguments", "SudokuSolver has public int[][] solve(); " + WANTED),
        arguments(
            "abstract-solver",
            "SudokuSolver is abstract and cannot be created: wanted is a class with"
                + " public int[][] solve(int[][] sudoku)."));
  }

  @ParameterizedTest
  @MethodSource("uncallable")
  void quotesSignatureBesideTheWantedOne(String sample, String sentence) throws Exception {
    assertRejected(prepareSample("wrong_interface/" + sample), Reason.WRONG_INTERFACE, sentence);
  }

  static List<Arguments> solverless() {
    return List.of(
        arguments(
            "empty-folder-with-readme",
            "There is no .java file to compile: hand in SudokuSolver.java. Handed in was README.txt,"
                + " which is plain text; this course takes Java."),
        arguments(
            "only-class-files",
            "There is no .java file to compile: hand in SudokuSolver.java. Handed in was"
                + " SudokuSolver.class, which is a compiled program; this course takes Java."),
        arguments(
            "two-solvers-no-name",
            "2 classes could be the solver: AlphaSolver, BetaSolver. Hand in one of them only, or"
                + " name just that one SudokuSolver."),
        arguments(
            "unrelated-class",
            "No class has a method solve: its classes are HelloWorld. Wanted is a class"
                + " SudokuSolver with public int[][] solve(int[][] sudoku)."));
  }

  @ParameterizedTest
  @MethodSource("solverless")
  void saysWhyThereIsNoSolver(String sample, String sentence) throws Exception {
    assertRejected(prepareSample("no_solver/" + sample), Reason.NO_SOLVER, sentence);
  }

  @Test
  void quotesConstructorThatWantsArguments() throws Exception {
    Source source =
        new Source(
            "SudokuSolver.java",
            """
            public class SudokuSolver implements AbstractSudokuSolver {
              public SudokuSolver(int rows, int columns) {}
              public int[][] solve(int[][] sudoku) { return sudoku; }
            }
            """);

    assertRejected(
        prepare(source),
        Reason.WRONG_INTERFACE,
        "SudokuSolver can only be created with arguments, by"
            + " public SudokuSolver(int rows, int columns): wanted is a constructor"
            + " without any, as in SudokuSolver().");
  }

  @Test
  void leavesOutModuleDeclaration() throws Exception {
    Preparation preparation =
        prepare(SOLVER, new Source("module-info.java", "module sudoku { requires java.sql; }"));

    assertThat(preparation).isInstanceOf(Ready.class);
    assertThat(preparation.notes())
        .containsExactly("module-info.java is a module declaration: left out.");
  }

  @Test
  void leavesOutSecondCopyOfFile() throws Exception {
    Preparation preparation =
        prepare(SOLVER, new Source("backup/SudokuSolver.java", SOLVER.text()));

    assertThat(preparation).isInstanceOf(Ready.class);
    assertThat(preparation.notes())
        .containsExactly(
            "backup/SudokuSolver.java is a second copy of SudokuSolver.java: left out.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "old/SudokuSolver.java",
        "backup/src/SudokuSolver.java",
        "Sudoku - Copy/SudokuSolver.java",
        "Copy of SudokuSolver.java",
        "SudokuSolver (1).java",
        "SudokuSolver_old.java",
        "SudokuSolverBackup.java"
      })
  void leavesOutAnOlderVersionBesideTheSolver(String path) throws Exception {
    Preparation preparation =
        prepare(new Source(path, "class SudokuSolver {\n  int a = false;\n}\n"), SOLVER);

    assertThat(preparation).isInstanceOf(Ready.class);
    assertThat(preparation.notes())
        .containsExactly(path + " is a second copy of SudokuSolver.java: left out.");
  }

  @Test
  void gradesAnOlderVersionWhereThereIsNoOther() throws Exception {
    assertThat(prepare(new Source("old/SudokuSolver.java", SOLVER.text())))
        .isInstanceOf(Ready.class);
  }

  @Test
  void doesNotGuessWhichOfTwoVersionsIsMeant() throws Exception {
    Rejected rejected =
        (Rejected)
            prepare(
                new Source("v1/SudokuSolver.java", SOLVER.text()),
                new Source("v2/SudokuSolver.java", SOLVER.text() + "// new\n"));

    assertThat(rejected.reason()).isEqualTo(Reason.COMPILE_ERROR);
    assertThat(rejected.compileErrors())
        .singleElement()
        .isEqualTo(
            new CompileError(
                "v2/SudokuSolver.java",
                1,
                8,
                "duplicate class: SudokuSolver\n"
                    + "Two files declare it: hand in only one of them.",
                "public class SudokuSolver implements AbstractSudokuSolver {"));
  }

  private static final Source WINDOW =
      new Source(
          "Window.java",
          "import javafx.application.Application;\n\npublic class Window extends Application {}\n");

  private static final Source USER_OF_WINDOW =
      new Source("Main.java", "class Main {\n  Window window = new Window();\n}\n");

  private static final String ON_WINDOW =
      "Window.java does not compile, and the solver does without it: left out (line 1: package"
          + " javafx.application does not exist).";

  @Test
  void leavesOutFilesThatDoNotCompileBesideTheSolver() throws Exception {
    Preparation preparation =
        prepare(SOLVER, USER_OF_WINDOW, WINDOW, new Source("Notes.java", "class Notes {"));

    assertThat(preparation).isInstanceOf(Ready.class);
    assertThat(preparation.notes())
        .containsExactly(
            ON_WINDOW,
            "Notes.java does not compile, and the solver does without it: left out (line 1: reached"
                + " end of file while parsing).",
            "Main.java does not compile, and the solver does without it: left out (line 2: cannot"
                + " find symbol).");
  }

  @Test
  void leavesOutWhatDoesNotCompileBesideASolverOfAnotherName() throws Exception {
    Source other =
        new Source("MySolver.java", SOLVER.text().replace("class SudokuSolver", "class MySolver"));

    assertThat(prepare(other, WINDOW).notes())
        .containsExactly(ON_WINDOW, "The class is named MySolver, not SudokuSolver: accepted.");
  }

  @Test
  void doesNotGradeAnotherSolverInPlaceOfTheOneThatDoesNotCompile() throws Exception {
    Source broken = new Source("src/SudokuSolver.java", "package p;\nclass SudokuSolver {");
    Source attempt =
        new Source("NaiveSolver.java", SOLVER.text().replace("class SudokuSolver", "class Naive"));
    Source alike = new Source("Fast.java", "class Fast {\n  int[][] solve(int[][] s) { }\n}\n");

    for (List<Source> sources :
        List.of(
            List.of(SOLVER, broken), List.of(attempt, broken), List.of(attempt, alike, WINDOW))) {
      assertThat(prepare(sources.toArray(Source[]::new)))
          .asInstanceOf(type(Rejected.class))
          .extracting(Rejected::reason)
          .isEqualTo(Reason.COMPILE_ERROR);
    }
  }

  @Test
  void quotesAllErrorsWhereTheSolverNeedsWhatDoesNotCompile() throws Exception {
    Source solver =
        new Source("SudokuSolver.java", SOLVER.text().replace("return", "new Window(); return"));

    Rejected rejected = (Rejected) prepare(solver, WINDOW);

    assertThat(rejected.compileErrors())
        .extracting(error -> error.file() + ":" + error.line())
        .containsExactly("Window.java:1", "Window.java:3");
    assertThat(rejected.notes()).isEmpty();
  }

  @Test
  void keepsNotesOfReaderInFrontOfItsOwn() throws Exception {
    Submission submission =
        new Submission(
            "alice",
            List.of(
                new Source(
                    "MySolver.java",
                    SOLVER.text().replace("class SudokuSolver", "class MySolver"))),
            List.of("as read"),
            List.of(),
            "00000000");

    assertThat(submission.build(workshop, Signatures.SOLVE, 17).notes())
        .containsExactly("as read", "The class is named MySolver, not SudokuSolver: accepted.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gridmark",
        "gridmark.worker",
        "org.sat4j.core",
        "java.lang",
        "javax.tools",
        "org.junit"
      })
  void refusesReservedPackage(String name) throws Exception {
    Source evil = new Source("Evil.java", "package " + name + ";\nclass Evil {}\n");

    assertReserved(prepare(SOLVER, evil), name, "package " + name + ";");
  }

  @Test
  void refusesReservedPackageWrittenWithEscapes() throws Exception {
    Source evil =
        new Source("Evil.java", "pack\\u0061ge gridm\\u0061rk . /* */ api;\nclass Evil {}\n");

    assertReserved(
        prepare(SOLVER, evil), "gridmark.api", "pack\\u0061ge gridm\\u0061rk . /* */ api;");
  }

  @Test
  void refusesReservedPackageBehindCommentThatEndsInEscapes() throws Exception {
    Source evil =
        new Source("Evil.java", "// harmless \\u000a package gridmark.api;\nclass Evil {}\n");

    assertReserved(
        prepare(SOLVER, evil), "gridmark.api", "// harmless \\u000a package gridmark.api;");
  }

  @Test
  void acceptsPackagesThatOnlyLookReserved() throws Exception {
    Stream<Source> helpers =
        Stream.of("gridmarks", "my.gridmark.api", "javafun", "org.sat4jx")
            .map(name -> new Source(name + "/A.java", "package " + name + ";\nclass A {}\n"));

    assertThat(prepare(Stream.concat(helpers, Stream.of(SOLVER)).toArray(Source[]::new)))
        .isInstanceOf(Ready.class);
  }

  @Test
  void runsNoAnnotationProcessor() throws Exception {
    Source processor =
        new Source(
            "Evil.java",
            """
            import java.util.Set;
            import javax.annotation.processing.*;
            import javax.lang.model.element.TypeElement;
            import javax.tools.Diagnostic;

            @SupportedAnnotationTypes("*")
            public class Evil extends AbstractProcessor {
              @Override
              public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
                processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "I ran");
                return true;
              }
            }
            """);
    Source services =
        new Source("META-INF/services/javax.annotation.processing.Processor.java", "// Evil\n");

    Ready ready = (Ready) prepare(processor, services, SOLVER);

    assertThat(ready.program().files()).containsOnlyKeys("Evil.class", "SudokuSolver.class");
  }

  @Test
  void usesTheStudentsClassPathOnly() throws Exception {
    Source source =
        new Source(
            "Peek.java",
            """
            class Peek {
              gridmark.exchange.Wire wire;
              gridmark.reference.ReferenceSolver reference;
              gridmark.api.SatSolver helper;
              org.sat4j.core.VecInt clause;
            }
            """);

    Rejected rejected = (Rejected) prepare(source);

    assertThat(rejected.compileErrors()).extracting(CompileError::line).containsExactly(2, 3);
    assertThat(rejected.compileErrors())
        .extracting(CompileError::message)
        .containsExactly(
            "package gridmark.exchange does not exist\nOnly the JDK, gridmark.api and sat4j-core are"
                + " there; hand in your own packages whole.",
            "package gridmark.reference does not exist\nOnly the JDK, gridmark.api and sat4j-core"
                + " are there; hand in your own packages whole.");
  }

  @Test
  void reportsTheErrorsOfAllFiles() throws Exception {
    Rejected rejected =
        (Rejected)
            prepare(
                new Source("A.java", "class A {\n  int a = false;\n  int b = false;\n}\n"),
                new Source("b/B.java", "class B {\n\n  int c = true;\n}\n"));

    assertThat(rejected.compileErrors())
        .extracting(error -> error.file() + ":" + error.line())
        .containsExactly("A.java:2", "A.java:3", "b/B.java:3");
  }

  @Test
  void compilesDeeplyNestedExpression() throws Exception {
    assertThat(prepare(SOLVER, nested(3_000))).isInstanceOf(Ready.class);
  }

  @Test
  void survivesExpressionThatIsNestedTooDeeply() throws Exception {
    Rejected rejected = (Rejected) prepare(SOLVER, nested(TOO_DEEP));

    assertThat(rejected.reason()).isEqualTo(Reason.COMPILE_ERROR);
    assertThat(rejected.compileErrors())
        .singleElement()
        .extracting(CompileError::message)
        .asString()
        .startsWith("the compiler ");
  }

  @Test
  void compilesNextSubmissionAfterFailedOne() throws Exception {
    Preparation first = prepare(new Source("A.java", "class A {"));
    Preparation second = prepare(nested(TOO_DEEP));
    Preparation third = prepare(SOLVER);

    assertThat(first).isInstanceOf(Rejected.class);
    assertThat(second).isInstanceOf(Rejected.class);
    assertThat(third).isInstanceOf(Ready.class);
    assertThat(third.notes()).isEmpty();
    assertThat(((Ready) third).program().files()).containsOnlyKeys("SudokuSolver.class");
  }

  /** The compiler remembers what is in packages; of what submissions put there it must not. */
  @Test
  void knowsNoClassOfAnEarlierSubmission() throws Exception {
    Source theirs = new Source("tools/Theirs.java", "package tools;\n\npublic class Theirs {}\n");
    Source borrower = new Source("Borrower.java", "class Borrower {\n  tools.Theirs tool;\n}\n");

    assertThat(prepare(SOLVER, theirs, borrower)).isInstanceOf(Ready.class);
    Rejected alone = (Rejected) prepare(borrower);

    assertThat(alone.compileErrors())
        .singleElement()
        .extracting(CompileError::message)
        .asString()
        .startsWith("package tools does not exist");
  }

  @Test
  void saysWhereASolverOfAnotherAssignmentBelongs() throws Exception {
    assertRejected(
        submission(SOLVER).build(workshop, Signatures.EVEN_ODD, 17),
        Reason.WRONG_INTERFACE,
        "SudokuSolver implements AbstractSudokuSolver, the interface of another assignment, and has"
            + " public int[][] solve(int[][] sudoku); wanted here is a class EvenOddSolver with"
            + " public int[][] solve(int[][] sudoku, int[][] parity), which returns the solved grid,"
            + " or all zeros when there is no solution. Hand in that one, or this one where it"
            + " belongs.");
  }

  @Test
  void findsWhatTheSignatureAsksFor() throws Exception {
    Source counter =
        new Source(
            "SudokuCounter.java",
            """
            import java.math.BigInteger;

            public class SudokuCounter {
              public BigInteger count(int[][] sudoku, int most) {
                return BigInteger.ONE;
              }
            }
            """);

    Preparation preparation = submission(counter).build(workshop, Signatures.COUNT, 17);

    assertThat(preparation.notes())
        .containsExactly(
            "SudokuCounter does not implement AbstractSudokuCounter, but has the method: accepted.");
    assertThat(((Ready) preparation).program().entry()).isEqualTo("SudokuCounter");
  }

  private static Source nested(int depth) {
    String expression = "(".repeat(depth) + "1" + ")".repeat(depth);
    return new Source("Deep.java", "class Deep { int x = " + expression + "; }");
  }

  private static void assertReserved(Preparation preparation, String name, String firstLine) {
    assertThat(preparation)
        .isEqualTo(
            new Rejected(
                Reason.COMPILE_ERROR,
                List.of(
                    new CompileError(
                        "Evil.java",
                        1,
                        1,
                        "package "
                            + name
                            + " is reserved: move the class to a package of your own, or to none",
                        firstLine)),
                List.of()));
  }

  private static void assertRejected(Preparation preparation, Reason reason, String sentence) {
    assertThat(preparation).isEqualTo(new Rejected(reason, List.of(), List.of(sentence)));
  }

  private static Preparation prepareSample(String name) throws Exception {
    return SubmissionReader.read(Repository.sample(name), Optional.of(Signatures.SOLVE))
        .build(workshop, Signatures.SOLVE, 17);
  }

  private static Preparation prepare(Source... sources) throws Exception {
    return submission(sources).build(workshop, Signatures.SOLVE, 17);
  }

  private static Submission submission(Source... sources) {
    return new Submission("alice", Stream.of(sources).toList(), List.of(), List.of(), "00000000");
  }
}
