package gridmark.report.view;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import java.util.List;

/**
 * What a reader may see of a diagnosis.
 *
 * @param cases the cases that show it, of those the reader may know; may be empty
 */
public record DiagnosisView(
    DiagnosisCode code, String evidence, String advice, List<String> cases) {

  public DiagnosisView {
    cases = List.copyOf(cases);
  }

  /**
   * The diagnoses that a reader of these cases may see. Of held back cases a student is not told
   * which show it: some codes would say that these have a solution. Nor is anything told that rests
   * on cases alone whose end is held back.
   */
  static List<DiagnosisView> of(List<Diagnosis> diagnoses, List<CaseView> cases) {
    List<String> told =
        cases.stream().filter(each -> each.told().isPresent()).map(CaseView::id).toList();
    List<String> open =
        cases.stream().filter(each -> each.detail().isPresent()).map(CaseView::id).toList();
    return diagnoses.stream()
        .filter(
            each ->
                each.cases().stream()
                    .anyMatch((each.code().tellsOfSolvability() ? open : told)::contains))
        .map(each -> of(each, open))
        .toList();
  }

  private static DiagnosisView of(Diagnosis diagnosis, List<String> open) {
    return new DiagnosisView(
        diagnosis.code(),
        diagnosis.evidence(),
        diagnosis.advice(),
        diagnosis.cases().stream().filter(open::contains).toList());
  }
}
