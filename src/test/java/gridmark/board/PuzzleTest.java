package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import org.junit.jupiter.api.Test;

class PuzzleTest {

  private static final BoxShape SMALL = new BoxShape(2, 2);

  @Test
  void candidatesComeFromGivenAndMark() throws Exception {
    Puzzle puzzle = read("3............... ..eo............");

    assertThat(puzzle.candidates()).startsWith(0b0100, 0b1111, 0b1010, 0b0101, 0b1111);
  }

  @Test
  void givenAgainstItsMarkLeavesNoCandidate() throws Exception {
    assertThat(read("3............... e...............").candidates()).startsWith(0, 0b1111);
  }

  @Test
  void givensAndMarksAreOfOneBoard() {
    assertThatThrownBy(() -> new Puzzle(Grid.empty(SMALL), Marks.none(BoxShape.CLASSIC)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("givens on boxes of 2x2, marks on boxes of 3x3");
  }

  @Test
  void marksHaveTheShapeOfTheBoard() {
    assertThatThrownBy(() -> Marks.of(SMALL, new Mark[3][4]))
        .hasMessage("marks have 4 rows, not 3");
    assertThatThrownBy(() -> Marks.of(SMALL, new Mark[4][3]))
        .hasMessage("a row of marks has 4 cells, not 3");
  }

  @Test
  void rulesNameGivensUnitsAndMarksThatAreBroken() throws Exception {
    Puzzle puzzle = read("1............... .e..............");
    Grid solution = read("1234341221434321").givens();
    Grid wrong = read("4334341221434321").givens();

    assertThat(new Rules(SMALL).violations(puzzle, solution)).isEmpty();
    assertThat(new Rules(SMALL).violations(puzzle, wrong))
        .extracting(Violation::text)
        .contains(
            "given r1c1 = 1 became 4",
            "row 1 has 3 twice: r1c2 and r1c3",
            "r1c2 = 3 is odd, but marked even");
  }

  @Test
  void boardsWithoutBoxesAreRefused() {
    assertThat(BoxShape.ofSize(12)).isEqualTo(new BoxShape(3, 4));
    assertThatThrownBy(() -> BoxShape.ofSize(7))
        .hasMessage("there is no board of 7x7: take 4, 6, 8, 9, 10, 12, 16 or 25 rows");
    assertThatThrownBy(() -> BoxShape.ofSize(26))
        .hasMessageStartingWith("there is no board of 26x26");
  }

  private static Puzzle read(String text) throws UnreadablePuzzleException {
    return PuzzleReader.read(text).get(0);
  }
}
