package gridmark.assignment.diagnosis;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import java.util.List;

/**
 * A cause that was found.
 *
 * @param explained the failures that it explains
 * @param diagnoses one, or one for each of several rules that are missing together
 */
public record Cause(List<? extends Seen> explained, List<Diagnosis> diagnoses) {

  public Cause {
    explained = List.copyOf(explained);
    diagnoses = List.copyOf(diagnoses);
  }

  /** A cause with the usual advice. */
  public static Cause of(DiagnosisCode code, List<? extends Seen> explained, String evidence) {
    return of(code, explained, evidence, code.advice());
  }

  public static Cause of(
      DiagnosisCode code, List<? extends Seen> explained, String evidence, String advice) {
    return new Cause(explained, List.of(new Diagnosis(code, evidence, advice, ids(explained))));
  }

  public static List<String> ids(List<? extends Seen> explained) {
    return explained.stream().map(Seen::id).toList();
  }
}
