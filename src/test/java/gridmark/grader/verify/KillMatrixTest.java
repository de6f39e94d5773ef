package gridmark.grader.verify;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Flaw;
import gridmark.assignment.Mutant;
import gridmark.exchange.Value;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Runs;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class KillMatrixTest {

  private static final TestCase SOLVABLE = Runs.solvable("solvable");
  private static final TestCase UNSOLVABLE = Runs.unsolvable("unsolvable");
  private static final TestCase AGAIN = Runs.unsolvable("again");
  private static final List<TestCase> CASES = List.of(SOLVABLE, UNSOLVABLE, AGAIN);

  private static final Mutant ZEROS =
      mutant("zeros", "All zeros.", Kind.WRONG, arguments -> rows(new int[9][9]));
  private static final Mutant SOLUTION =
      mutant("solution", "One answer.", Kind.REMEMBERING, arguments -> rows(Runs.solution()));
  private static final Mutant NULL =
      mutant("null", "Nothing.", Kind.WRONG, arguments -> new Value.Nothing());
  private static final Mutant RIGHT =
      mutant("right", "Right here.", Kind.NONE, KillMatrixTest::right);
  private static final Mutant SURVIVOR =
      new Mutant("survivor", "Wrong elsewhere.", Kind.WRONG, RIGHT.maker());
  private static final Mutant SLANDERED =
      new Mutant("slandered", "Called right.", Kind.NONE, ZEROS.maker());

  private enum Kind implements Flaw {
    WRONG,
    REMEMBERING,
    NONE;

    @Override
    public String meaning() {
      return name();
    }

    @Override
    public boolean isNone() {
      return this == NONE;
    }

    @Override
    public boolean hasMemory() {
      return this == REMEMBERING;
    }
  }

  private static Mutant mutant(
      String name, String difference, Flaw flaw, Function<List<Value>, Value> program) {
    return new Mutant(name, difference, flaw, () -> program);
  }

  private static Value right(List<Value> arguments) {
    int[][] sudoku = ((Value.Rows) arguments.get(0)).toArray();
    return rows(sudoku[0][1] == 1 ? new int[9][9] : Runs.solution());
  }

  private static Value rows(int[][] rows) {
    return new Value.Rows(rows);
  }

  private static KillMatrix matrix(Mutant... mutants) {
    return KillMatrix.of(List.of(mutants), CASES, mutant -> {});
  }

  @Test
  void knowsWhichCasesCatchAMutant() {
    KillMatrix matrix = matrix(ZEROS, SOLUTION, NULL, RIGHT);

    assertThat(matrix.catching(ZEROS)).containsExactly(SOLVABLE);
    assertThat(matrix.catching(SOLUTION)).containsExactly(UNSOLVABLE, AGAIN);
    assertThat(matrix.catching(NULL)).containsExactlyElementsOf(CASES);
    assertThat(matrix.caughtBy(SOLVABLE)).containsExactly(ZEROS, NULL);
    assertThat(matrix.caughtOnlyBy(SOLVABLE)).containsExactly(ZEROS);
    assertThat(matrix.caughtOnlyBy(UNSOLVABLE)).isEmpty();
    assertThat(matrix.percent()).isEqualTo(100);
  }

  @Test
  void tellsSurvivorsAndRightOnesThatAreCaught() {
    KillMatrix matrix = matrix(ZEROS, NULL, RIGHT, SURVIVOR, SLANDERED);

    assertThat(matrix.survivors()).containsExactly(SURVIVOR);
    assertThat(matrix.wronglyCaught()).containsExactly(SLANDERED);
    assertThat(matrix.caught()).isEqualTo(2);
    assertThat(matrix.percent()).isEqualTo(66);
  }

  @Test
  void callsTheLaterOfTwoEqualCasesDead() {
    KillMatrix matrix = matrix(ZEROS, SOLUTION);

    assertThat(matrix.outdoneBy(SOLVABLE)).isEmpty();
    assertThat(matrix.outdoneBy(UNSOLVABLE)).isEmpty();
    assertThat(matrix.outdoneBy(AGAIN)).contains(UNSOLVABLE);
  }

  @Test
  void findsTheSmallestPart() {
    List<TestCase> one = List.of(SOLVABLE);
    assertThat(SubPack.of(matrix(ZEROS, NULL))).isEqualTo(new SubPack(one, true, one));
    assertThat(SubPack.of(matrix(RIGHT))).isEqualTo(new SubPack(List.of(), true, List.of()));
  }

  @Test
  void growsTheSmallestPartForMutantsWithAMemory() {
    SubPack part = SubPack.of(matrix(ZEROS, SOLUTION));

    assertThat(part.core()).containsExactly(SOLVABLE);
    assertThat(part.cases()).containsExactly(SOLVABLE, UNSOLVABLE);
  }
}
