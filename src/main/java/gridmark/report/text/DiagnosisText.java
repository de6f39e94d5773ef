package gridmark.report.text;

import gridmark.report.view.DiagnosisView;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.util.List;

/** The diagnoses of a report, the main one first: what was seen, where to look, which cases. */
public final class DiagnosisText {

  private static final int MOST_CASES = 6;
  private static final String INDENT = "     ";

  private final Style style;
  private final View view;

  private DiagnosisText(Style style, View view) {
    this.style = style;
    this.view = view;
  }

  /** The lines of the section; none if there is nothing to tell. */
  public static String of(List<DiagnosisView> diagnoses, Style style, View view) {
    DiagnosisText text = new DiagnosisText(style, view);
    StringBuilder section = new StringBuilder();
    for (int i = 0; i < diagnoses.size(); i++) {
      String head = i == 0 ? "Likely cause" : "Another likely cause";
      section.append(text.paragraph(head, diagnoses.get(i)));
    }
    return section.toString();
  }

  private String paragraph(String head, DiagnosisView diagnosis) {
    return style.strong(head)
        + style.faint("  " + diagnosis.code())
        + "\n"
        + style.fold(INDENT + diagnosis.evidence())
        + "\n"
        + style.fold(INDENT + diagnosis.advice())
        + "\n"
        + seenIn(diagnosis.cases())
        + "\n";
  }

  private String seenIn(List<String> cases) {
    if (cases.isEmpty()) {
      return "";
    }
    int shown = view == View.INSTRUCTOR ? cases.size() : Math.min(cases.size(), MOST_CASES);
    String seen = "Seen in " + Words.some(cases, shown) + ".";
    return style.fold(INDENT + style.faint(seen)) + "\n";
  }
}
