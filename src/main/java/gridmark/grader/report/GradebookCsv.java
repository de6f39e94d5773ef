package gridmark.grader.report;

import gridmark.grader.diagnose.DiagnosisCode;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
<<<<<<< HEAD
import gridmark.grader.roll.Student;
import java.util.ArrayList;
=======
import gridmark.grader.gradebook.Standing;
import gridmark.grader.submission.Printable;
>>>>>>> part-page
import java.util.List;
import java.util.Optional;

/**
 * The gradebook for a spreadsheet or a platform: a row for everybody. There are no times in it, so
 * that it is the same whenever the same class is graded.
 */
final class GradebookCsv {

  /**
   * Excel takes a CSV without it for text of an old code page and spoils every name that is not
   * plain English. Spreadsheets, platforms and most libraries skip it; scripts have results.jsonl.
   */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final List<String> HEADER =
      List.of(
          "id",
          "name",
          "email",
          "submission",
          "outcome",
          "score",
          "max_score",
          "diagnosis",
          "remarks");

  private GradebookCsv() {}

  /** The text of the file. */
  static String of(Gradebook gradebook) {
<<<<<<< HEAD
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
=======
    return BYTE_ORDER_MARK
        + CsvTable.of(HEADER, gradebook.entries().stream().map(GradebookCsv::row).toList());
  }

  private static List<Object> row(Entry entry) {
    Optional<Standing> graded = entry.standing().filter(Standing::hasGrade);
    return List.of(
        line(entry.student().id()),
        line(entry.student().name()),
        line(entry.student().email()),
        entry.key(),
        entry.outcome(),
        graded.map(standing -> (Object) standing.score()).orElse(""),
        graded.map(standing -> (Object) standing.maxScore()).orElse(""),
        graded
            .flatMap(standing -> standing.diagnoses().stream().findFirst())
            .map(DiagnosisCode::name)
            .orElse(""),
        line(String.join("; ", entry.remarks())));
  }

  private static String line(String text) {
    return Printable.line(text.replaceAll("\\R", " "));
>>>>>>> part-page
  }
}
