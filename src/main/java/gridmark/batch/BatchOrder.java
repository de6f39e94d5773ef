package gridmark.batch;

import gridmark.grader.Terms;
import gridmark.grader.gradebook.Gradebook.Part;
import gridmark.grader.report.Report;
import gridmark.grader.roll.Roll;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.testcase.Pack;
import java.util.EnumSet;
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
}
