package gridmark.assignment.diagnosis;

import gridmark.assignment.Diagnosis;
import java.util.List;
import java.util.Optional;

/**
 * A cause that was found.
 *
 * @param explained the failures that it explains
 * @param clues one, or one for each of several rules that are missing together
 */
public record Cause<S extends Seen>(List<S> explained, List<Clue<S>> clues) {

  /** None, if nothing is explained, or nothing shows it. */
  public static <S extends Seen> Optional<Cause<S>> of(List<S> explained, Clue<S> clue) {
    return explained.isEmpty() || clue.witnesses().isEmpty()
        ? Optional.empty()
        : Optional.of(new Cause<>(explained, List.of(clue)));
  }

  List<Diagnosis> diagnoses(Observations<S> seen) {
    return clues.stream().map(clue -> clue.diagnosis(explained, seen)).toList();
  }
}
