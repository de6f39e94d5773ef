package gridmark.assignment;

import java.util.List;
import java.util.Objects;

/**
 * A bug that explains failures. Neither sentence gives away anything of a hidden case.
 *
 * @param evidence what was seen, in a sentence
 * @param advice where to look, in a sentence
 * @param cases the ids of the failed cases it explains, in the order of the pack
 */
public record Diagnosis(DiagnosisCode code, String evidence, String advice, List<String> cases) {

  public Diagnosis {
    Objects.requireNonNull(code);
    cases = List.copyOf(cases);
    if (evidence.isBlank() || advice.isBlank() || cases.isEmpty()) {
      throw new IllegalArgumentException("a diagnosis has evidence, advice and cases: " + code);
    }
  }

  /** Evidence and advice. */
  public String text() {
    return evidence + " " + advice;
  }
}
