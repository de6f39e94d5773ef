package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import gridmark.assignment.Picture;
import gridmark.assignment.Picture.Emphasis;
import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.report.page.BoardSvg.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardSvgTest {

  private static final Grid PUZZLE =
      Grid.of(
          BoxShape.ofSize(4), new int[][] {{1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 4}});

  @Test
  void tellsGivensFromTheAnswersOwnDigits() {
    int[][] answer = {{1, 2, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 3}};

    BoardSvg board = draw(PUZZLE, answer, Emphasis.NONE, Set.of(), Set.of());

    assertThat(board.givens()).isEqualTo("M30 30h40v40h-40zM150 150h40v40h-40z");
    assertThat(board.digits())
        .containsExactly(
            new Label(50, 50, "1", "given wide1"),
            new Label(90, 50, "2", "own wide1"),
            // A given that was changed is no longer one.
            new Label(170, 170, "3", "own wide1"));
    assertThat(board.about()).isEqualTo("A board of 4 rows and 4 columns with 2 givens.");
    assertThat(board.caption()).isEmpty();
  }

  @Test
  void putsDigitsThatLookAlikeInOneLine() {
    int[][] answer = {{1, 2, 11, 3}, {0, 12, 0, 4}, {0, 0, 0, 0}, {0, 0, 0, 4}};

    BoardSvg board = draw(PUZZLE, answer, Emphasis.NONE, Set.of(), Set.of());

    assertThat(board.digits())
        .containsExactly(
            new Label("50", 50, "1", "given wide1"),
            new Label("90 170", 50, "23", "own wide1"),
            new Label("130", 50, "11", "own wide2"),
            new Label("90", 90, "12", "own wide2"),
            new Label("170", 90, "4", "own wide1"),
            new Label("170", 170, "4", "given wide1"));
  }

  @Test
  void namesMarkedCellsAndWhatTheyHold() {
    int[][] answer = {{1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 4}};
    Set<Cell> marked = new TreeSet<>(Set.of(new Cell(0, 0), new Cell(0, 1), new Cell(2, 3)));

    BoardSvg board = draw(PUZZLE, answer, Emphasis.CLASH, marked, Set.of(new Cell(0, 0)));

    assertThat(board.about())
        .isEqualTo(
            "A board of 4 rows and 4 columns with 2 givens. Circled, what breaks a rule: r1c1 holds 1, r1c2 holds 1, r3c4 is empty.");
    assertThat(board.caption())
        .isEqualTo("Circled: what breaks a rule, boldly what the message names. r1c1, r1c2, r3c4.");
    assertThat(board.signs())
        .extracting(BoardSvg.Sign::style)
        .containsExactly("clash first", "clash", "clash");
    assertThat(board.signs()).allMatch(BoardSvg.Sign::isRound);
    assertThat(board.marked().split("M")).hasSize(4);
  }

  @Test
  void framesWhatIsNoClash() {
    Set<Cell> cells = Set.of(new Cell(0, 0));

    for (Emphasis marking : Set.of(Emphasis.CORE, Emphasis.STEP)) {
      assertThat(draw(PUZZLE, PUZZLE.toRows(), marking, cells, cells).signs())
          .containsExactly(
              new BoardSvg.Sign(
                  30, 30, 50, 50, false, marking.name().toLowerCase(Locale.ROOT) + " first"));
    }
  }

  @Test
  void showsNumbersThatAreNoDigitsAsFarAsThereIsRoom() {
    int[][] answer = {{10, -12, 12_345, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};

    assertThat(draw(PUZZLE, answer, Emphasis.NONE, Set.of(), Set.of()).digits())
        .extracting(Label::text, Label::style)
        .containsExactly(
            tuple("10", "own wide2"), tuple("-12", "own wide3"), tuple("#", "own wide1"));
  }

  @ParameterizedTest
  @CsvSource({"4, 3, 3", "6, 4, 3", "12, 5, 4", "25, 6, 6"})
  void drawsLinesOfAnySize(int size, int horizontal, int vertical) {
    Grid empty = Grid.empty(BoxShape.ofSize(size));

    BoardSvg board = draw(empty, empty.toRows(), Emphasis.NONE, Set.of(), Set.of());

    assertThat(board.extent()).isEqualTo(size * 40 + 32);
    assertThat(board.labels().get(0).text()).isEqualTo("123456789".substring(0, Math.min(9, size)));
    assertThat(board.labels().stream().mapToInt(label -> label.x().split(" ").length).sum())
        .isEqualTo(2 * size);
    assertThat(board.labels().get(board.labels().size() - 1).text())
        .isEqualTo(Integer.toString(size));
    assertThat(board.thin().split("h")).hasSize(size + 2);
    assertThat(board.thick().split("h")).hasSize(horizontal + 1);
    assertThat(board.thick().split("v")).hasSize(vertical + 1);
    assertThat(board.isLarge()).isEqualTo(size > 9);
  }

  @Test
  void drawsShapesAndSaysWhatTheyMean() {
    BoardSvg board = BoardSvg.of("b", marked());

    assertThat(board.shapes())
        .isEqualTo("M30 30m3 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM70 30m4 4h32v32h-32z");
    assertThat(board.caption()).isEqualTo("Grey circle: odd. Grey square: even.");
    assertThat(board.about())
        .endsWith("with 2 givens, 1 cells that must be odd and 1 cells that must be even.");
  }

  private static Picture marked() {
    Picture plain = picture(PUZZLE, PUZZLE.toRows(), Emphasis.NONE, Set.of(), Set.of());
    List<List<Picture.Cell>> rows = new ArrayList<>(plain.rows());
    List<Picture.Cell> first = new ArrayList<>(rows.get(0));
    first.set(0, new Picture.Cell(1, true, true, Picture.Shape.CIRCLE, Picture.Pointer.NONE));
    first.set(1, new Picture.Cell(0, false, false, Picture.Shape.SQUARE, Picture.Pointer.NONE));
    rows.set(0, first);
    return new Picture(
        "Board",
        "Board",
        2,
        2,
        rows,
        Emphasis.NONE,
        Map.of(Picture.Shape.CIRCLE, "odd", Picture.Shape.SQUARE, "even"),
        true);
  }

  private static BoardSvg draw(
      Grid puzzle, int[][] values, Emphasis emphasis, Set<Cell> marked, Set<Cell> first) {
    return BoardSvg.of("b", picture(puzzle, values, emphasis, marked, first));
  }

  private static Picture picture(
      Grid puzzle, int[][] values, Emphasis emphasis, Set<Cell> marked, Set<Cell> first) {
    List<List<Picture.Cell>> rows = new ArrayList<>();
    for (int row = 0; row < values.length; row++) {
      List<Picture.Cell> cells = new ArrayList<>();
      for (int column = 0; column < values.length; column++) {
        Cell cell = new Cell(row, column);
        cells.add(
            new Picture.Cell(
                values[row][column],
                puzzle.at(cell) != 0,
                puzzle.at(cell) == values[row][column],
                Picture.Shape.NONE,
                first.contains(cell)
                    ? Picture.Pointer.FIRST
                    : marked.contains(cell) ? Picture.Pointer.POINTED : Picture.Pointer.NONE));
      }
      rows.add(cells);
    }
    return new Picture(
        "Board",
        "Board",
        puzzle.shape().rows(),
        puzzle.shape().columns(),
        rows,
        emphasis,
        Map.of(),
        true);
  }
}
