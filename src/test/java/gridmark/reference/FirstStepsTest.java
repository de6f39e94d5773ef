package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.reference.FirstSteps.Step;
import gridmark.sat.Candidates;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FirstStepsTest {

  @Test
  void namesThePlaceThatIsLeftForADigit() throws Exception {
    Puzzle puzzle = read("1... .... ..1. ....");

    assertThat(FirstSteps.of(puzzle, 1))
        .extracting(Step::text)
        .containsExactly("r2c4 must be 1: it is the only place for 1 in block 2");
  }

  @Test
  void namesTheDigitThatIsLeftForACell() throws Exception {
    Puzzle puzzle =
        read(
            "12.34.... ......7.. .......8. ........5 ........6 ......... ......... ......... .........");

    assertThat(FirstSteps.of(puzzle, 1))
        .extracting(Step::text)
        .containsExactly("r1c9 must be 9: every other digit stands in its row, column or block");
  }

  @Test
  void looksForAPlaceBeforeItLooksForADigit() throws Exception {
    assertThat(FirstSteps.of(read("123. .... .... ...."), 1))
        .extracting(Step::text)
        .containsExactly("r1c4 must be 4: it is the only place for 4 in row 1");
  }

  @Test
  void doesEachStepWithThoseBeforeItDone() throws Exception {
    String easy =
        "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
    List<Step> steps = FirstSteps.of(read(easy), 2);

    assertThat(steps)
        .extracting(Step::text)
        .containsExactly(
            "r1c6 must be 8: it is the only place for 8 in block 2",
            "r1c4 must be 6: it is the only place for 6 in block 2");
    assertThat(FirstSteps.of(read(easy.replaceFirst("53..7....", "53..78...")), 1))
        .containsExactly(steps.get(1));
  }

  @Test
  void heedsMarks() throws Exception {
    Mark[][] marks = Marks.none(BoxShape.ofSize(4)).toRows();
    marks[0][0] = Mark.EVEN;
    Puzzle puzzle =
        new Puzzle(read(".... .... 2... ....").givens(), Marks.of(BoxShape.ofSize(4), marks));

    assertThat(FirstSteps.of(puzzle, 1).get(0).text())
        .isEqualTo(
            "r1c1 must be 4: every other digit stands in its row, column or block, or goes against its mark");
  }

  @Test
  void hasNoneWhereNothingIsForced() {
    assertThat(FirstSteps.of(Puzzle.of(Grid.empty(BoxShape.CLASSIC)), 3)).isEmpty();
  }

  @Test
  void hasNoneOfAFullBoard() throws Exception {
    assertThat(FirstSteps.of(read("1234 3412 2143 4321"), 3)).isEmpty();
  }

  /** Steps are forced, so they stand in every solution, and on an easy puzzle they lead to it. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void solvesWhatSinglesSolveAndNothingElse(int size) throws Exception {
    int solved = 0;
    for (int seed = 0; seed < 10; seed++) {
      Wish request = Wish.unique(BoxShape.ofSize(size));
      Puzzle puzzle = Wish.generate(request, seed).puzzle();
      Grid solution = ReferenceSolver.solve(puzzle).orElseThrow();

      List<Step> steps = FirstSteps.of(puzzle, size * size);

      assertThat(steps).allMatch(step -> solution.at(step.cell()) == step.digit());
      assertThat(steps).allMatch(step -> puzzle.givens().at(step.cell()) == 0);
      boolean toTheEnd = steps.size() == size * size - givens(puzzle);
      assertThat(toTheEnd).isEqualTo(Guesswork.of(Candidates.of(puzzle)).singles());
      solved += toTheEnd ? 1 : 0;
    }
    assertThat(solved).as("puzzles that singles solve").isPositive();
  }

  @Test
  void stopsWhereItWasTold() throws Exception {
    Puzzle puzzle = read("1234 3412 2143 ....");

    assertThat(FirstSteps.of(puzzle, 0)).isEmpty();
    assertThat(FirstSteps.of(puzzle, 2)).hasSize(2);
    assertThat(FirstSteps.of(puzzle, 9)).hasSize(4);
  }

  @Test
  void aStepSetsADigit() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Step(new Cell(0, 0), 0, "why"));
  }

  private static int givens(Puzzle puzzle) {
    return (int) puzzle.givens().toString().chars().filter(Character::isLetterOrDigit).count();
  }

  private static Puzzle read(String rows) throws Exception {
    return PuzzleReader.read(rows.replace(" ", "")).get(0);
  }
}
