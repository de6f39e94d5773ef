package gridmark.grader.report;

import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
import gridmark.grader.roll.Student;
import java.util.ArrayList;
import java.util.List;

/** The gradebook for a spreadsheet or a platform: a row for everybody. */
final class GradebookCsv {

  private static final List<String> HEADER =
      List.of("id", "name", "email", "submission", "outcome", "score", "max_score", "remarks");

  private GradebookCsv() {}

  static String of(Gradebook gradebook) {
    List<List<Object>> rows = new ArrayList<>();
    for (Entry entry : gradebook.entries()) {
      for (Student student : entry.students()) {
        rows.add(
            List.of(
                student.id(),
                student.name(),
                student.email(),
                entry.key(),
                entry.outcome(),
                entry.standing().map(standing -> (Object) standing.score()).orElse(""),
                entry.standing().map(standing -> (Object) standing.maxScore()).orElse(""),
                String.join("; ", entry.remarks())));
      }
    }
    return CsvTable.of(HEADER, rows);
  }
}
