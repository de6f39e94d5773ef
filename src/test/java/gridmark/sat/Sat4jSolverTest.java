package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Sat4jSolverTest {

  @Test
  void findsTheOnlyModel() {
    List<int[]> clauses = List.of(new int[] {1}, new int[] {-1, 2}, new int[] {-2, -3});
    assertThat(Sat4jSolver.solve(3, clauses).orElseThrow()).containsExactlyInAnyOrder(1, 2, -3);
  }

  @Test
  void findsNoModelOfMorePigeonsThanHoles() {
    assertThat(Sat4jSolver.solve(20, pigeons(5, 4))).isEmpty();
    assertThat(Sat4jSolver.solve(16, pigeons(4, 4))).isPresent();
  }

  @Test
  void findsNoModelOfLiteralsThatContradictEachOther() {
    assertThat(Sat4jSolver.solve(1, List.of(new int[] {1}, new int[] {-1}))).isEmpty();
  }

  @Test
  void findsNoModelOfTheEmptyClause() {
    assertThat(Sat4jSolver.solve(2, List.of(new int[] {1, 2}, new int[0]))).isEmpty();
  }

  @Test
  void satisfiesAFormulaWithNoClause() {
    assertThat(Sat4jSolver.solve(3, List.of())).isPresent();
  }

  @Test
  void takesClausesThatAlwaysHoldAndLiteralsSaidTwice() {
    List<int[]> clauses = List.of(new int[] {1, -1}, new int[] {2, 2});
    assertThat(Sat4jSolver.solve(2, clauses).orElseThrow()).contains(2);
  }

  @Test
  void leavesTheClausesOfTheCallerAsTheyAre() {
    int[] clause = {3, 1, 2, 1};
    assertThat(Sat4jSolver.solve(3, List.of(clause, new int[] {-3}, new int[] {-1}))).isPresent();
    assertThat(clause).containsExactly(3, 1, 2, 1);
  }

  @Test
  void agreesWithTryingAllAssignments() {
    Random random = new Random(20_260_101);
    int satisfiable = 0;
    for (int round = 0; round < 300; round++) {
      List<int[]> clauses = randomClauses(random, 6, 26);
      boolean expected =
          IntStream.range(0, 1 << 6)
              .anyMatch(bits -> holds(clauses, v -> (bits >> (v - 1) & 1) == 1));
      var model = Sat4jSolver.solve(6, clauses);
      assertThat(model.isPresent()).isEqualTo(expected);
      model.ifPresent(literals -> assertThat(satisfies(literals, clauses)).isTrue());
      satisfiable += expected ? 1 : 0;
    }
    // Both answers must have been met for this to say anything.
    assertThat(satisfiable).isBetween(50, 250);
  }

  @Test
  void callsMayRunBesideEachOther() {
    List<Boolean> answers =
        IntStream.range(0, 40)
            .parallel()
            .mapToObj(i -> Sat4jSolver.solve(20, i % 2 == 0 ? pigeons(5, 4) : pigeons(4, 4)))
            .map(model -> model.isPresent())
            .toList();
    assertThat(answers).isEqualTo(IntStream.range(0, 40).mapToObj(i -> i % 2 == 1).toList());
  }

  /** Every pigeon sits in a hole, and no two in the same. */
  private static List<int[]> pigeons(int pigeons, int holes) {
    List<int[]> clauses = new ArrayList<>();
    for (int pigeon = 0; pigeon < pigeons; pigeon++) {
      int first = pigeon * holes;
      clauses.add(IntStream.rangeClosed(1, holes).map(hole -> first + hole).toArray());
      for (int other = 0; other < pigeon; other++) {
        for (int hole = 1; hole <= holes; hole++) {
          clauses.add(new int[] {-(first + hole), -(other * holes + hole)});
        }
      }
    }
    return clauses;
  }

  private static List<int[]> randomClauses(Random random, int variables, int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                IntStream.range(0, 3)
                    .map(j -> (random.nextInt(variables) + 1) * (random.nextBoolean() ? 1 : -1))
                    .toArray())
        .toList();
  }

  private static boolean satisfies(int[] model, List<int[]> clauses) {
    return holds(clauses, v -> IntStream.of(model).anyMatch(literal -> literal == v));
  }

  private static boolean holds(List<int[]> clauses, IntPredicate isTrue) {
    return clauses.stream()
        .allMatch(
            clause ->
                IntStream.of(clause)
                    .anyMatch(literal -> literal > 0 == isTrue.test(Math.abs(literal))));
  }
}
