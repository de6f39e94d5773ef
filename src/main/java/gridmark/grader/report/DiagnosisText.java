package gridmark.grader.report;

import gridmark.grader.diagnose.Diagnosis;
import gridmark.grader.report.ConsoleReport.View;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The diagnoses of a report, the main one first: what was seen, where to look, which cases. */
final class DiagnosisText {

  private static final int MOST_CASES = 6;
  private static final String INDENT = "     ";

  private final Set<String> told;
  private final Style style;
  private final View view;

  private DiagnosisText(Result result, Style style, View view) {
    this.style = style;
    this.view = view;
    this.told =
        result.cases().stream()
            .map(CaseResult::testCase)
            .filter(each -> view == View.INSTRUCTOR || !each.isHidden())
            .map(each -> each.id())
            .collect(Collectors.toSet());
  }

  /** The lines of the section; none if there is nothing to tell. */
  static String of(Result result, Style style, View view) {
    DiagnosisText text = new DiagnosisText(result, style, view);
    List<Diagnosis> diagnoses = result.diagnoses().stream().filter(text::mayBeTold).toList();
    StringBuilder section = new StringBuilder();
    for (int i = 0; i < diagnoses.size(); i++) {
      String head = i == 0 ? "Likely cause" : "Another likely cause";
      section.append(text.paragraph(head, diagnoses.get(i)));
    }
    return section.toString();
  }

  private boolean mayBeTold(Diagnosis diagnosis) {
    return view == View.INSTRUCTOR
        || !diagnosis.code().tellsOfSolvability()
        || diagnosis.cases().stream().anyMatch(told::contains);
  }

  private String paragraph(String head, Diagnosis diagnosis) {
    return style.strong(head)
        + style.faint("  " + diagnosis.code())
        + "\n"
        + INDENT
        + diagnosis.evidence()
        + "\n"
        + INDENT
        + diagnosis.advice()
        + "\n"
        + seenIn(diagnosis)
        + "\n";
  }

  /**
   * Of hidden cases a student is not told which: some codes would say that they have a solution.
   */
  private String seenIn(Diagnosis diagnosis) {
    List<String> cases = diagnosis.cases().stream().filter(told::contains).toList();
    if (cases.isEmpty()) {
      return "";
    }
    int shown = view == View.INSTRUCTOR ? cases.size() : Math.min(cases.size(), MOST_CASES);
    String more = shown < cases.size() ? " and " + (cases.size() - shown) + " more" : "";
    return INDENT
        + style.faint("Seen in " + String.join(", ", cases.subList(0, shown)) + more + ".")
        + "\n";
  }
}
