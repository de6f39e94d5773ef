package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class SolverTest {

  @ParameterizedTest
  @EnumSource
  void findsTheOnlyModel(Solver solver) {
    Optional<Model> model = solver.solve(cnf(3, clause(1), clause(-1, 2), clause(-2, -3)));
    assertThat(model.orElseThrow().literals()).containsExactly(1, 2, -3);
  }

  @ParameterizedTest
  @EnumSource
  void findsNoModelOfMorePigeonsThanHoles(Solver solver) {
    assertThat(solver.solve(pigeons(5, 4))).isEmpty();
    assertThat(solver.solve(pigeons(4, 4))).isPresent();
  }

  @ParameterizedTest
  @EnumSource
  void findsNoModelOfLiteralsThatContradictEachOther(Solver solver) {
    assertThat(solver.solve(cnf(1, clause(1), clause(-1)))).isEmpty();
    assertThat(solver.load(cnf(1, clause(1), clause(-1))).solve(1)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void findsNoModelOfTheEmptyClause(Solver solver) {
    assertThat(solver.solve(cnf(2, clause(1, 2), clause()))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void satisfiesAFormulaWithNoClause(Solver solver) {
    assertThat(solver.solve(cnf(3)).orElseThrow().literals()).hasSize(3);
    assertThat(solver.solve(cnf(0)).orElseThrow().literals()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void takesClausesThatAlwaysHoldAndLiteralsSaidTwice(Solver solver) {
    Cnf formula = cnf(3, clause(1, -1), clause(2, 2), clause(3, 1, -3), clause(3, 3, 3, 3));
    Model model = solver.solve(formula).orElseThrow();
    assertThat(model.satisfies(2)).isTrue();
    assertThat(model.satisfies(3)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithTryingAllAssignments(Solver solver) {
    Random random = new Random(20_260_101);
    int satisfiable = 0;
    for (int round = 0; round < 500; round++) {
      int variables = 4 + round % 6;
      Cnf formula = randomFormula(random, variables, 3, (int) (variables * 4.4));
      boolean expected = assignments(variables).anyMatch(bits -> holds(formula, isTrueIn(bits)));
      Optional<Model> model = solver.solve(formula);
      assertThat(model.isPresent()).isEqualTo(expected);
      model.ifPresent(found -> assertThat(holds(formula, found::satisfies)).isTrue());
      satisfiable += expected ? 1 : 0;
    }
    // Both answers must have been met for this to say anything.
    assertThat(satisfiable).isBetween(100, 400);
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithTryingAllAssignmentsUnderEverAnotherAssumption(Solver solver) {
    Random random = new Random(42);
    int satisfiable = 0;
    for (int round = 0; round < 40; round++) {
      Cnf formula = randomFormula(random, 8, 3, 24);
      Session session = solver.load(formula);
      for (int call = 0; call < 20; call++) {
        int[] assumptions = randomClause(random, 8, call % 5);
        boolean expected =
            assignments(8)
                .mapToObj(SolverTest::isTrueIn)
                .anyMatch(each -> holds(formula, each) && allHold(assumptions, each));
        Optional<Model> model = session.solve(assumptions);
        assertThat(model.isPresent()).isEqualTo(expected);
        model.ifPresent(found -> assertThat(allHold(assumptions, found::satisfies)).isTrue());
        model.ifPresent(found -> assertThat(holds(formula, found::satisfies)).isTrue());
        satisfiable += expected ? 1 : 0;
      }
    }
    assertThat(satisfiable).isBetween(200, 600);
  }

  @ParameterizedTest
  @EnumSource
  void bothSolversAgreeOnLargerRandomFormulas(Solver solver) {
    Random random = new Random(7);
    for (int round = 0; round < 20; round++) {
      Cnf formula = randomFormula(random, 50, 3, 213);
      Optional<Model> model = solver.solve(formula);
      model.ifPresent(found -> assertThat(holds(formula, found::satisfies)).isTrue());
      assertThat(model.isPresent()).isEqualTo(Solver.SAT4J.solve(formula).isPresent());
    }
  }

  @ParameterizedTest
  @EnumSource
  void leavesTheAssumptionsOfTheCallerAsTheyAre(Solver solver) {
    int[] assumptions = {3, 1, -2, 1};
    assertThat(solver.load(cnf(3, clause(1, 2, 3))).solve(assumptions)).isPresent();
    assertThat(assumptions).containsExactly(3, 1, -2, 1);
  }

  @ParameterizedTest
  @EnumSource
  void callsMayRunBesideEachOther(Solver solver) {
    List<Boolean> answers =
        IntStream.range(0, 40)
            .parallel()
            .mapToObj(i -> solver.solve(i % 2 == 0 ? pigeons(5, 4) : pigeons(4, 4)))
            .map(Optional::isPresent)
            .toList();
    assertThat(answers).isEqualTo(IntStream.range(0, 40).mapToObj(i -> i % 2 == 1).toList());
  }

  @ParameterizedTest
  @EnumSource
  void stopsWhenTheThreadIsInterrupted(Solver solver) {
    Session session = solver.load(pigeons(14, 13));
    Thread.currentThread().interrupt();
    assertThatThrownBy(session::solve).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).as("still interrupted").isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByItsName(Solver solver) {
    assertThat(Solver.named(solver.word())).contains(solver);
  }

  @Test
  void noOtherNameIsKnown() {
    assertThat(Solver.named("minisat")).isEmpty();
    assertThat(Solver.named("DPLL")).isEmpty();
  }

  private static Cnf cnf(int variables, int[]... clauses) {
    return Cnf.of(variables, List.of(clauses));
  }

  private static int[] clause(int... literals) {
    return literals;
  }

  /** Every pigeon sits in a hole, and no two in the same. */
  private static Cnf pigeons(int pigeons, int holes) {
    List<int[]> clauses = new ArrayList<>();
    for (int pigeon = 0; pigeon < pigeons; pigeon++) {
      int first = pigeon * holes;
      clauses.add(IntStream.rangeClosed(1, holes).map(hole -> first + hole).toArray());
      for (int other = 0; other < pigeon; other++) {
        for (int hole = 1; hole <= holes; hole++) {
          clauses.add(clause(-(first + hole), -(other * holes + hole)));
        }
      }
    }
    return Cnf.of(pigeons * holes, clauses);
  }

  private static Cnf randomFormula(Random random, int variables, int length, int count) {
    return Cnf.of(
        variables,
        IntStream.range(0, count).mapToObj(i -> randomClause(random, variables, length)).toList());
  }

  private static int[] randomClause(Random random, int variables, int length) {
    return IntStream.range(0, length)
        .map(i -> (random.nextInt(variables) + 1) * (random.nextBoolean() ? 1 : -1))
        .toArray();
  }

  private static IntStream assignments(int variables) {
    return IntStream.range(0, 1 << variables);
  }

  private static IntPredicate isTrueIn(int bits) {
    return literal -> (bits >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0);
  }

  private static boolean holds(Cnf formula, IntPredicate isTrue) {
    return IntStream.range(0, formula.clauses())
        .allMatch(i -> IntStream.of(formula.clause(i)).anyMatch(isTrue));
  }

  private static boolean allHold(int[] literals, IntPredicate isTrue) {
    return IntStream.of(literals).allMatch(isTrue);
  }
}
