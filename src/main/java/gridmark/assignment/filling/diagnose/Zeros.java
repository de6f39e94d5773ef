package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Observation;
import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.exchange.Value;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Zeros, the answer to puzzles without a solution, come in the wrong place. */
final class Zeros {

  /** One other answer among so many puzzles is luck, such as that of a full board. */
  private static final int HARDLY_ANY = 10;

  /** What came instead. A grid is the weakest sign: it may come from a rule that is missing. */
  private enum Instead {
    NULL("null came back"),
    EMPTY_ARRAY("an empty array came back"),
    OTHER_SHAPE("an array came back that is not nine rows of nine numbers"),
    PUZZLE("the puzzle itself came back"),
    MINUS_ONE("-1 came back in every cell"),
    GRID("a grid with something else in it came back"),
    EXCEPTION("solve threw an exception"),
    END("the program ended itself");

    private final String words;

    Instead(String words) {
      this.words = words;
    }

    static Optional<Instead> of(Sighting sighting) {
      Observation observation = sighting.observation();
      return switch (observation.ending()) {
        case ANSWERED ->
            observation
                .answer()
                .filter(answer -> !sighting.isZeros())
                .map(answer -> of(sighting, answer));
        case THREW -> Optional.of(EXCEPTION);
        case ENDED_ITSELF -> Optional.of(END);
        case KILLED, TOO_SLOW, OTHER_LIMIT, NOT_RUN -> Optional.empty();
      };
    }

    private static Instead of(Sighting sighting, Value answer) {
      if (answer instanceof Value.Nothing) {
        return NULL;
      }
      if (sighting.board().isEmpty()) {
        return answer instanceof Value.Rows rows && rows.toArray().length == 0
            ? EMPTY_ARRAY
            : OTHER_SHAPE;
      }
      if (sighting.isThePuzzle()) {
        return PUZZLE;
      }
      return sighting.isFilledWith(-1) ? MINUS_ONE : GRID;
    }
  }

  private Zeros() {}

  /** Puzzles without a solution get something else. */
  static Optional<Cause<Sighting>> missing(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> isExplained(each, seen));
    return Cause.of(
        explained, new Clue<>(BoardBug.UNSOLVABLE_NOT_ZEROS, explained, Zeros::evidenceOfMissing));
  }

  /** What happens with solvable puzzles too has another cause. */
  private static boolean isExplained(Sighting sighting, Observations<Sighting> seen) {
    Optional<Instead> instead = Instead.of(sighting);
    if (sighting.isSolvable() || instead.isEmpty()) {
      return false;
    }
    return instead.get() == Instead.GRID
        ? isTheOnlyTrouble(seen)
        : seen.failed(each -> each.isSolvable() && Instead.of(each).equals(instead)).isEmpty();
  }

  /**
   * Most puzzles with a solution were solved, and none without one was recognised; or all with one
   * were solved, and of the others only those whose givens clash were not recognised.
   */
  private static boolean isTheOnlyTrouble(Observations<Sighting> seen) {
    int solved = seen.accepted(Sighting::isSolvable).size();
    int failed = seen.failed(Sighting::isSolvable).size();
    return seen.accepted(each -> !each.isSolvable()).isEmpty()
        ? solved > failed
        : solved > 0 && failed == 0 && isOfClashes(seen);
  }

  private static boolean isOfClashes(Observations<Sighting> seen) {
    return seen.failed().stream().allMatch(Sighting::givensClash)
        && !seen.accepted(each -> !each.isSolvable() && !each.givensClash()).isEmpty();
  }

  private static String evidenceOfMissing(Shown<Sighting> shown) {
    Optional<Instead> first = Instead.of(shown.first());
    List<Sighting> alike =
        shown.witnesses().stream().filter(each -> Instead.of(each).equals(first)).toList();
    List<Sighting> asked = shown.seen().all(each -> !each.isSolvable());
    return "%s without a solution should have got zeros, but %s, for instance in %s.%s"
        .formatted(
            Words.capital(Shown.share(alike, asked, "public puzzle")),
            first.orElseThrow().words,
            shown.first().id(),
            isOfClashes(shown.seen())
                ? " In these two givens clash; the other puzzles without a solution were recognised."
                : "");
  }

  /** Puzzles that have a solution get them: all of these puzzles, those of a kind, or some. */
  static Optional<Cause<Sighting>> needless(Observations<Sighting> seen) {
    List<Sighting> zeros = seen.failed(each -> each.isSolvable() && each.isZeros());
    List<Sighting> solved = seen.accepted(Sighting::isSolvable);
    if (HARDLY_ANY * solved.size() <= zeros.size() + solved.size()) {
      return needless(BoardBug.ALWAYS_ZEROS, zeros, Zeros::ofEmptyBoard, shown -> Optional.empty());
    }
    Optional<Kind> kind = Kind.of(zeros, solved);
    // Where the shown ones are of a kind and others are not, it is not that.
    Function<Shown<Sighting>, Optional<Kind>> told =
        shown -> kind.flatMap(any -> Kind.of(shown.witnesses(), solved(shown)));
    return needless(
        kind.map(Kind::code).orElse(BoardBug.TOO_STRICT),
        zeros,
        shown -> told.apply(shown).map(Kind::words),
        shown -> told.apply(shown).map(Kind::advice));
  }

  private static List<Sighting> solved(Shown<Sighting> shown) {
    return shown.seen().accepted(Sighting::isSolvable);
  }

  /** A clue with more words and another advice, where there are any. */
  private static Optional<Cause<Sighting>> needless(
      BoardBug code,
      List<Sighting> zeros,
      Function<Shown<Sighting>, Optional<String>> more,
      Function<Shown<Sighting>, Optional<String>> advice) {
    return Cause.of(
        zeros,
        new Clue<>(
            code,
            zeros,
            shown ->
                evidenceOfNeedless(shown) + more.apply(shown).map(words -> " " + words).orElse(""),
            shown -> advice.apply(shown).orElseGet(() -> shown.advice(code))));
  }

  private static String evidenceOfNeedless(Shown<Sighting> shown) {
    List<Sighting> zeros = shown.witnesses();
    return "For %s with a solution zeros came back, as if there were none, %s %s."
        .formatted(
            Shown.share(zeros, shown.seen().all(Sighting::isSolvable), "public puzzle"),
            zeros.size() == 1 ? "in" : "for instance in",
            shown.first().id());
  }

  /** Where not even the board without givens is filled, the rules alone are too many. */
  private static Optional<String> ofEmptyBoard(Shown<Sighting> shown) {
    return shown.witnesses().stream()
        .filter(each -> each.givens().count() == 0)
        .findFirst()
        .map(each -> "Even the empty board, %s, gets zeros.".formatted(each.id()));
  }
}
