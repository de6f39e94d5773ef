package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.BoxShape;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class PuzzleRequestTest {

  private static final Wish UNIQUE = Wish.unique(BoxShape.CLASSIC);

  @Test
  void refusesWhatCannotBeMade() {
    refuses(() -> UNIQUE.withGivens(82), "the number of givens must be from 0 to 81, not 82");
    refuses(() -> UNIQUE.withGivens(-1), "the number of givens must be from 0 to 81, not -1");
    refuses(() -> UNIQUE.withMarks(82), "the number of marks must be from 0 to 81, not 82");
    refuses(() -> UNIQUE.withTries(0), "at least one try is needed, not 0");
    refuses(
        () -> Wish.counted(BoxShape.CLASSIC, 0),
        "the number of solutions must be from 1 to 1000, not 0");
    refuses(
        () -> Wish.counted(BoxShape.CLASSIC, 1001),
        "the number of solutions must be from 1 to 1000, not 1001");
    refuses(
        () -> Wish.counted(BoxShape.CLASSIC, 2).withDifficulty(Difficulty.EASY),
        "only a puzzle with one solution has a difficulty");
    refuses(
        () -> Wish.clash(BoxShape.CLASSIC).withMinimal(true),
        "only a puzzle with solutions can be minimal");
    refuses(() -> Wish.unique(new BoxShape(1, 3)), "boards to generate have 4 rows or more, not 3");
    refuses(
        () -> Wish.unique(BoxShape.ofSize(25)).withMinimal(true),
        "only puzzles up to 16x16 can be proved minimal in reasonable time");
  }

  private static void refuses(ThrowingCallable request, String message) {
    assertThatThrownBy(request).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  @Test
  void saysWhatWasAskedForInWords() {
    assertThat(UNIQUE).hasToString("9x9 puzzle");
    assertThat(UNIQUE.withDifficulty(Difficulty.HARD).withMinimal(true).withGivens(24).withMarks(1))
        .hasToString("hard minimal 9x9 puzzle with 24 givens and 1 mark");
    assertThat(Wish.counted(BoxShape.ofSize(6), 7).withMarks(3))
        .hasToString("6x6 puzzle with 7 solutions and 3 marks");
    assertThat(Wish.clash(BoxShape.ofSize(16)).withGivens(1))
        .hasToString("unsolvable 16x16 puzzle with 1 given");
  }
}
