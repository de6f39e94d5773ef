package gridmark.classroom.batch;

import gridmark.catalogue.Languages;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.roll.Roll;
import gridmark.grader.Terms;
import gridmark.grader.pack.Pack;
import gridmark.language.Language;
import gridmark.report.Report;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/**
 * What is to be graded, and how.
 *
 * @param title of the class
 * @param terms for all; when something was handed in is known from the roll
 * @param reports to write for every student, beside result.json
 * @param part of the roll that is graded here
 * @param jobs how many submissions are graded at a time
 * @param resume whether results of an earlier run are kept where they still hold
 * @param variables of the platform that grades
 */
public record BatchOrder(
    String title,
    Roll roll,
    Pack pack,
    Terms terms,
    Sandbox sandbox,
    Limits limits,
    EnumSet<Report> reports,
    Part part,
    int jobs,
    boolean resume,
    Map<String, String> variables) {

  public BatchOrder {
    reports = EnumSet.copyOf(reports);
    variables = Map.copyOf(variables);
    if (jobs < 1) {
      throw new IllegalArgumentException("at least one job is needed");
    }
  }

  /** What everybody was set. */
  String assignment() {
    return pack.assignment().word();
  }

  /** What may be written. */
  String language() {
    return Languages.joined(Languages.ALL, ", ", Language::word);
  }

  /** What runs it here, and what for. */
  String languageVersion() {
    return languageVersion(Languages.ALL);
  }

  /** The same of some languages. */
  String languageVersion(List<Language> languages) {
    return Languages.joined(languages, ", ", each -> each.version(pack.release(each)));
  }
}
