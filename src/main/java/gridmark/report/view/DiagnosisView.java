package gridmark.report.view;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import gridmark.grader.submission.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a reader may see of a diagnosis.
 *
 * @param head whether it is the main one
 * @param cases the cases that show it, of those the reader may know; may be empty
 */
public record DiagnosisView(
    String head, DiagnosisCode code, String evidence, String advice, List<String> cases) {

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
    List<DiagnosisView> seen = new ArrayList<>();
    for (Diagnosis each : diagnoses) {
      List<String> telling = each.code().meaning().tellsOfSolvability() ? open : told;
      if (each.cases().stream().anyMatch(telling::contains)) {
        seen.add(
            new DiagnosisView(
                seen.isEmpty() ? "Likely cause" : "Another likely cause",
                each.code(),
                Printable.text(each.evidence()),
                Printable.text(each.advice()),
                each.cases().stream().filter(open::contains).toList()));
      }
    }
    return seen;
  }
}
