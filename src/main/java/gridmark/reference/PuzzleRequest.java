package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a generated puzzle shall be like.
 *
 * @param shape of the board
 * @param kind solvable, or in which way not
 * @param solutions how many, exactly; 0 for the unsolvable kinds
 * @param givens how many, exactly; if empty, as few as one pass of digging leaves
 * @param marks how many cells are marked even or odd
 * @param minimal whether dropping any given must add solutions
 * @param difficulty of a puzzle with one solution; if empty, any
 * @param tries how often to start afresh before giving up
 */
public record PuzzleRequest(
    BoxShape shape,
    Kind kind,
    int solutions,
    OptionalInt givens,
    int marks,
    boolean minimal,
    Optional<Difficulty> difficulty,
    int tries) {

  /** Whether a puzzle can be solved, and if not, how one sees it. */
  public enum Kind {
    /** It has solutions. */
    SOLVABLE,
    /** The same digit is given twice in a unit. */
    CLASH,
    /** It has no solution, but singles do not show it: only search does. */
    CONTRADICTION
  }

  /** The largest number of solutions that can be asked for. */
  public static final int MOST_SOLUTIONS = 1_000;

  private static final int LARGEST_MINIMAL = 16;

  public PuzzleRequest {
    int cells = shape.size() * shape.size();
    check(shape.size() >= 4, "boards to generate have 4 rows or more, not " + shape.size());
    checkSolutions(kind, solutions);
    checkCells("givens", givens.orElse(0), cells);
    checkCells("marks", marks, cells);
    check(kind == Kind.SOLVABLE || !minimal, "only a puzzle with solutions can be minimal");
    check(
        !minimal || shape.size() <= LARGEST_MINIMAL,
        "only puzzles up to 16x16 can be proved minimal in reasonable time");
    check(
        solutions == 1 || difficulty.isEmpty(), "only a puzzle with one solution has a difficulty");
    check(tries > 0, "at least one try is needed, not " + tries);
  }

  private static void checkSolutions(Kind kind, int solutions) {
    boolean fits =
        kind == Kind.SOLVABLE ? solutions >= 1 && solutions <= MOST_SOLUTIONS : solutions == 0;
    check(
        fits,
        kind == Kind.SOLVABLE
            ? "the number of solutions must be from 1 to " + MOST_SOLUTIONS + ", not " + solutions
            : "an unsolvable puzzle has no solutions, not " + solutions);
  }

  private static void checkCells(String what, int number, int cells) {
    check(
        number >= 0 && number <= cells,
        "the number of " + what + " must be from 0 to " + cells + ", not " + number);
  }

  private static void check(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }

  /** The request as people say it: "hard 9x9 puzzle with 24 givens and 8 marks". */
  @Override
  public String toString() {
    String words = difficulty.map(wanted -> wanted.word() + " ").orElse("");
    words += minimal ? "minimal " : "";
    words += kind == Kind.SOLVABLE ? "" : "unsolvable ";
    words += shape.size() + "x" + shape.size() + " puzzle";
    return wishes().isEmpty() ? words : words + " with " + String.join(" and ", wishes());
  }

  private List<String> wishes() {
    List<String> wishes = new ArrayList<>();
    givens.ifPresent(number -> wishes.add(Words.counted(number, "given")));
    if (solutions > 1) {
      wishes.add(solutions + " solutions");
    }
    if (marks > 0) {
      wishes.add(Words.counted(marks, "mark"));
    }
    return wishes;
  }
}
