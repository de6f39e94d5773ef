package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.language.Preparation.Reason;
import gridmark.language.Signatures;
import gridmark.language.java.SolverFinder.Choice;
import gridmark.language.java.StudentType.StudentMethod;
import gridmark.worker.Instances;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SolverFinderTest {

  private static final StudentMethod SOLVE =
      new StudentMethod(true, false, "public int[][] solve(int[][] sudoku)");
  private static final StudentMethod STATIC_SOLVE =
      new StudentMethod(true, true, "public static int[][] solve(int[][] sudoku)");

  @Test
  void findsClassicSolverWithoutNote() {
    assertThat(new SolverFinder(Signatures.SOLVE).choose(List.of(solver("SudokuSolver"))))
        .isEqualTo(new Choice.Found("SudokuSolver", true, List.of()));
  }

  @Test
  void namesPackage() {
    assertFound(
        List.of(solver("cz.student.sudoku.SudokuSolver")),
        "cz.student.sudoku.SudokuSolver",
        "The class is in package cz.student.sudoku: accepted.");
  }

  @Test
  void acceptsOtherName() {
    assertFound(
        List.of(solver("MySolver")),
        "MySolver",
        "The class is named MySolver, not SudokuSolver: accepted.");
  }

  @Test
  void acceptsClassWithoutInterface() {
    assertFound(
        List.of(unbound("SudokuSolver")),
        "SudokuSolver",
        "SudokuSolver does not implement AbstractSudokuSolver, but has the method: accepted.");
  }

  @Test
  void acceptsStaticMethodOfClassThatCannotBeCreated() {
    StudentType type =
        new StudentType(
            "SudokuSolver",
            true,
            false,
            true,
            false,
            false,
            Instances.NONE,
            "",
            List.of(),
            List.of(STATIC_SOLVE));

    assertFound(
        List.of(type),
        "SudokuSolver",
        "SudokuSolver does not implement AbstractSudokuSolver, but has the method: accepted.",
        "The method solve is static: accepted.");
  }

  @Test
  void prefersNameToInterface() {
    assertFound(
        List.of(solver("Other"), unbound("a.SudokuSolver")),
        "a.SudokuSolver",
        "The class is in package a: accepted.",
        "SudokuSolver does not implement AbstractSudokuSolver, but has the method: accepted.",
        "Graded is a.SudokuSolver; Other could be run too and was not.");
  }

  @Test
  void prefersInterfaceToMerelyHavingTheMethod() {
    assertFound(
        List.of(unbound("First"), solver("Second"), unbound("Third")),
        "Second",
        "The class is named Second, not SudokuSolver: accepted.",
        "Graded is Second; First, Third could be run too and was not.");
  }

  @Test
  void prefersTopLevelClassToNestedOne() {
    assertFound(
        List.of(nested("Main$SudokuSolver"), solver("SudokuSolver")),
        "SudokuSolver",
        "Graded is SudokuSolver; Main$SudokuSolver could be run too and was not.");
  }

  @Test
  void acceptsNestedClass() {
    assertFound(List.of(nested("Main$SudokuSolver")), "Main$SudokuSolver");
  }

  @Test
  void doesNotChooseBetweenEquals() {
    assertThat(
            new SolverFinder(Signatures.SOLVE)
                .choose(List.of(solver("Alpha"), unbound("Gamma"), solver("Beta"))))
        .isEqualTo(
            new Choice.None(
                Reason.NO_SOLVER,
                "2 classes could be the solver: Alpha, Beta. "
                    + "Hand in one of them only, or name just that one SudokuSolver."));
  }

  @Test
  void doesNotChooseBetweenPackages() {
    assertThat(
            new SolverFinder(Signatures.SOLVE)
                .choose(List.of(solver("first.SudokuSolver"), solver("second.SudokuSolver"))))
        .isEqualTo(
            new Choice.None(
                Reason.NO_SOLVER,
                "2 classes could be the solver: first.SudokuSolver, second.SudokuSolver. "
                    + "Hand in one of them only, or name just that one SudokuSolver."));
  }

  @Test
  void choosesTheClassThatWasNotSetAside() {
    assertFound(
        List.of(solver("old.SudokuSolver"), solver("fresh.SudokuSolver")),
        "fresh.SudokuSolver",
        "The class is in package fresh: accepted.",
        "Graded is fresh.SudokuSolver; old.SudokuSolver could be run too and was not.");
  }

  @Test
  void passesOverBestNamedClassThatCannotRun() {
    StudentType broken = type("SudokuSolver", true, true, false, List.of(SOLVE));

    assertFound(
        List.of(broken, solver("Concrete")),
        "Concrete",
        "The class is named Concrete, not SudokuSolver: accepted.",
        "1 helper class came with it: accepted.");
  }

  @Test
  void saysThatThereIsNoClass() {
    assertNone(
        List.of(),
        Reason.NO_SOLVER,
        "No class has a method solve: there is no class in it that could be created. "
            + "Wanted is a class SudokuSolver with public int[][] solve(int[][] sudoku).");
  }

  @Test
  void namesClassesThatSolveNothing() {
    assertNone(
        List.of(
            type("HelloWorld", false, false, true, List.of()),
            type("a.Cell", false, false, true, List.of())),
        Reason.NO_SOLVER,
        "No class has a method solve: its classes are HelloWorld, a.Cell. "
            + "Wanted is a class SudokuSolver with public int[][] solve(int[][] sudoku).");
  }

  @Test
  void saysThatSolverIsAbstract() {
    assertNone(
        List.of(type("SudokuSolver", true, true, true, List.of(SOLVE))),
        Reason.WRONG_INTERFACE,
        "SudokuSolver is abstract and cannot be created: "
            + "wanted is a class with public int[][] solve(int[][] sudoku).");
  }

  @Test
  void saysThatSolverIsInner() {
    StudentType inner =
        new StudentType(
            "Main$SudokuSolver",
            true,
            true,
            false,
            true,
            true,
            Instances.FRESH,
            "",
            List.of(),
            List.of(SOLVE));

    assertNone(
        List.of(inner),
        Reason.WRONG_INTERFACE,
        "SudokuSolver is an inner class and cannot be created by itself: "
            + "make it static, or give it a file of its own.");
  }

  @Test
  void quotesConstructors() {
    StudentType type =
        new StudentType(
            "p.SudokuSolver",
            true,
            false,
            false,
            false,
            true,
            Instances.NONE,
            "",
            List.of("public SudokuSolver(int n)", "SudokuSolver(int n, int m)"),
            List.of(SOLVE));

    assertNone(
        List.of(type),
        Reason.WRONG_INTERFACE,
        "SudokuSolver can only be created with arguments, by public SudokuSolver(int n) or"
            + " SudokuSolver(int n, int m): wanted is a constructor without any, as in"
            + " SudokuSolver().");
  }

  @Test
  void quotesTheMethodNamedSolveBeforeOthers() {
    StudentMethod other = new StudentMethod(false, false, "public int[][] copy(int[][] g)");
    StudentMethod wrong = new StudentMethod(false, false, "public boolean solve(int[][] board)");

    assertNone(
        List.of(type("SudokuSolver", false, false, true, List.of(other, wrong))),
        Reason.WRONG_INTERFACE,
        "SudokuSolver has public boolean solve(int[][] board); wanted is"
            + " public int[][] solve(int[][] sudoku), which returns the solved grid,"
            + " or all zeros when there is no solution.");
  }

  @Test
  void explainsTheClassOfTheBestName() {
    StudentMethod wrong = new StudentMethod(false, false, "void solve()");
    StudentMethod helper = new StudentMethod(false, false, "int[][] grid()");

    assertThat(
            new SolverFinder(Signatures.SOLVE)
                .choose(
                    List.of(
                        type("Helper", false, false, true, List.of(helper)),
                        type("SudokuSolver", false, false, true, List.of(wrong)))))
        .isInstanceOfSatisfying(
            Choice.None.class,
            none -> assertThat(none.sentence()).startsWith("SudokuSolver has void solve();"));
  }

  private static void assertFound(List<StudentType> types, String className, String... notes) {
    // The fact goes with the note.
    boolean implementsInterface =
        Stream.of(notes).noneMatch(note -> note.contains("does not implement"));
    assertThat(new SolverFinder(Signatures.SOLVE).choose(types))
        .isEqualTo(new Choice.Found(className, implementsInterface, List.of(notes)));
  }

  private static void assertNone(List<StudentType> types, Reason reason, String sentence) {
    assertThat(new SolverFinder(Signatures.SOLVE).choose(types))
        .isEqualTo(new Choice.None(reason, sentence));
  }

  private static StudentType solver(String name) {
    return type(name, false, true, true, List.of(SOLVE));
  }

  private static StudentType unbound(String name) {
    return type(name, false, false, true, List.of(SOLVE));
  }

  private static StudentType nested(String name) {
    return new StudentType(
        name, true, true, false, false, true, Instances.FRESH, "", List.of(), List.of(SOLVE));
  }

  private static StudentType type(
      String name,
      boolean isAbstract,
      boolean implementsInterface,
      boolean hasPlainConstructor,
      List<StudentMethod> methods) {
    return new StudentType(
        name,
        true,
        false,
        isAbstract,
        false,
        implementsInterface,
        hasPlainConstructor ? Instances.FRESH : Instances.NONE,
        "",
        List.of(),
        methods);
  }
}
