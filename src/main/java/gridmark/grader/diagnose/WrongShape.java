package gridmark.grader.diagnose;

import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import java.util.List;
import java.util.Optional;

/** What comes back is no board at all, whatever the puzzle. */
final class WrongShape implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained = seen.failed(WrongShape::isExplained);
    if (explained.stream().noneMatch(Sighting::isSolvable)) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.WRONG_SHAPE;
    return Optional.of(Finding.of(code, explained, evidence(explained, seen), code.advice()));
  }

  private static boolean isExplained(Sighting sighting) {
    return sighting.outcome() instanceof Outcome.Answered && sighting.board().isEmpty();
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = Observations.open(explained);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(DiagnosisCode.WRONG_SHAPE);
    }
    String what =
        open.stream().allMatch(WrongShape::isNull)
            ? "null came back"
            : "what came back is not an array of nine rows with nine numbers each";
    return "In %s %s, for instance in %s."
        .formatted(seen.shareOfCases(open), what, open.get(0).id());
  }

  private static boolean isNull(Sighting sighting) {
    return sighting.outcome() instanceof Outcome.Answered answered
        && answered.answer() instanceof Answer.Null;
  }
}
