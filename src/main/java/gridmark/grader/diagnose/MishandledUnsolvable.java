package gridmark.grader.diagnose;

import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import java.util.List;
import java.util.Optional;

/** Puzzles without a solution get something else than zeros. */
final class MishandledUnsolvable implements Suspect {

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
      if (sighting.outcome() instanceof Outcome.Answered answered) {
        return sighting.isZeros() ? Optional.empty() : Optional.of(of(sighting, answered.answer()));
      }
      if (sighting.outcome() instanceof Outcome.Threw) {
        return Optional.of(EXCEPTION);
      }
      return sighting.outcome() instanceof Outcome.Ended ? Optional.of(END) : Optional.empty();
    }

    private static Instead of(Sighting sighting, Answer answer) {
      if (answer instanceof Answer.Null) {
        return NULL;
      }
      if (sighting.board().isEmpty()) {
        return answer instanceof Answer.Rows rows && rows.toArray().length == 0
            ? EMPTY_ARRAY
            : OTHER_SHAPE;
      }
      if (sighting.isThePuzzle()) {
        return PUZZLE;
      }
      return sighting.isFilledWith(-1) ? MINUS_ONE : GRID;
    }
  }

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained = seen.failed(each -> isExplained(each, seen));
    return explained.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.of(
                DiagnosisCode.UNSOLVABLE_NOT_ZEROS,
                explained,
                evidence(explained, seen),
                DiagnosisCode.UNSOLVABLE_NOT_ZEROS.advice()));
  }

  /** What happens with solvable puzzles too has another cause. */
  private static boolean isExplained(Sighting sighting, Observations seen) {
    Optional<Instead> instead = Instead.of(sighting);
    if (sighting.isSolvable() || instead.isEmpty()) {
      return false;
    }
    return instead.get() == Instead.GRID
        ? isTheOnlyTrouble(seen)
        : seen.failed(each -> each.isSolvable() && Instead.of(each).equals(instead)).isEmpty();
  }

  /** No puzzle without a solution was recognised, and most others were solved. */
  private static boolean isTheOnlyTrouble(Observations seen) {
    int solved = seen.accepted(Sighting::isSolvable).size();
    return seen.accepted(each -> !each.isSolvable()).isEmpty()
        && solved > seen.failed(Sighting::isSolvable).size();
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = Observations.open(explained);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(DiagnosisCode.UNSOLVABLE_NOT_ZEROS);
    }
    Optional<Instead> first = Instead.of(open.get(0));
    List<Sighting> alike = open.stream().filter(each -> Instead.of(each).equals(first)).toList();
    long asked = seen.all().stream().filter(each -> each.isOpen() && !each.isSolvable()).count();
    return "%s without a solution should have got zeros, but %s, for instance in %s."
        .formatted(
            Phrase.capital(Phrase.share(alike.size(), (int) asked, "public puzzle")),
            first.orElseThrow().words,
            alike.get(0).id());
  }
}
