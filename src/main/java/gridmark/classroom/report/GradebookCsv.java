package gridmark.classroom.report;

import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.KnownBug;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.roll.Student;
import gridmark.report.format.CsvTable;
import java.util.List;
import java.util.Optional;

/**
 * The gradebook for a spreadsheet or a platform: a row for everybody. There are no times in it, so
 * that it is the same whenever the same class is graded.
 */
final class GradebookCsv {

  private static final List<String> HEADER =
      List.of("id,name,email,submission,outcome,score,max_score,diagnosis,remarks".split(","));

  private GradebookCsv() {}

  /** The text of the file. A group has one submission, and each of it a row. */
  static String of(Gradebook gradebook) {
    return CsvTable.of(
        HEADER,
        gradebook.entries().stream()
            .flatMap(entry -> entry.students().stream().map(student -> row(student, entry)))
            .toList());
  }

  private static List<Object> row(Student student, Entry entry) {
    Optional<Standing> graded = entry.standing().filter(Standing::hasGrade);
    return List.of(
        ClassWords.line(student.id()),
        ClassWords.line(student.name()),
        ClassWords.line(student.email()),
        entry.key(),
        entry.outcome().name(),
        graded.map(standing -> (Object) standing.score()).orElse(""),
        graded.map(standing -> (Object) standing.maxScore()).orElse(""),
        graded
            .flatMap(standing -> standing.diagnoses().stream().findFirst())
            .map(KnownBug::name)
            .orElse(""),
        ClassWords.line(String.join("; ", entry.remarks())));
  }
}
