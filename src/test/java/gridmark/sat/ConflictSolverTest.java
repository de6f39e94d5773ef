package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ConflictSolverTest {

  @Test
  void findsTheModelsOfRandomConstraintsAndNoOthers() {
    Random random = new Random(17);
    int satisfiable = 0;
    for (int round = 0; round < 3000; round++) {
      int variables = 3 + random.nextInt(10);
      List<int[]> constraints = randomConstraints(random, variables);
      Set<Integer> expected = modelsByTrial(variables, constraints);
      assertThat(models(variables, constraints)).isEqualTo(expected);
      satisfiable += expected.isEmpty() ? 0 : 1;
    }
    // Both answers must have been met for this to say anything.
    assertThat(satisfiable).isBetween(600, 2400);
  }

  private static List<int[]> randomConstraints(Random random, int variables) {
    List<int[]> constraints = new ArrayList<>();
    int count = 1 + random.nextInt(variables);
    for (int i = 0; i < count; i++) {
      Set<Integer> chosen = new HashSet<>();
      int length = random.nextInt(8) == 0 ? 1 : 2 + random.nextInt(4);
      while (chosen.size() < Math.min(length, variables)) {
        chosen.add(1 + random.nextInt(variables));
      }
      constraints.add(chosen.stream().mapToInt(v -> random.nextInt(4) == 0 ? -v : v).toArray());
    }
    return constraints;
  }

  /** Models as numbers: bit v-1 for variable v, left out where no constraint speaks of it. */
  private static Set<Integer> modelsByTrial(int variables, List<int[]> constraints) {
    int spokenOf = 0;
    for (int[] constraint : constraints) {
      for (int literal : constraint) {
        spokenOf |= 1 << (Math.abs(literal) - 1);
      }
    }
    Set<Integer> models = new HashSet<>();
    for (int model = 0; model < 1 << variables; model++) {
      boolean holds = (model & ~spokenOf) == 0;
      for (int[] constraint : constraints) {
        holds &= countTrue(model, constraint) == 1;
      }
      if (holds) {
        models.add(model);
      }
    }
    return models;
  }

  private static int countTrue(int model, int[] constraint) {
    int count = 0;
    for (int literal : constraint) {
      boolean value = (model >> (Math.abs(literal) - 1) & 1) == 1;
      count += value == literal > 0 ? 1 : 0;
    }
    return count;
  }

  private static Set<Integer> models(int variables, List<int[]> constraints) {
    ConflictSolver solver = solver(variables, constraints);
    Set<Integer> models = new HashSet<>();
    while (solver.solve()) {
      int model = 0;
      for (int variable = 1; variable <= variables; variable++) {
        model |= solver.isTrue(variable) ? 1 << (variable - 1) : 0;
      }
      assertThat(models.add(model)).as("found once").isTrue();
      solver.excludeModel();
    }
    return models;
  }

  private static ConflictSolver solver(int variables, List<int[]> constraints) {
    ConflictSolver solver = new ConflictSolver(variables);
    constraints.forEach(literals -> solver.exactlyOne(literals, literals.length));
    return solver;
  }

  @Test
  void refutesMorePigeonsThanHoles() {
    // Long enough that it starts anew and forgets clauses on the way.
    ConflictSolver solver = pigeons(8, 7);
    assertThat(solver.solve()).isFalse();
    assertThat(solver.decisions()).isGreaterThan(2000);
  }

  @Test
  void findsPlacesForAsManyPigeonsAsHoles() {
    assertThat(pigeons(8, 8).solve()).isTrue();
  }

  /** Every pigeon in one hole; every hole holds one pigeon or its own "empty". */
  private static ConflictSolver pigeons(int pigeons, int holes) {
    List<int[]> constraints = new ArrayList<>();
    for (int pigeon = 0; pigeon < pigeons; pigeon++) {
      int[] places = new int[holes];
      for (int hole = 0; hole < holes; hole++) {
        places[hole] = 1 + pigeon * holes + hole;
      }
      constraints.add(places);
    }
    for (int hole = 0; hole < holes; hole++) {
      int[] inHole = new int[pigeons + 1];
      for (int pigeon = 0; pigeon < pigeons; pigeon++) {
        inHole[pigeon] = 1 + pigeon * holes + hole;
      }
      inHole[pigeons] = 1 + pigeons * holes + hole;
      constraints.add(inHole);
    }
    return solver((pigeons + 1) * holes, constraints);
  }

  @Test
  void refutesAConstraintOfNothing() {
    assertThat(solver(1, List.of(new int[0])).solve()).isFalse();
  }

  @Test
  void takesNoConstraintOnceItHasSolved() {
    ConflictSolver solver = solver(2, List.of(new int[] {1, 2}));
    assertThat(solver.solve()).isTrue();
    assertThatThrownBy(() -> solver.exactlyOne(new int[] {1}, 1))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void stopsWhenInterrupted() {
    ConflictSolver solver = pigeons(30, 29);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(solver::solve).isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
