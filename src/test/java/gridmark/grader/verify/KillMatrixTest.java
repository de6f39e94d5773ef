package gridmark.grader.verify;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.run.Runs;
import gridmark.grader.testcase.TestCase;
import gridmark.mutant.Flaw;
import gridmark.mutant.Mutant;
import java.util.List;
import org.junit.jupiter.api.Test;

class KillMatrixTest {

  private static final TestCase SOLVABLE = Runs.solvable("solvable");
  private static final TestCase UNSOLVABLE = Runs.unsolvable("unsolvable");
  private static final TestCase AGAIN = Runs.unsolvable("again");
  private static final List<TestCase> CASES = List.of(SOLVABLE, UNSOLVABLE, AGAIN);

  private static final Mutant ZEROS =
      new Mutant("zeros", "All zeros.", Flaw.ALWAYS_ZEROS, () -> sudoku -> new int[9][9]);
  private static final Mutant SOLUTION =
      new Mutant("solution", "One answer.", Flaw.STATE, () -> sudoku -> Runs.solution());
  private static final Mutant NULL =
      new Mutant("null", "Nothing.", Flaw.UNSOLVABLE, () -> sudoku -> null);
  private static final Mutant RIGHT =
      new Mutant(
          "right",
          "Right here.",
          Flaw.NONE,
          () -> sudoku -> sudoku[0][1] == 1 ? new int[9][9] : Runs.solution());
  private static final Mutant SURVIVOR =
      new Mutant("survivor", "Wrong elsewhere.", Flaw.GIVENS, RIGHT.maker());
  private static final Mutant SLANDERED =
      new Mutant("slandered", "Called right.", Flaw.NONE, ZEROS.maker());

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
