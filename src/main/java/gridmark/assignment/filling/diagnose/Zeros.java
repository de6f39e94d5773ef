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
        case TOO_SLOW, OTHER_LIMIT, NOT_RUN -> Optional.empty();
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

  /** No puzzle without a solution was recognised, and most others were solved. */
  private static boolean isTheOnlyTrouble(Observations<Sighting> seen) {
    return seen.accepted(each -> !each.isSolvable()).isEmpty()
        && seen.accepted(Sighting::isSolvable).size() > seen.failed(Sighting::isSolvable).size();
  }

  private static String evidenceOfMissing(Shown<Sighting> shown) {
    Optional<Instead> first = Instead.of(shown.first());
    List<Sighting> alike =
        shown.witnesses().stream().filter(each -> Instead.of(each).equals(first)).toList();
    List<Sighting> asked = shown.seen().all(each -> !each.isSolvable());
    return "%s without a solution should have got zeros, but %s, for instance in %s."
        .formatted(
            Words.capital(Shown.share(alike, asked, "public puzzle")),
            first.orElseThrow().words,
            shown.first().id());
  }

  /** Puzzles that have a solution get them: all of these puzzles, or some. */
  static Optional<Cause<Sighting>> needless(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isSolvable() && each.isZeros());
    int asked = seen.all(Sighting::isSolvable).size();
    BoardBug code =
        HARDLY_ANY * (asked - explained.size()) <= asked
            ? BoardBug.ALWAYS_ZEROS
            : BoardBug.TOO_STRICT;
    return Cause.of(explained, new Clue<>(code, explained, Zeros::evidenceOfNeedless));
  }

  private static String evidenceOfNeedless(Shown<Sighting> shown) {
    List<Sighting> zeros = shown.witnesses();
    return "For %s with a solution zeros came back, as if there were none, %s %s."
        .formatted(
            Shown.share(zeros, shown.seen().all(Sighting::isSolvable), "public puzzle"),
            zeros.size() == 1 ? "in" : "for instance in",
            shown.first().id());
  }
}
