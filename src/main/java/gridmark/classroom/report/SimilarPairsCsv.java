package gridmark.classroom.report;

import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.roll.Student;
import gridmark.report.format.CsvTable;
import java.util.List;
import java.util.Map;

/** Pairs of submissions that resemble each other, for a spreadsheet. */
public final class SimilarPairsCsv {

  private static final List<String> HEADER =
      List.of(
          "similarity_percent,first_submission,first_id,first_name,second_submission,second_id,second_name"
              .split(","));

  private SimilarPairsCsv() {}

  /**
   * The text of the file.
   *
   * @param students by the keys of their submissions
   */
  public static String of(List<SimilarPair> pairs, Map<String, Student> students) {
    return CsvTable.of(HEADER, pairs.stream().map(pair -> row(pair, students)).toList());
  }

  private static List<Object> row(SimilarPair pair, Map<String, Student> students) {
    Student first = students.get(pair.firstKey());
    Student second = students.get(pair.secondKey());
    return List.of(
        Math.round(pair.similarity() * 100),
        pair.firstKey(),
        first.id(),
        first.name(),
        pair.secondKey(),
        second.id(),
        second.name());
  }
}
