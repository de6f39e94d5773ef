package gridmark.assignment.diagnosis;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import java.util.List;
import java.util.function.Function;

/**
 * A bug, what shows it, and what to say of it.
 *
 * @param witnesses what shows it, be it held back from students or not
 * @param evidence asked only where there is a witness that may be shown
 * @param advice where to look; there need not be a witness
 */
public record Clue<S extends Seen>(
    DiagnosisCode code,
    List<S> witnesses,
    Function<Shown<S>, String> evidence,
    Function<Shown<S>, String> advice) {

  /** One with the usual advice. */
  public Clue(DiagnosisCode code, List<S> witnesses, Function<Shown<S>, String> evidence) {
    this(code, witnesses, evidence, shown -> shown.advice(code));
  }

  /** The diagnosis that it is the cause of these failures. */
  Diagnosis diagnosis(List<S> explained, Observations<S> seen) {
    Shown<S> shown = new Shown<>(Observations.open(witnesses), seen.open());
    return new Diagnosis(
        code,
        shown.witnesses().isEmpty() ? hiddenOnly() : evidence.apply(shown),
        advice.apply(shown),
        explained.stream().map(Seen::id).toList());
  }

  private String hiddenOnly() {
    return "The cases that are shown in full do not show it, but others point to %s."
        .formatted(code.meaning().theme());
  }
}
