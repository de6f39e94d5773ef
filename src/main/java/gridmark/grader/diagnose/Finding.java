package gridmark.grader.diagnose;

import java.util.List;

/**
 * A cause that was found.
 *
 * @param explained the failures that it explains
 * @param diagnoses one, or one for each of several rules that are missing together
 */
record Finding(List<Sighting> explained, List<Diagnosis> diagnoses) {

  Finding {
    explained = List.copyOf(explained);
    diagnoses = List.copyOf(diagnoses);
  }

  static Finding of(DiagnosisCode code, List<Sighting> explained, String evidence, String advice) {
    return new Finding(explained, List.of(new Diagnosis(code, evidence, advice, ids(explained))));
  }

  static List<String> ids(List<Sighting> sightings) {
    return sightings.stream().map(Sighting::id).toList();
  }
}
