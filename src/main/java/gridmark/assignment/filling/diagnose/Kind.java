package gridmark.assignment.filling.diagnose;

import gridmark.board.Unit;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * What sets the puzzles that a program refuses apart from those that it solves.
 *
 * @param code REFUSES_PUZZLES, unless they are what a formula refuses that forbids too much
 * @param words in a sentence
 * @param advice where to look then; empty for what the code advises
 * @param ofClauses what to add to that for a program that writes clauses
 */
record Kind(BoardBug code, String words, String advice, String ofClauses) {

  /** Fewer puzzles share anything by chance. */
  private static final int FEWEST = 2;

  private static final String OWN_CHECK =
      "Is there a check of your own that refuses such puzzles? The assignment asks for a solution of"
          + " every puzzle that has one.";

  /** Where to look, in words that fit how the program works. */
  String advice(boolean isWithoutSat) {
    return isWithoutSat || ofClauses.isEmpty() ? advice : advice + " " + ofClauses;
  }

  /** Refused and solved puzzles, of which something may be said. */
  private record Sides(List<Sighting> refused, List<Sighting> solved) {

    /** What happened to the others; not all boards need be right. */
    String word() {
      return solved.stream().allMatch(Sighting::isAccepted) ? "solved" : "filled";
    }

    Optional<Kind> are(Predicate<Sighting> which, int fewest, Kind kind) {
      return refused.size() >= fewest
              && refused.stream().allMatch(which)
              && solved.stream().noneMatch(which)
          ? Optional.of(kind)
          : Optional.empty();
    }
  }

  /**
   * The kind of puzzle that all the refused ones are of, and none of the others.
   *
   * @param solved those that got a board, be it right or wrong
   */
  static Optional<Kind> of(List<Sighting> refused, List<Sighting> solved) {
    if (refused.isEmpty() || solved.size() < FEWEST) {
      return Optional.empty();
    }
    Sides sides = new Sides(refused, solved);
    return Stream.of(
            sides.are(
                each -> each.givens().count() == 0,
                1,
                refusing("It is the empty board.", OWN_CHECK)),
            sides.are(Sighting::isFullPuzzle, 1, refusing("It is full already.", OWN_CHECK)),
            sides.are(
                each -> Solutions.areAtLeast(2, each.puzzle()),
                FEWEST,
                refusing(
                    "These are the puzzles with more than one solution; those with one were %s."
                        .formatted(sides.word()),
                    "Any one of several solutions is right. Does your program want the solution to"
                        + " be the only one?")),
            fewGivens(sides),
            sides.are(
                Sighting::takesGuess,
                FEWEST,
                refusing(
                    "These are the puzzles in which a digit has to be tried; the others were %s."
                        .formatted(sides.word()),
                    "Does your program give up after some time, or some number of tries, and take"
                        + " that for an answer?")),
            withoutGivens(Unit.Kind.ROW, sides),
            withoutGivens(Unit.Kind.COLUMN, sides),
            withoutGivens(Unit.Kind.BLOCK, sides),
            otherAnswers(sides),
            onlyMany(sides))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Kind refusing(String words, String advice) {
    return new Kind(BoardBug.REFUSES_PUZZLES, words, advice, "");
  }

  /** Some row, column or block in which nothing is given. */
  private static Optional<Kind> withoutGivens(Unit.Kind kind, Sides sides) {
    return sides.are(
        each ->
            Unit.of(each.puzzle().shape(), kind).stream()
                .anyMatch(unit -> unit.cells().stream().noneMatch(each::isGiven)),
        FEWEST,
        new Kind(
            BoardBug.REFUSES_PUZZLES,
            "These are the puzzles with a %s in which nothing is given; the others were %s."
                .formatted(kind.word(), sides.word()),
            "What does your program do with a %s without givens: is there a check that refuses it?"
                .formatted(kind.word()),
            "Or is a clause written that has no literals? Nothing can satisfy it."));
  }

  /** Not where those that are left are merely the easiest. */
  private static Optional<Kind> fewGivens(Sides sides) {
    ToIntFunction<Sighting> count = each -> each.givens().count();
    int most = sides.refused().stream().mapToInt(count).max().orElseThrow();
    int least = sides.solved().stream().mapToInt(count).min().orElseThrow();
    return sides.solved().stream().allMatch(each -> Solutions.followDirectly(each.puzzle()))
        ? Optional.empty()
        : sides.are(
            each -> count.applyAsInt(each) < least,
            FEWEST,
            refusing(
                "They have at most %d givens; all that were %s have %d or more."
                    .formatted(most, sides.word(), least),
                OWN_CHECK));
  }

  /** More givens only forbid more: what solves a puzzle solves any that asks for less. */
  private static Optional<Kind> otherAnswers(Sides sides) {
    for (Sighting refused : sides.refused()) {
      for (Sighting solved : sides.solved()) {
        if (solved.isAccepted()
            && Solutions.agree(solved.board().orElseThrow(), refused.puzzle())) {
          return Optional.of(
              new Kind(
                  formulaVaries(sides) ? BoardBug.TOO_STRICT : BoardBug.REFUSES_PUZZLES,
                  "But your own answer to %s would solve %s too."
                      .formatted(solved.id(), refused.id()),
                  "So it is no rule that forbids it in every puzzle. What else can end in zeros: a time"
                      + " limit, a number of tries, an exception that is caught, a check of your own?",
                  formulaVaries(sides)
                      ? "Or a clause that is written for some puzzles only?"
                      : ""));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the clauses that are left without those of the givens differ in number. */
  private static boolean formulaVaries(Sides sides) {
    return Stream.concat(sides.refused().stream(), sides.solved().stream())
            .flatMap(
                each ->
                    each.observation().satUse().stream()
                        .filter(use -> use.calls() == 1)
                        .map(use -> use.clauses() - each.givens().count()))
            .distinct()
            .count()
        > 1;
  }

  /** Who forbids too much finds a solution where there are many to choose from. */
  private static Optional<Kind> onlyMany(Sides sides) {
    Predicate<Sighting> isOne = each -> Solutions.onlyOne(each.puzzle()).isPresent();
    return sides.are(
        isOne,
        FEWEST,
        new Kind(
            BoardBug.TOO_STRICT,
            "These are the puzzles with one solution; those that were solved have many to choose"
                + " from.",
            "",
            ""));
  }
}
