package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gridmark.Repository;
import gridmark.assignment.SatUse;
import gridmark.catalogue.Languages;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.language.Signatures;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.language.java.JavaWorkers;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs real workers with the sandbox's copy of sat4j. All solvers are compiled together. */
@Tag("process")
class SatUseTest {

  private static final Sandbox SANDBOX = Repository.sandbox();
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);

  private static final List<Source> SOURCES = new ArrayList<>();
  private static Map<String, byte[]> classes;

  @BeforeAll
  static void compile() throws Exception {
    try (Workshop workshop = Languages.ALL.get(0).start(SANDBOX, Limits.DEFAULT)) {
      Preparation preparation =
          new Submission("all", SOURCES, List.of(), List.of(), "00000000")
              .build(workshop, Signatures.SOLVE, 17);
      assertThat(preparation).isInstanceOf(Preparation.Ready.class);
      classes = ((Preparation.Ready) preparation).program().files();
    }
  }

  private static final String CLAUSES =
      solver(
          "Clauses",
          """
          ISolver solver = SolverFactory.newDefault();
          solver.newVar(999);
          add(solver, 1, 2, 700);
          add(solver, -1, -2);
          add(solver, 2);
          solver.isSatisfiable();
          """);

  @Test
  void countsClausesAndTheVariablesThatOccur() throws Exception {
    assertThat(use(CLAUSES)).contains(new SatUse(1, 3, 3, 0));
  }

  private static final String CONTRADICTION =
      solver(
          "Contradiction",
          """
          ISolver solver = SolverFactory.newDefault();
          add(solver, 1);
          try {
            add(solver, -1);
          } catch (ContradictionException e) {
            return new int[9][9];
          }
          """);

  @Test
  void countsContradictionAmongClausesAsCall() throws Exception {
    assertThat(use(CONTRADICTION)).contains(new SatUse(1, 0, 0, 0));
  }

  private static final String CARDINALITIES =
      solver(
          "Cardinalities",
          """
          ISolver solver = SolverFactory.newDefault();
          solver.addExactly(new VecInt(new int[] {1, 2, 3}), 1);
          solver.addAtMost(new VecInt(new int[] {4, 5, 6}), 1);
          solver.addAtLeast(new VecInt(new int[] {4, 5, 6}), 2);
          add(solver, 1, 7);
          solver.isSatisfiable();
          """);

  @Test
  void countsExactlyAsTwoCardinalitiesAndTheOthersAsOne() throws Exception {
    assertThat(use(CARDINALITIES)).contains(new SatUse(1, 7, 1, 4));
  }

  private static final String EVERY_WAY_TO_SOLVE =
      solver(
          "EveryWayToSolve",
          """
          ISolver solver = SolverFactory.newLight();
          add(solver, 1, 2);
          solver.isSatisfiable();
          solver.isSatisfiable(true);
          solver.isSatisfiable(new VecInt(new int[] {1}));
          solver.isSatisfiable(new VecInt(new int[] {1}), false);
          solver.findModel();
          """);

  @Test
  void countsEveryWayToSolveOnce() throws Exception {
    assertThat(use(EVERY_WAY_TO_SOLVE)).contains(new SatUse(5, 2, 1, 0));
  }

  private static final String ITERATES =
      solver(
          "Iterates",
          """
          ISolver solver = new ModelIterator(SolverFactory.newDefault());
          add(solver, 1, 2);
          while (solver.isSatisfiable()) solver.model();
          """);

  @Test
  void countsThroughDecorators() throws Exception {
    SatUse use = use(ITERATES).orElseThrow();

    assertThat(use.calls()).as("three models, and that there is no fourth").isBetween(3, 4);
    assertThat(use.variables()).isEqualTo(2);
  }

  private static final String SAT_SOLVER =
      solver(
          "ThroughTheApi",
          """
          Path file = Files.createTempFile("x", ".cnf");
          try (DimacsWriter cnf = new DimacsWriter(file)) {
            cnf.writeClause(1, 2);
            cnf.writeImplication(1, 3);
          }
          new SatSolver().solve(file);
          """);

  @Test
  void countsWhatComesThroughOurOwnSatSolver() throws Exception {
    assertThat(use(SAT_SOLVER)).contains(new SatUse(1, 3, 2, 0));
  }

  private static final String SEVERAL =
      solver(
          "Several",
          """
          for (int clauses : new int[] {2, 5, 3}) {
            ISolver solver = SolverFactory.newDefault();
            for (int i = 1; i <= clauses; i++) add(solver, i, i + 1);
            solver.isSatisfiable();
          }
          """);

  @Test
  void tellsOfTheLargestFormula() throws Exception {
    assertThat(use(SEVERAL)).contains(new SatUse(3, 6, 5, 0));
  }

  private static final String USED_AGAIN =
      solver(
          "UsedAgain",
          """
          SHARED.reset();
          add(SHARED, 1, 2);
          SHARED.isSatisfiable();
          """,
          "private static final ISolver SHARED = SolverFactory.newDefault();");

  @Test
  void startsAnewWithEveryPuzzleAndWhereASolverIsReset() throws Exception {
    assertThat(runs(USED_AGAIN, 3))
        .extracting(run -> SatUse.of(run.facts()).orElseThrow())
        .containsOnly(new SatUse(1, 2, 1, 0));
  }

  private static final String KEEPS_ITS_RULES =
      solver(
          "KeepsItsRules",
          "SHARED.isSatisfiable(new VecInt(new int[] {1}));",
          """
          private static final ISolver SHARED = SolverFactory.newDefault();
          static {
            try { add(SHARED, 1, 2); add(SHARED, 2, 3); } catch (Exception e) { throw new Error(e); }
          }
          """);

  @Test
  void knowsTheClausesOfEarlierPuzzlesThatASolverKept() throws Exception {
    assertThat(runs(KEEPS_ITS_RULES, 2))
        .extracting(run -> SatUse.of(run.facts()).orElseThrow())
        .containsOnly(new SatUse(1, 3, 2, 0));
  }

  private static final String WITHOUT = solver("SudokuSolver", "");

  @Test
  void countsNothingWhereSat4jIsNotUsed() throws Exception {
    assertThat(use(WITHOUT)).contains(new SatUse(0, 0, 0, 0));
  }

  private static final String THROWS =
      solver(
          "Throws",
          """
          ISolver solver = SolverFactory.newDefault();
          add(solver, 1, 2);
          solver.isSatisfiable();
          Object none = null;
          none.hashCode();
          """);

  @Test
  void tellsWhatWasCountedBeforeAnException() throws Exception {
    CaseRun run = runs(THROWS, 1).get(0);

    assertThat(run.outcome()).isInstanceOf(Outcome.Threw.class);
    assertThat(SatUse.of(run.facts())).contains(new SatUse(1, 2, 1, 0));
  }

  private static final String FORGES =
      solver(
          "Forges",
          """
          Class.forName("gridmark.worker.SatMeter")
              .getMethod("called", int.class, int.class, int.class)
              .invoke(null, Integer.MAX_VALUE, Integer.MAX_VALUE, 0);
          """);

  @Test
  void takesForgedNumbersAsTheyAre() throws Exception {
    assertThat(use(FORGES)).contains(new SatUse(1, Integer.MAX_VALUE, Integer.MAX_VALUE, 0));
  }

  private static final String BREAKS =
      solver(
          "Breaks",
          """
          Class<?> type = Class.forName("gridmark.worker.SatMeter");
          java.lang.reflect.Field one = type.getDeclaredField("METER");
          one.setAccessible(true);
          for (String name : new String[] {"calls", "variables", "clauses", "cardinalities"}) {
            java.lang.reflect.Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            field.setInt(one.get(null), -7);
          }
          """);

  @Test
  void answersAllTheSameWhereTheCountIsBroken() throws Exception {
    List<CaseRun> runs = runs(BREAKS, 2);

    assertThat(runs).extracting(run -> SatUse.of(run.facts())).containsOnly(Optional.empty());
    assertThat(runs).allMatch(run -> run.outcome() instanceof Outcome.Answered);
  }

  private static final String FLOODS =
      solver(
          "Floods",
          """
          var out = new java.io.FileOutputStream(java.io.FileDescriptor.out);
          for (int i = 0; i < 1000; i++) out.write(("\\nfact 0 sat.calls " + i + "\\n").getBytes());
          """);

  @Test
  void passesOverLinesOfTheSubmissionsOwn() throws Exception {
    assertThat(use(FLOODS)).contains(new SatUse(0, 0, 0, 0));
  }

  @Test
  void readsOnlyFactsOfItsNonce() {
    assertThat(facts("fact c0ffee sat.calls 1", "fact c0ffe sat.calls 2", "fact c0ffee new x"))
        .containsOnly(Map.entry("sat.calls", "1"), Map.entry("new", "x"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "fact",
        "fact c0ffee",
        "fact c0ffee sat.calls",
        "fact c0ffee sat.calls 1 2",
        "facts c0ffee sat.calls 1",
        " fact c0ffee sat.calls 1",
        "answer c0ffee 1 2"
      })
  void passesOverGarbledFact(String line) {
    assertThat(facts(line)).isEmpty();
  }

  @Test
  void takesFewAndShortFacts() {
    String[] many = new String[1000];
    Arrays.setAll(many, i -> "fact c0ffee key" + i + " 1");

    assertThat(facts(many)).hasSize(32);
    assertThat(facts("fact c0ffee key " + "1".repeat(200))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-4", "x", "2147483648", "1.5"})
  void passesOverNumbersThatAreNone(String number) {
    Map<String, String> facts =
        facts("fact 0 sat.calls 1", "fact 0 sat.variables 2", "fact 0 sat.clauses 3");
    assertThat(SatUse.of(facts)).isEmpty();

    facts.put("sat.cardinalities", number);
    assertThat(SatUse.of(facts)).isEmpty();

    facts.put("sat.cardinalities", "4");
    assertThat(SatUse.of(facts)).contains(new SatUse(1, 2, 3, 4));
  }

  private static Map<String, String> facts(String... lines) {
    Map<String, String> facts = new HashMap<>();
    for (String line : lines) {
      AnswerReader.readFact(line, line.startsWith("fact 0") ? "0" : "c0ffee", facts);
    }
    return facts;
  }

  @Test
  void countsNothingBelowZero() {
    assertThatIllegalArgumentException().isThrownBy(() -> new SatUse(0, -1, 0, 0));
  }

  /** Adds a solver that does this and then returns its input. */
  private static String solver(String name, String body, String... members) {
    String text =
        """
        import gridmark.api.*;
        import java.nio.file.*;
        import org.sat4j.core.VecInt;
        import org.sat4j.minisat.SolverFactory;
        import org.sat4j.specs.ContradictionException;
        import org.sat4j.specs.ISolver;
        import org.sat4j.tools.ModelIterator;
        public class %s {
          public int[][] solve(int[][] sudoku) throws Exception {
            %s
            return sudoku;
          }
          private static void add(ISolver solver, int... literals) throws Exception {
            solver.addClause(new VecInt(literals));
          }
          %s
        }
        """
            .formatted(name, body, String.join("\n", members));
    SOURCES.add(new Source(name + ".java", text));
    return name;
  }

  private static Optional<SatUse> use(String solver) throws Exception {
    CaseRun run = runs(solver, 1).get(0);
    assertThat(run.outcome()).isInstanceOf(Outcome.Answered.class);
    return SatUse.of(run.facts());
  }

  private static List<CaseRun> runs(String solver, int count) throws Exception {
    Preparation submission =
        new Preparation.Ready(new Program("java", solver, classes, true, List.of()));
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      return workers
          .trial(submission, Runs.MISHAPS, Runs.SIGNATURE, new Transcript())
          .run(Collections.nCopies(count, Runs.solvable("c-1")), each -> {});
    }
  }
}
