package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.KnownBug;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.roll.Student;
import gridmark.grader.submission.Printable;
import gridmark.report.format.CsvTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The gradebook for a spreadsheet or a platform: a row for everybody. There are no times in it, so
 * that it is the same whenever the same class is graded.
 */
final class GradebookCsv {

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
    return CsvTable.of(HEADER, gradebook.entries().stream().flatMap(GradebookCsv::rows).toList());
  }

  /** A group has one submission, and each of it a row. */
  private static Stream<List<Object>> rows(Entry entry) {
    return entry.students().stream().map(student -> row(student, entry));
  }

  private static List<Object> row(Student student, Entry entry) {
    Optional<Standing> graded = entry.standing().filter(Standing::hasGrade);
    return List.of(
        line(student.id()),
        line(student.name()),
        line(student.email()),
        entry.key(),
        entry.outcome().name(),
        graded.map(standing -> (Object) standing.score()).orElse(""),
        graded.map(standing -> (Object) standing.maxScore()).orElse(""),
        graded
            .flatMap(standing -> standing.diagnoses().stream().findFirst())
            .map(KnownBug::name)
            .orElse(""),
        line(String.join("; ", entry.remarks())));
  }

  private static String line(String text) {
    return Printable.line(text.replaceAll("\\R", " "));
  }
}
