package gridmark.assignment.filling;

import gridmark.assignment.Contradiction;
import gridmark.assignment.Engine;
import gridmark.assignment.Finding;
import gridmark.assignment.Lesson;
import gridmark.assignment.OurFormulas;
import gridmark.assignment.Picture;
import gridmark.assignment.Question;
import gridmark.assignment.Verdict;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.SeededRandom;
import gridmark.board.Transform;
import gridmark.exchange.Value;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A board to be filled. No answer is stored: any grid that keeps the rules will do.
 *
 * @param expectation whether there is a solution
 * @param hasParity whether the marks of the puzzle, even and odd, are asked too
 */
public record FillingQuestion(Puzzle puzzle, Expectation expectation, boolean hasParity)
    implements Question {

  /** A case for one of these would turn into a case for the other. */
  private static final List<String> NEVER_TRANSPOSED = List.of("rule:row", "rule:column");

  /** What 0, 1 and 2 mean to programs. */
  private static final List<Mark> PARITY = List.of(Mark.NONE, Mark.ODD, Mark.EVEN);

  public FillingQuestion {
    Objects.requireNonNull(expectation);
    if (!hasParity && !puzzle.marks().isEmpty()) {
      throw new IllegalArgumentException("marks that nobody is asked for");
    }
  }

  /** A board without marks. */
  public static FillingQuestion of(Grid givens, Expectation expectation) {
    return new FillingQuestion(Puzzle.of(givens), expectation, false);
  }

  /** The same with another puzzle. */
  public FillingQuestion with(Puzzle other) {
    return new FillingQuestion(other, expectation, hasParity);
  }

  public boolean isSolvable() {
    return expectation == Expectation.SOLVABLE;
  }

  @Override
  public List<Value> arguments() {
    Value givens = new Value.Rows(puzzle.givens().toRows());
    return hasParity ? List.of(givens, new Value.Rows(parity(puzzle.marks()))) : List.of(givens);
  }

  private static int[][] parity(Marks marks) {
    return Arrays.stream(marks.toRows())
        .map(row -> Arrays.stream(row).mapToInt(PARITY::indexOf).toArray())
        .toArray(int[][]::new);
  }

  /** The marks that programs get as these numbers. */
  public static Marks marks(BoxShape shape, int[][] parity) {
    return Marks.of(
        shape,
        Arrays.stream(parity)
            .map(row -> Arrays.stream(row).mapToObj(PARITY::get).toArray(Mark[]::new))
            .toArray(Mark[][]::new));
  }

  @Override
  public String key() {
    return puzzle.line();
  }

  @Override
  public String expects() {
    return expectation.word();
  }

  @Override
  public FillingQuestion disguised(SeededRandom random, Collection<String> tags) {
    boolean mayTranspose = tags.stream().noneMatch(NEVER_TRANSPOSED::contains);
    return with(
        (hasParity
                ? Transform.keepingParity(puzzle.shape(), mayTranspose, random)
                : Transform.random(puzzle.shape(), mayTranspose, random))
            .apply(puzzle));
  }

  /** An answer as a board, if it has the shape of one; any number may stand in it. */
  public Optional<int[][]> board(Value answer) {
    return new Ruling(this).board(answer);
  }

  @Override
  public Finding judge(Value answer) {
    return new Ruling(this).on(answer);
  }

  @Override
  public Optional<Contradiction> contradiction() {
    return Engine.isHere() ? QuickProof.contradicting(this) : Optional.empty();
  }

  @Override
  public Picture picture() {
    return BoardPicture.of(this, puzzle.givens().toRows()).labelled("The puzzle");
  }

  @Override
  public Optional<Picture> picture(Value answer) {
    return answer.isBlank() ? Optional.empty() : board(answer).map(this::answered);
  }

  private Picture answered(int[][] board) {
    BoardPicture picture = BoardPicture.of(this, board);
    // What a grid breaks says nothing where none can be right.
    return (isSolvable()
            ? picture.clashing(new Ruling(this).breaches(board), Finding.MOST_TOLD)
            : picture)
        .labelled("Your answer");
  }

  @Override
  public Optional<Lesson> lesson(Verdict verdict, Optional<Value> answer) {
    return Engine.isHere() ? new Lessons(this).of(verdict, answer) : Optional.empty();
  }

  @Override
  public Optional<Duration> referenceTime() {
    return Engine.isHere() ? OurEffort.time(puzzle) : Optional.empty();
  }

  @Override
  public Optional<OurFormulas> formulas() {
    return Engine.isHere() ? Optional.of(OurEffort.formulas(puzzle)) : Optional.empty();
  }
}
